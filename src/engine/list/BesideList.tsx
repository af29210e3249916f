import { use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { LoadingState } from '@/ui/LoadingState';
import { PartBoundary } from '@/ui/PartBoundary';
import { useLatest } from '../data/useLatest';
import { PANEL, type RecordPanelComponent } from '../page/Panel';
import { OpenRecordContext, type OpenRecord } from './rows/useOpenRecord';

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

  useEscape(beside);

  return (
    <div className="list-beside">
      <div ref={rows} className="list-rows">
        {children}
      </div>
      {Panel && beside?.id !== undefined && (
        <section id={PANEL} aria-label={t('panel.label')} tabIndex={-1} className="list-panel">
          <PartBoundary fallback={<LoadingState label={t('panel.loading')} shape="form" />}>
            <Panel key={beside.id} name={name} id={beside.id} list={beside.list} onOpen={beside.open} onClose={beside.close} />
          </PartBoundary>
        </section>
      )}
    </div>
  );
}

/**
 * Escape closes the record from inside it, and where nothing that is worked with has the focus, as after a reload or on the heading, which has it after a save. A
 * dialog over the record keeps its own Escape key, and so does the rest of the page.
 */
function useEscape(beside: OpenRecord | undefined) {
  const isOpen = beside?.id !== undefined;
  const handleKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isHere = target === document.body || (target instanceof Element && target.closest(`h1, #${PANEL}`) !== null);
    if (key === 'Escape' && isHere) beside?.close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
}

/**
 * When the record is closed, the focus that was in it goes back to its row, else to the heading of the page; when a decision leads to the next record, it goes to the
 * panel (rule focus.kept).
 */
function useFocusBack(beside: OpenRecord | undefined) {
  const rows = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const latest = useLatest(beside);
  const id = beside?.id;
  useEffect(() => {
    const closed = shown.current;
    shown.current = id;
    if (closed === undefined || (document.activeElement && document.activeElement !== document.body)) return;
    if (id !== undefined) {
      if (id !== closed) document.getElementById(PANEL)?.focus();
      return;
    }
    const link = [...(rows.current?.querySelectorAll<HTMLElement>('a[data-path]') ?? [])].find(({ dataset }) => latest.current?.idOf(dataset['path'] ?? '') === closed);
    (link?.closest<HTMLElement>('[role=gridcell]') ?? link ?? document.querySelector('h1'))?.focus();
  }, [id, latest]);
  return rows;
}
