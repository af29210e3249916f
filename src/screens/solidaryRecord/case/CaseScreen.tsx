import Box from '@mui/material/Box';
import { useEntity } from '@/engine/EngineContext';
import { useLabels } from '@/engine/labels';
import type { EntityBody, RecordData } from '@/engine/Resource';
import { RecordLoadError } from '@/engine/show/RecordLoadError';
import { useRecord } from '@/engine/show/useRecord';
import { LoadingState } from '@/ui/LoadingState';
import { sizes } from '@/ui/tokens';
import { BeneficiarySection } from './beneficiary/BeneficiarySection';
import { CaseContext } from './CaseContext';
import { CasePaper } from './CaseSection';
import { CaseBar } from './header/CaseBar';
import { CaseHeader } from './header/CaseHeader';
import { ProofsSection } from './proofs/ProofsSection';
import { QuestionSection } from './question/QuestionSection';
import { SolutionsSection } from './solutions/SolutionsSection';
import { useCaseCommands } from './useCaseCommands';

interface CaseScreenProps {
  name: string;
  id: string;
}

/** The page of a request, where an operator works on it (contract solidary 21; ux O). Reading acts on the platform: one read for each visit. */
export function CaseScreen({ name, id }: CaseScreenProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain, put } = useRecord(entity, id, { visit: true });
  if (record) return <CasePage entity={entity} id={id} record={record} put={put} />;
  if (error) return <RecordLoadError resource={entity.resource} operation="show" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

interface CasePageProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
  put(record: RecordData): Promise<void>;
}

const SECTIONS = ['question', 'beneficiary', 'proofs', 'solutions'];

/** The question first, then who asks, then what is done about it (ux O2). */
function CasePage({ entity, id, record, put }: CasePageProps) {
  const commands = useCaseCommands({ entity, id, record, put });

  return (
    <CaseContext value={commands}>
      <Box sx={{ maxWidth: sizes.recordWidth }}>
        <CaseHeader id={id} />
        <CaseBar sections={SECTIONS} />
        <CasePaper>
          <QuestionSection />
          <BeneficiarySection />
          <ProofsSection />
        </CasePaper>
        <SolutionsSection />
      </Box>
    </CaseContext>
  );
}
