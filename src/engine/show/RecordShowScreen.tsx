import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { sizes } from '@/ui/tokens';
import { useEntity } from '../EngineContext';
import { useLabels } from '../labels';
import { useCan } from '../permissions';
import { RecordActions } from '../RecordActions';
import { recordTitle } from '../recordTitle';
import type { EntityBody, RecordData } from '../Resource';
import { DeleteRecord } from './DeleteRecord';
import { pageTitle } from './pageTitle';
import { RecordDetails } from './RecordDetails';
import { RecordLoadError } from './RecordLoadError';
import { useRecord } from './useRecord';

interface RecordShowScreenProps {
  name: string;
  id: string;
}

/** The page that shows a record: the sections of its form, to read. */
export function RecordShowScreen({ name, id }: RecordShowScreenProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id);

  if (record) return <ShownRecord entity={entity} id={id} record={record} />;
  if (error) return <RecordLoadError resource={entity.resource} operation="show" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

interface ShownRecordProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

function ShownRecord({ entity, id, record }: ShownRecordProps) {
  const { t } = useTranslation('show');
  const { resource } = entity;
  const labels = useLabels(resource);
  const can = useCan(resource);
  const { pathname } = useLocation();

  return (
    <Box sx={{ maxWidth: sizes.recordWidth }}>
      <PageHeader
        title={pageTitle(labels.page('show'), id, t)}
        subtitle={recordTitle(resource, record)}
        secondary={
          <>
            {can('delete') && <DeleteRecord entity={entity} id={id} record={record} />}
            <RecordActions entity={entity} record={record} />
          </>
        }
        primary={
          can('edit') && (
            <Button
              variant="contained"
              startIcon={<EditOutlined />}
              component={RouterLink}
              href={`${resource.route ?? ''}/${encodeURIComponent(id)}`}
              state={{ from: pathname }}
            >
              {t('edit')}
            </Button>
          )
        }
      />
      <RecordDetails entity={entity} record={record} />
    </Box>
  );
}
