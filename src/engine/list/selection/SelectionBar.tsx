import Close from '@mui/icons-material/Close';
import type { CSSProperties } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { firstCell } from '@/ui/firstCell';
import { IconButton } from '@/ui/IconButton';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { useShortening } from '@/ui/useShortening';
import { BulkActions } from '../../bulk/BulkActions';
import { lastStep, type BulkChoice } from '../../bulk/BulkChoices';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import type { KnownTotal } from '../../data/knownTotal';
import { isEmptySelection, scopeOf } from '../../data/selection';
import './selectionBar.css';
import type { SelectableList } from './SelectionContext';
import { useSelectionText } from './useSelectionText';

interface SelectionBarProps {
  entity: EntityBody;
  list: ListDefinition;
  query: ListQuery;
  selectable: SelectableList;
  known: KnownTotal;
  /** An action on the selection is under way, or its result is being read: the bar stays as it is. */
  isWorking: boolean;
  onWorking: (isWorking: boolean) => void;
}

/** How many records are selected and where, with buttons that select all or none, and the actions on the selection. */
export function SelectionBar({ entity, list, query, selectable, known, isWorking, onWorking }: SelectionBarProps) {
  const { t } = useTranslation('list');
  const { selection, changes, page, search } = selectable;
  const { total } = known;
  const text = useSelectionText({ ...selectable, total });
  const box = useFocusHandover(firstCell);
  const isEmpty = isEmptySelection(selection);
  // Only a sentence is left, that says why.
  const isOver = isEmpty && !isWorking;
  // All records can be selected only where their exact number is known, by which the operator confirms a bulk action.
  const isPartial = selection.kind === 'some' && selection.records.size < total && !known.more;
  const selectAll: BulkChoice = { kind: 'select', key: 'selectAll', label: t('list:selectAll', { count: total }), onChoose: changes.selectAll };

  const isNarrow = useIsNarrow();
  const last = lastStep(entity.resource);
  const { line, step } = useShortening(last, text);
  const shortness = isNarrow ? last : step;

  return (
    <section ref={box} aria-label={t('list:selection')} className="selection-bar">
      <div ref={line} className="selection-line" data-shortest={shortness === last ? '' : undefined}>
        {/* As another element, so that it is read aloud. */}
        <p key={String(search?.isFailed)} role={search?.isFailed ? 'alert' : undefined} className="selection-count" data-short={shortness === 0 ? undefined : ''} style={{ '--letters': text.length } as CSSProperties}>
          {text}
        </p>
        {search?.isFailed && <Button size="small" onClick={search.again}>{t('ui:retry')}</Button>}
        {((!isEmpty && !search) || isWorking) && (
          <BulkActions
            picked={{ entity, list, scope: scopeOf(selection, query, { records: page, total }), query, total }}
            about={text}
            first={!isEmpty && isPartial ? [selectAll] : []}
            shortness={shortness}
            onWorking={onWorking}
            onGone={changes.drop}
            onDone={changes.keepOnly}
          />
        )}
        <ClearButton label={isOver ? t('ui:close') : t('list:unselect')} isIcon={shortness > 0 || isOver} onClick={changes.clear} />
      </div>
    </section>
  );
}

function ClearButton({ label, isIcon, onClick }: { label: string; isIcon: boolean; onClick: () => void }) {
  if (!isIcon) {
    return (
      <Button size="small" color="inherit" onClick={onClick} style={{ marginInlineStart: 'auto' }}>
        {label}
      </Button>
    );
  }
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick} style={{ marginInlineStart: 'auto' }}>
      <Close fontSize="small" />
    </IconButton>
  );
}
