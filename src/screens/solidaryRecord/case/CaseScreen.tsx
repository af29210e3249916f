import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useEntity } from '@/engine/EngineContext';
import { useLabels } from '@/engine/labels';
import { recordTitle } from '@/engine/recordTitle';
import type { EntityBody, RecordData } from '@/engine/Resource';
import { pageTitle } from '@/engine/show/pageTitle';
import { RecordLoadError } from '@/engine/show/RecordLoadError';
import { useRecord } from '@/engine/show/useRecord';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { sizes } from '@/ui/tokens';
import { CasePrint } from '../print/CasePrint';
import { CaseContext } from './CaseContext';
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

function CasePage({ entity, id, record, put }: CasePageProps) {
  const { t } = useTranslation('show');
  const { resource } = entity;
  const labels = useLabels(resource);
  const commands = useCaseCommands({ entity, id, record, put });

  return (
    <CaseContext value={commands}>
      <Box sx={{ maxWidth: sizes.recordWidth }}>
        <PageHeader title={pageTitle(labels.page('show'), id, t)} subtitle={recordTitle(resource, record)} secondary={<CasePrint />} />
      </Box>
    </CaseContext>
  );
}
