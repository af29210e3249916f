import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { stands } from '@/config/platformFaults';
import { useTextContext } from '@/engine/fields/useTextContext';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import { SAFE_ADDRESS } from '@/ui/safeAddress';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { sizeText } from '@/widgets/upload/uploadChoice';
import type { CaseProof } from '../../model/SolidaryCase';
import { wordedProof } from '../../model/wordedProof';
import { useCase } from '../CaseContext';
import { CaseSection } from '../CaseSection';
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

const STATES = {
  accepted: { Icon: CheckCircleOutlined, color: 'success' },
  given: { Icon: InfoOutlined, color: 'info' },
  refused: { Icon: CancelOutlined, color: 'error' },
  saidNo: { Icon: InfoOutlined, color: 'warning' },
  absent: { Icon: RemoveCircleOutlineOutlined, color: 'action' },
} as const;

interface ProofItemProps {
  proof: Pick<CaseProof, 'label' | 'value' | 'file' | 'fileName' | 'fileSize'>;
  state: keyof typeof STATES;
  isMandatory?: boolean;
  /** The command that is offered for the proof. */
  action?: ReactNode;
}

/** A proof with its label, its state by icon and word, and the answer or the uploaded file. */
function ProofItem({ proof, state, isMandatory = false, action }: ProofItemProps) {
  const { t } = useTranslation('solidaryCase');
  const { Icon, color } = STATES[state];
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{proof.label || t('proof.unnamed')}</Box>
        <ProofValue {...proof} />
        <Box>{action}</Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
        <Icon aria-hidden="true" fontSize="small" color={color} />
        {t(isMandatory ? 'proof.absentMandatory' : `proof.${state}`)}
      </Box>
    </Box>
  );
}

function ProofValue({ value, file, fileName, fileSize }: ProofItemProps['proof']) {
  const { t } = useTranslation('solidaryCase');
  if (file !== undefined) return <ProofFile address={file} name={fileName ?? t('proof.file')} size={fileSize} />;
  if (value === undefined) return null;
  return <Box>{typeof value === 'boolean' ? t(value ? 'widgets:yes' : 'widgets:no') : value}</Box>;
}

/** A link to the file, which opens in a new tab. */
function ProofFile({ address, name, size }: { address: string; name: string; size: string | undefined }) {
  const { t } = useTranslation('solidaryCase');
  const weight = sizeText(size, useTextContext().language);
  const shown = weight === undefined ? name : t('proof.sized', { name, size: weight });
  if (!SAFE_ADDRESS.test(address)) return <Box>{shown}</Box>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}>
      {shown}
      <OpenInNewOutlined aria-hidden="true" fontSize="inherit" />
      <VisuallyHidden>{t('proof.newTab')}</VisuallyHidden>
    </Link>
  );
}

const itemStyle = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }, columnGap: 2, rowGap: 0.5, alignItems: 'start' };
