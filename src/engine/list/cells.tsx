import type { CustomCellRendererProps } from 'ag-grid-react';
import type { KeyboardEvent } from 'react';
import { useTextContext } from '../fields/useTextContext';
import type { RecordData } from '../model/Schema';
import type { Widget, WidgetField } from '../model/Widget';
import { CellLink } from './CellLink';
import { RowIcon } from './RowIcon';
import { RowMenuButton } from './RowMenuButton';
import { useGridRow } from './RowContext';

type CellProps = CustomCellRendererProps<RecordData, string>;

/** The cell that names the record and opens it. */
export function NameCell({ data, value }: CellProps) {
  const { linksOf, titleOf } = useGridRow();
  if (!data) return null;
  const { open } = linksOf(data);
  const text = value ?? titleOf(data);
  return open ? <CellLink to={open}>{text}</CellLink> : text;
}

/** A value that plain text cannot show: a link, an image. */
export function DisplayCell({ data, field, widget }: CellProps & { field: WidgetField; widget: Widget }) {
  const { Display } = widget;
  const value = data?.[field.name];
  const isFilled = data !== undefined && value !== undefined;

  return isFilled && Display ? (
    <span ref={leaveTabOrder}>
      <Display field={field} value={value as never} record={data} dense />
    </span>
  ) : null;
}

/** A text whose end gives way where the column is narrow (`gridStyle`). */
export function TailCell({ value, widget }: CellProps & { widget: Widget }) {
  const tail = value && widget.tail?.(value);
  if (!tail) return value;
  return (
    <span data-shortened="">
      {value.slice(0, -tail.length)}
      <span data-tail="" data-cut="">
        {tail}
      </span>
    </span>
  );
}

/** One Tab leaves the grid: what a widget renders in a cell is reached with arrows and Enter. */
function leaveTabOrder(cell: HTMLElement | null) {
  for (const control of cell?.querySelectorAll<HTMLElement>('a, button') ?? []) control.tabIndex = -1;
}

/** What may be done with the row, each named after it. Enter goes in, arrows move, Escape goes back to the cell. */
export function ActionsCell({ data }: CellProps) {
  const { t } = useTextContext();
  const { linksOf, titleOf } = useGridRow();
  if (!data) return null;
  const { show, edit } = linksOf(data);
  const title = titleOf(data);

  return (
    <span role="presentation" className="row-actions" onKeyDown={handleActionKey}>
      {show && (
        <CellLink to={show} label={t('list:showNamed', { title })}>
          <RowIcon of="show" />
        </CellLink>
      )}
      {edit && (
        <CellLink to={edit} label={t('list:editNamed', { title })}>
          <RowIcon of="edit" />
        </CellLink>
      )}
      <RowMenuButton record={data} title={title} inGrid />
    </span>
  );
}

function handleActionKey(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = links.findIndex((link) => link === event.target);
  if (event.key === 'ArrowRight') links[at + 1]?.focus();
  if (event.key === 'ArrowLeft') links[at - 1]?.focus();
  if (event.key === 'Escape') event.currentTarget.closest<HTMLElement>('[role=gridcell]')?.focus();
}
