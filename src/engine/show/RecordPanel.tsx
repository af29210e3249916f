import Close from '@mui/icons-material/Close';
import OpenInFull from '@mui/icons-material/OpenInFull';
import { useEffect, useMemo } from 'react';
import type { ApiError } from '@/api/ApiError';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { rememberRecent } from '@/session/recentRecords';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { LoadingState } from '@/ui/LoadingState';
import { RouterLink } from '@/ui/RouterLink';
import { useEntity } from '../data/EngineContext';
import { useErrorText } from '../data/errorMessage';
import { useLatest } from '../data/useLatest';
import { useRecord } from '../data/useRecord';
import { useLabels } from '../fields/labels';
import { partsOfPage, usePartsThere } from '../fields/usePartsThere';
import { showAddress } from '../model/recordAddress';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { NeighboursContext } from '../page/Neighbours';
import { PANEL, PanelContext, type RecordPanelProps } from '../page/Panel';
import { usePanelNeighbours } from './neighbours/useRecordNeighbours';
import { RecordContent } from './RecordContent';
import './record.css';

/** The page of a record, read beside its list. */
export function RecordPanel({ name, id, list, onOpen, onClose }: RecordPanelProps) {
  const { t } = useTranslation('show');
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id);
  const arePartsThere = usePartsThere(entity, partsOfPage);
  const latest = useLatest({ open: onOpen, close: onClose });
  const panel = useMemo(() => ({ list, open: (other: string) => latest.current.open(other), close: () => latest.current.close() }), [list, latest]);

  return (
    <PanelContext value={panel}>
      <div className="panel-bar">
        <Button size="small" color="inherit" startIcon={<OpenInFull />} component={RouterLink} href={showAddress(entity.resource.route, id)} state={{ from: list }}>
          {t('panel.page')}
        </Button>
        <IconButton aria-label={t('panel.close')} title={t('panel.close')} aria-keyshortcuts="Escape" onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      {record && arePartsThere && error?.kind !== 'notFound' ? (
        <ReadRecord entity={entity} id={id} record={record} list={list} />
      ) : error ? (
        <UnreadRecord entity={entity} error={error} onRetry={readAgain} />
      ) : (
        <LoadingState label={labels.state('loading')} shape="form" />
      )}
    </PanelContext>
  );
}

interface ReadRecordProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
  list: string;
}

/** Announces the record, as the focus stays in the list. */
function ReadRecord({ entity, id, record, list }: ReadRecordProps) {
  const { t } = useTranslation('show');
  const announce = useAnnounce();
  const title = recordTitle(entity.resource, record);
  useEffect(() => announce(t('panel.opened', { title })), [announce, t, title]);
  useRememberRead(entity.resource.name, id);
  return (
    <NeighboursContext value={usePanelNeighbours(entity, id, list)}>
      <RecordContent entity={entity} id={id} record={record} />
    </NeighboursContext>
  );
}

/** How long a record stays open before it counts as read, in milliseconds: the arrow keys pass over records that nobody reads. */
const READ = 1000;

/** Remembers the record, for the home page, once it is read: when it has stayed open or has the focus. */
function useRememberRead(name: string, id: string): void {
  const userId = useSession().user.id;
  useEffect(() => {
    const remember = () => rememberRecent(keptIn(window), userId, { name, id });
    const panel = document.getElementById(PANEL);
    const timer = setTimeout(remember, READ);
    panel?.addEventListener('focusin', remember, { once: true });
    return () => {
      clearTimeout(timer);
      panel?.removeEventListener('focusin', remember);
    };
  }, [userId, name, id]);
}

function UnreadRecord({ entity, error, onRetry }: { entity: EntityBody; error: ApiError; onRetry: () => void }) {
  const labels = useLabels(entity.resource);
  const errorText = useErrorText();
  if (error.kind === 'notFound') return <ErrorState title={labels.state('notFound')} />;
  return <ErrorState title={labels.message('error', 'loaded')} detail={errorText(error)} {...(error.kind !== 'denied' && { onRetry })} />;
}
