import Box from '@mui/material/Box';
import { use, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/ui/LoadingState';
import { PartBoundary } from '@/ui/PartBoundary';
import { useLatest } from '../data/useLatest';
import { PANEL, type RecordPanelComponent } from '../page/Panel';
import { OpenRecordContext, type OpenRecord } from './useOpenRecord';

interface BesideListProps {
  /** The name of the entity. */
  name: string;
  Panel: RecordPanelComponent | undefined;
  /** The rows and their pager. */
  children: ReactNode;
}

/** The rows of a list and, beside them, the record that is open. The rows stay the same elements when a record is opened and closed. */
export function BesideList({ name, Panel, children }: BesideListProps) {
  const { t } = useTranslation('list');
  const beside = use(OpenRecordContext);
  const rows = useFocusBack(beside);

  /** A dialog over the panel keeps its own Escape key, although React passes the event on. */
  function handleKey({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) {
    if (key === 'Escape' && !defaultPrevented && target instanceof Node && currentTarget.contains(target)) beside?.close();
  }

  return (
    <Box sx={besideStyle}>
      <Box ref={rows} sx={rowsStyle}>{children}</Box>
      {Panel && beside?.id !== undefined && (
        <Box component="section" id={PANEL} aria-label={t('panel.label')} tabIndex={-1} onKeyDown={handleKey} sx={panelStyle}>
          <PartBoundary fallback={<LoadingState label={t('panel.loading')} shape="form" />}>
            <Panel key={beside.id} name={name} id={beside.id} list={beside.list} onClose={beside.close} />
          </PartBoundary>
        </Box>
      )}
    </Box>
  );
}

/** When the record is closed, the focus that was in it goes back to its row, else to the heading of the page (rule focus.kept). */
function useFocusBack(beside: OpenRecord | undefined) {
  const rows = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const latest = useLatest(beside);
  const id = beside?.id;
  useEffect(() => {
    const closed = shown.current;
    shown.current = id;
    if (closed === undefined || id !== undefined || (document.activeElement && document.activeElement !== document.body)) return;
    const link = [...(rows.current?.querySelectorAll<HTMLElement>('a[data-path]') ?? [])].find(({ dataset }) => latest.current?.idOf(dataset['path'] ?? '') === closed);
    (link?.closest<HTMLElement>('[role=gridcell]') ?? link ?? document.querySelector('h1'))?.focus();
  }, [id, latest]);
  return rows;
}

const besideStyle = { display: 'flex', gap: 2, flex: '1 1 auto', minHeight: 0, '@media print': { display: 'block' } };

const rowsStyle = { display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0, '@media print': { display: 'block' } };

const panelStyle = {
  flex: '0 0 clamp(480px, 40%, 640px)',
  minHeight: 0,
  overflowY: 'auto',
  scrollPaddingTop: 64,
  px: 2,
  pb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
  bgcolor: 'background.default',
  displayPrint: 'none',
};
