import { memo, useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useTextContext } from '../../fields/useTextContext';
import type { RecordData } from '../../model/Schema';
import { isSelected, pageState } from '../../data/selection';
import './selectBox.css';
import { useSelectableList } from './SelectionContext';
import type { SelectionChanges } from './useSelection';

interface SelectBoxProps {
  record: RecordData;
  /** The title of the record. */
  title: string;
  /** Whether the box is in the grid, where the cell takes the focus and Space. */
  inGrid?: boolean;
}

/** The tick box of a row or card, named after its record; Shift also ticks every row since the last one. Renders nothing where nothing can be selected. */
export function SelectBox(props: SelectBoxProps) {
  const list = useSelectableList();
  return list ? <RowBox {...props} isTicked={isSelected(list.selection, props.record)} changes={list.changes} /> : null;
}

interface RowBoxProps extends SelectBoxProps {
  isTicked: boolean;
  changes: SelectionChanges;
}

/** Rendered again only where something of this row has changed: all rows hear of each change of the selection and of the page. */
const RowBox = memo(function RowBox({ record, title, inGrid = false, isTicked, changes }: RowBoxProps) {
  const { t } = useTextContext();
  return <TickBox label={t('list:selectRow', { title })} state={isTicked ? 'all' : 'none'} inGrid={inGrid} onToggle={(range) => changes.toggle(record, range)} />;
});

/** The tick box of the whole page: half ticked when some of its records are. */
export function SelectPageBox({ inGrid = false }: { inGrid?: boolean }) {
  const { t } = useTranslation('list');
  const list = useSelectableList();
  if (!list) return null;
  const state = pageState(list.selection, list.page);

  return (
    <TickBox
      label={t('selectPage', { count: list.page.length })}
      state={state}
      inGrid={inGrid}
      isDisabled={list.isOutdated}
      onToggle={() => list.changes.setPage(state !== 'all')}
    />
  );
}

interface TickBoxProps {
  label: string;
  state: 'none' | 'some' | 'all';
  inGrid: boolean;
  isDisabled?: boolean;
  onToggle: (range: boolean) => void;
}

/** The browser's own tick box, as a page has a hundred of them. */
function TickBox({ label, state, inGrid, isDisabled = false, onToggle }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);

  function handleClick(event: MouseEvent) {
    if (!isDisabled) onToggle(event.shiftKey);
  }

  return (
    <span role="presentation" className={inGrid ? 'row-tick' : 'row-tick row-tick-alone'} onMouseDown={inGrid ? keepFocus : undefined} onClick={handleClick}>
      <input ref={box} type="checkbox" aria-label={label} title={label} checked={state === 'all'} aria-disabled={isDisabled || undefined} readOnly tabIndex={inGrid ? -1 : 0} />
    </span>
  );
}

/** A click in the grid ticks the box but leaves the focus on the cell, so that keys go on from there. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
