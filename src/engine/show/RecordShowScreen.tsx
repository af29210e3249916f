import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { sizes } from '@/ui/tokens';
import { RecordActions } from '../action/RecordActions';
import { dashboardLink } from '../model/dashboardLink';
import { copyLink } from '../model/copyLink';
import { useEntity } from '../data/EngineContext';
import { useLeaving } from '../page/useLeaving';
import { useLabels } from '../fields/labels';
import { RecordNotices } from '../page/RecordNotices';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { DeleteRecord } from '../action/DeleteRecord';
import { pageTitle } from '../page/pageTitle';
import { RecordDetails } from './RecordDetails';
import { RecordLoadError } from '../page/RecordLoadError';
import { RelatedSection } from './RelatedSection';
import { useRecord } from '../data/useRecord';
import { useRecordNeighbours } from './neighbours/useRecordNeighbours';
import { useNeighbourFocus } from './neighbours/useNeighbourFocus';
import { NeighboursContext } from '../page/Neighbours';
import { NeighboursBar } from './neighbours/NeighboursBar';

interface RecordShowScreenProps {
  name: string;
  id: string;
}

/** The page that shows a record: the sections of its form, to read. */
export function RecordShowScreen({ name, id }: RecordShowScreenProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id);

  if (record) {
    return (
      <>
        <Box sx={{ maxWidth: sizes.recordWidth }}>
          <ShownRecord entity={entity} id={id} record={record} />
        </Box>
        <RelatedSection resource={entity.resource} id={id} />
      </>
    );
  }
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
  const { can, list } = useLeaving(resource);
  const { pathname } = useLocation();
  const trail = { from: pathname, ...(list !== undefined && { list }) };
  const copy = copyLink(resource, id, can);
  const dashboard = dashboardLink(resource, record);
  const title = pageTitle(labels.page('show'), id, t);
  const neighbours = useRecordNeighbours(entity, id, list);
  useNeighbourFocus(neighbours, title);

  return (
    <NeighboursContext value={neighbours}>
      <PageHeader
        title={title}
        subtitle={recordTitle(resource, record)}
        secondary={
          <>
            {dashboard !== undefined && can('dashboard') && (
              <Button startIcon={<InsightsOutlined />} component={RouterLink} href={dashboard}>
                {t('dashboard')}
              </Button>
            )}
            {can('delete') && <DeleteRecord entity={entity} id={id} record={record} />}
            <RecordActions entity={entity} id={id} record={record} />
            {copy && (
              <Button startIcon={<ContentCopyOutlined />} component={RouterLink} href={copy} state={trail}>
                {t('copy')}
              </Button>
            )}
          </>
        }
        primary={
          can('edit') && (
            <Button
              variant="contained"
              startIcon={<EditOutlined />}
              component={RouterLink}
              href={`${resource.route ?? ''}/${encodeURIComponent(id)}`}
              state={trail}
            >
              {t('edit')}
            </Button>
          )
        }
      />
      {list !== undefined && <NeighboursBar entity={entity} list={list} neighbours={neighbours} />}
      <RecordNotices entity={entity} id={id} record={record} mode="show" />
      <RecordDetails entity={entity} record={record} />
    </NeighboursContext>
  );
}
