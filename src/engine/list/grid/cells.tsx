import type { CustomCellRendererProps } from 'ag-grid-react';
import { use, type KeyboardEvent } from 'react';
import { ShownValue } from '../../fields/ShownValue';
import { useTextContext } from '../../fields/useTextContext';
import type { RecordData } from '../../model/Schema';
import type { Widget, WidgetField } from '../../model/Widget';
import { CellLink } from '../rows/CellLink';
import { RowIcon } from '../rows/RowIcon';
import { RowMenuButton } from '../rows/RowMenuButton';
import { SavedRecordContext, useRowContext } from '../rows/RowContext';
import { OpenRecordContext } from '../rows/useOpenRecord';

type CellProps = CustomCellRendererProps<RecordData, string>;

/** The cell with the name of the record, which opens it. */
export function NameCell({ data, value }: CellProps) {
  const { linksOf, titleOf } = useRowContext();
  const openId = use(OpenRecordContext)?.id;
  const savedId = use(SavedRecordContext);
  if (!data) return null;
  const id = String(data['id']);
  const { open } = linksOf(data);
  const text = value ?? titleOf(data);
  return (
    <>
      {savedId === id && <SavedMark />}
      {open ? (
        <CellLink to={open} isCurrent={openId === id}>
          {text}
        </CellLink>
      ) : (
        text
      )}
    </>
  );
}

/** The mark of a record that a save has just changed. A cell shows its icon alone, before the name: words after it would be cut off in a narrow column. */
export function SavedMark() {
  const { t } = useTextContext();
  const words = t('list:saved');
  return (
    <span className="row-saved" title={words}>
      <RowIcon of="saved" />
      <span> {words} </span>
    </span>
  );
}

/** A cell with a value that plain text cannot show: a link, an image. */
export function ValueCell({ data, value, field, widget }: CellProps & { field: WidgetField; widget: Widget }) {
  return data ? (
    <span ref={leaveTabOrder}>
      <ShownValue field={field} widget={widget} value={data[field.name]} record={data} dense>
        {value ?? undefined}
      </ShownValue>
    </span>
  ) : null;
}

/** A cell whose text loses its end where the column is narrow (`grid.css`). */
export function TailCell({ value, widget }: CellProps & { widget: Widget }) {
  const tail = value && widget.tail?.(value);
  if (!tail) return value;
  return (
    <span data-shortened="">
      {value.slice(0, -tail.length)}
      <span>{tail}</span>
    </span>
  );
}

/** Takes the controls of a cell out of the tab order: one Tab leaves the grid, and arrow keys and Enter reach what a widget renders in a cell. */
function leaveTabOrder(cell: HTMLElement | null) {
  for (const control of cell?.querySelectorAll<HTMLElement>('a, button') ?? []) control.tabIndex = -1;
}

/** The cell with the actions of a row, each named after the record; its page is opened by its name. Enter goes into it, arrow keys move, Escape goes back to the cell. */
export function ActionsCell({ data }: CellProps) {
  const { t } = useTextContext();
  const { linksOf, titleOf } = useRowContext();
  if (!data) return null;
  const { edit } = linksOf(data);
  const title = titleOf(data);

  return (
    <span role="presentation" className="row-actions" onKeyDown={handleActionKey}>
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
