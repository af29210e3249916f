import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { stands } from '@/config/platformFaults';
import { useConfig } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import type { CaseProof } from '../../model/SolidaryCase';
import { wordedProof } from '../../model/wordedProof';
import { useCase } from '../CaseContext';
import { CaseSection } from '../CaseSection';
import { ProofItem } from './ProofItem';
import { SendProof } from './SendProof';
import { useStructureProofs } from './useStructureProofs';

/** The proofs that the beneficiary has given to the structure, and those that it asks for and that are missing. */
export function ProofsSection() {
  const { t } = useTranslation('solidaryCase');
  const { solidaryCase } = useCase();
  const { proofs, structure } = solidaryCase;
  const { expected, asked } = useStructureProofs(structure.id);
  const given = new Set(proofs.map(({ definitionId }) => definitionId));
  const absent = expected.filter(({ id }) => !given.has(id));

  return (
    <CaseSection id="proofs" title={t('sections.proofs')}>
      {structure.isLight && proofs.length === 0 && (
        <Notice severity="info">
          {t('light.proofs')}
        </Notice>
      )}
      {!structure.isLight && proofs.length + absent.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('noProofs')}</Box>}
      {proofs.length + absent.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {proofs.map((proof, index) => (
            <ProofItem key={proof.definitionId ?? `at-${index}`} proof={wordedProof(proof, asked)} state={stateOf(proof)} action={<SendAnother proof={proof} />} />
          ))}
          {absent.map(({ id, label, mandatory, inputType }) => (
            <ProofItem key={id} proof={{ label }} state="absent" isMandatory={mandatory} action={inputType === 'file' && <SendProof definitionId={id} label={label} stored={undefined} />} />
          ))}
        </Box>
      )}
    </CaseSection>
  );
}

/** Offers to replace a file, except on a platform that refuses a second one (contract requests.files). */
function SendAnother({ proof: { inputType, definitionId, label, file, fileName } }: { proof: CaseProof }) {
  const { t } = useTranslation('solidaryCase');
  const { settings } = useConfig();
  if (inputType !== 'file' || definitionId === undefined || stands('repeatedProof', settings)) return null;
  return <SendProof definitionId={definitionId} label={label} stored={file === undefined ? undefined : (fileName ?? t('proof.file'))} />;
}

const ACCEPTED = 1;
const REFUSED = 2;

/**
 * The state of a proof. Proofs are accepted or refused together with the candidacy they belong to (contract people.proofs), but that does not turn
 * a "no" into an accepted proof.
 */
function stateOf({ status, value }: CaseProof): 'given' | 'accepted' | 'refused' | 'saidNo' {
  if (value === false && status !== REFUSED) return 'saidNo';
  if (status === ACCEPTED) return 'accepted';
  return status === REFUSED ? 'refused' : 'given';
}
