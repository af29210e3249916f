import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEngine } from '@/engine/data/EngineContext';
import { useLabels } from '@/engine/fields/labels';
import { FieldValue } from '@/engine/fields/FieldValue';
import type { RecordData } from '@/engine/model/Schema';
import { isEmptyValue } from '@/engine/model/transforms/emptyValue';
import { plainObjects } from '@/engine/model/transforms/plainObject';
import type { DisplayProps, WidgetField } from '@/engine/model/Widget';
import { widgetName } from '@/engine/model/widgetName';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { cellOf, columnsOf } from './columns';

/** A list of objects as a table with a row for each, without the columns that are empty. On a narrow screen it scrolls inside its own box. */
export function TableDisplay({ field, value }: DisplayProps) {
  const { widgets } = useEngine();
  const labels = useLabels(field.entity.resource);
  const rows = plainObjects(value);
  const columns = filled(columnsOf(field, labels.field), rows).map((column) => ({ column, widget: widgets[widgetName(field.entity, column.name)] }));

  return (
    <Box role="region" aria-label={field.label} tabIndex={0} sx={boxStyle}>
      <Table size="small">
        <caption>
          <VisuallyHidden>{field.label}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            {columns.map(({ column, widget }) => (
              <TableCell key={column.name} scope="col" align={widget?.align ?? 'left'} sx={headStyle}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // Rows of the API may share an id, or have none (contract wire.values).
            // oxlint-disable-next-line react/no-array-index-key
            <TableRow key={index}>
              {columns.map(({ column, widget }) => (
                <TableCell key={column.name} align={widget?.align ?? 'left'} sx={{ verticalAlign: 'top', minWidth: isProse(column) ? PROSE_WIDTH : CELL_WIDTH }}>
                  {/* A list inside a cell is shown on one line, as a table inside a table would be unreadable. */}
                  {widget && <FieldValue field={column} widget={widget} value={cellOf(row, column)} record={row} dense={Array.isArray(cellOf(row, column))} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The columns that hold something in some row, as an empty one takes the room of the others. */
function filled(columns: readonly WidgetField[], rows: readonly RecordData[]): readonly WidgetField[] {
  return columns.filter((column) => rows.some((row) => !isEmptyValue(cellOf(row, column))));
}

/** Whether a column contains sentences, which need room to be read, while a name or a date takes what is left. */
function isProse({ entity, name }: WidgetField): boolean {
  return ['longText', 'richText'].includes(widgetName(entity, name));
}

const PROSE_WIDTH = '16rem';

/** The least width of a cell, as a file's name may break anywhere, and would otherwise stand in a column of one letter. */
const CELL_WIDTH = '5.5rem';

// The box has a position, as texts hidden inside for screen readers would widen the page without it. Words are not broken: the box scrolls.
const boxStyle = { position: 'relative', overflowX: 'auto', overflowWrap: 'normal', border: 1, borderColor: 'divider', borderRadius: 1, '& table caption': { p: 0 }, '& th, & td': { px: 1.25 }, '& tr:last-of-type td': { borderBottom: 0 } };

const headStyle = { color: 'text.secondary', fontWeight: 600, verticalAlign: 'bottom' };
