import { useEngine } from '@/engine/data/EngineContext';
import { useLabels } from '@/engine/fields/labels';
import { FieldValue } from '@/engine/fields/FieldValue';
import type { RecordData } from '@/engine/model/Schema';
import { isEmptyValue } from '@/engine/model/transforms/emptyValue';
import { plainObjects } from '@/engine/model/transforms/plainObject';
import type { DisplayProps, WidgetField } from '@/engine/model/Widget';
import { widgetName } from '@/engine/model/widgetName';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ListDisplay } from '../ListDisplay';
import { cellOf, columnsOf } from './columns';
import './table.css';

/**
 * A list of objects as a table with a row for each, without the columns that are empty. On a narrow screen it scrolls inside its own box. Where an object has
 * further objects in it, each is a list of its parts, as a cell is too small for them.
 */
export function TableDisplay(props: DisplayProps) {
  const { field, value } = props;
  const { widgets } = useEngine();
  const labels = useLabels(field.entity.resource);
  const rows = plainObjects(value);
  const columns = filled(columnsOf(field, labels.field), rows).map((column) => ({ column, widget: widgets[widgetName(field.entity, column.name)] }));
  if (columns.some(({ column }) => hasParts(column))) return <ListDisplay {...props} />;

  return (
    <div className="value-table" role="region" aria-label={field.label} tabIndex={0}>
      <table>
        <caption>
          <VisuallyHidden>{field.label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ column, widget }) => (
              <th key={column.name} scope="col" data-align={widget?.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows of the API may share an id, or have none (contract wire.values).
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {columns.map(({ column, widget }) => (
                <td key={column.name} data-align={widget?.align} data-prose={isProse(column) || undefined}>
                  {/* A list inside a cell is shown on one line. */}
                  {widget && <FieldValue field={column} widget={widget} value={cellOf(row, column)} record={row} dense={Array.isArray(cellOf(row, column))} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The columns that hold something in some row, as an empty one takes the room of the others. */
function filled(columns: readonly WidgetField[], rows: readonly RecordData[]): readonly WidgetField[] {
  return columns.filter((column) => rows.some((row) => !isEmptyValue(cellOf(row, column))));
}

function hasParts({ entity, name }: WidgetField): boolean {
  return ['object', 'table'].includes(widgetName(entity, name));
}

/** Whether a column contains sentences, which need room to be read, while a name or a date takes what is left. */
function isProse({ entity, name }: WidgetField): boolean {
  return ['longText', 'richText'].includes(widgetName(entity, name));
}
