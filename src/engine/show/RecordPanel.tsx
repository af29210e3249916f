import Close from '@mui/icons-material/Close';
import OpenInFull from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/ApiError';
import { useAnnounce } from '@/ui/Announcer';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { RouterLink } from '@/ui/RouterLink';
import { useEntity } from '../data/EngineContext';
import { useErrorText } from '../data/errorMessage';
import { useRecord } from '../data/useRecord';
import { useLabels } from '../fields/labels';
import { partOfPage, usePartsThere } from '../fields/usePartsThere';
import { showAddress } from '../model/recordAddress';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { PanelContext, type RecordPanelProps } from '../page/Panel';
import { RecordContent } from './RecordContent';

/** The page of a record, read beside its list. */
export function RecordPanel({ name, id, list, onClose }: RecordPanelProps) {
  const { t } = useTranslation('show');
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id);
  const arePartsThere = usePartsThere(entity, entity.resource.show, partOfPage);
  const panel = useMemo(() => ({ list }), [list]);

  return (
    <PanelContext value={panel}>
      <Box sx={barStyle}>
        <Button size="small" color="inherit" startIcon={<OpenInFull />} component={RouterLink} href={showAddress(entity.resource.route, id)} state={{ from: list }}>
          {t('panel.page')}
        </Button>
        <IconButton aria-label={t('panel.close')} title={t('panel.close')} aria-keyshortcuts="Escape" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {record && arePartsThere && error?.kind !== 'notFound' ? (
        <ReadRecord entity={entity} id={id} record={record} />
      ) : error ? (
        <UnreadRecord entity={entity} error={error} onRetry={readAgain} />
      ) : (
        <LoadingState label={labels.state('loading')} shape="form" />
      )}
    </PanelContext>
  );
}

/** Announces the record, as the focus stays in the list. */
function ReadRecord({ entity, id, record }: { entity: EntityBody; id: string; record: RecordData }) {
  const { t } = useTranslation('show');
  const announce = useAnnounce();
  const title = recordTitle(entity.resource, record);
  useEffect(() => announce(t('panel.opened', { title })), [announce, t, title]);
  return <RecordContent entity={entity} id={id} record={record} />;
}

function UnreadRecord({ entity, error, onRetry }: { entity: EntityBody; error: ApiError; onRetry: () => void }) {
  const labels = useLabels(entity.resource);
  const errorText = useErrorText();
  if (error.kind === 'notFound') return <ErrorState title={labels.state('notFound')} />;
  return <ErrorState title={labels.message('error', 'loaded')} detail={errorText(error)} {...(error.kind !== 'denied' && { onRetry })} />;
}

/** The bar stays in sight while the record scrolls below it. */
const barStyle = { position: 'sticky', top: 0, zIndex: 4, display: 'flex', justifyContent: 'space-between', alignItems: 'center', mx: -2, px: 1, bgcolor: 'background.default' };
