import Box from '@mui/material/Box';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useFormRecord } from '@/engine/fields/FormRecord';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import { idOf } from '../model/read';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import type { CaseProof } from '../model/SolidaryCase';
import { givenProofs, type Given } from './proofsAlreadyGiven';

interface GivenProofsProps {
  /** What the structure asks and offers, with all its proofs. */
  configuration: RequestConfiguration;
  given: Given;
  onGiven(given: Given): void;
}

/** The proofs that a chosen person has already given to the structure, which the form does not ask for again. */
export function GivenProofs({ configuration, given, onGiven }: GivenProofsProps) {
  const { t } = useTranslation('solidaryRequest');
  const found = useGiven(configuration);
  useEffect(() => onGiven(found), [found, onGiven]);

  if (configuration.proofs.length === 0 || given.kind === 'nobody') return null;
  return (
    <Notice severity={given.kind === 'unknown' ? 'warning' : 'info'} role="status" className="notice-page">
      {given.kind === 'known' && given.proofs.length > 0 ? <KnownProofs proofs={given.proofs} isAll={isAll(given.proofs, configuration)} /> : t(`given.${given.kind === 'known' ? 'none' : given.kind}`)}
    </Notice>
  );
}

/** What was given is folded, as it would leave less room for what is asked, and move it when it arrives. */
function KnownProofs({ proofs, isAll: hasAll }: { proofs: readonly CaseProof[]; isAll: boolean }) {
  const { t } = useTranslation('solidaryRequest');
  const answer = ({ value, fileName }: CaseProof) => fileName ?? (typeof value === 'boolean' ? t(value ? 'widgets:yes' : 'widgets:no') : value);

  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer' } }}>
      <summary>{t(hasAll ? 'given.all' : 'given.some')}</summary>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {proofs.map((proof, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same definition may have two
          <li key={index}>{t('given.proof', { label: proof.label, answer: answer(proof) })}</li>
        ))}
      </Box>
    </Box>
  );
}

function isAll(proofs: readonly CaseProof[], configuration: RequestConfiguration): boolean {
  return configuration.proofs.every(({ id }) => proofs.some(({ definitionId }) => definitionId === id));
}

const NOBODY: Given = { kind: 'nobody' };
const ASKING: Given = { kind: 'asking' };

/** Reads them once for each person. Their names were filled in when the person was chosen. */
function useGiven(configuration: RequestConfiguration): Given {
  const api = useApi();
  const { userId: picked, email, givenName, familyName } = useFormRecord();
  const userId = idOf(picked);
  const { data } = useSWR<Given>(
    userId === undefined ? null : ['solidaryRecord', 'given', configuration.structureId, userId],
    () => givenProofs(api, configuration, { userId: userId ?? 0, email, givenName, familyName }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  return userId === undefined ? NOBODY : (data ?? ASKING);
}
