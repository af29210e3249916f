import { formatTelephone } from '@/i18n/format';
import type { WireRecord } from '@/api/records';
import type { Schema } from '../../model/Schema';
import { recordFromApi } from '../../model/transforms/recordFromApi';
import type { TransformContext } from '../../model/transforms/Transform';
import { fieldSchema, hasType } from '../../model/widgetName';
import { columnWriter, type Writing } from './columnWriter';
import type { CsvColumn } from './CsvFile';

interface ServerColumns {
  columns: CsvColumn[];
  /** Writes a row of the server's file as a row of ours. */
  write(row: readonly string[]): string[];
}

/**
 * Translates the columns of a server's file. A column headed by the name of a field of the list is written like that field elsewhere, with its label, its
 * words and its dates; any other column stays as it is.
 */
export function serverColumns(headers: readonly string[], writing: Writing, context: TransformContext): ServerColumns {
  const { entity } = writing;
  const listed = entity.resource.list?.columns.map(({ field }) => field) ?? [];
  const writers = headers.map((header) => (listed.includes(header) ? columnWriter(header, writing) : undefined));
  const schemas = headers.map((header) => fieldSchema(entity.schema, header));

  return {
    columns: headers.map((header, index) => writers[index] ?? { key: keyOf(headers, index), label: header }),
    write(row) {
      const wire: WireRecord = Object.fromEntries(headers.map((header, index) => [header, typed(row[index] ?? '', schemas[index] ?? {})]));
      const record = recordFromApi(entity, wire, context);
      return headers.map((_header, index) => writers[index]?.write(record) || withZero(row[index] ?? ''));
    },
  };
}

/** A key for a column, since several columns may have the same header. */
function keyOf(headers: readonly string[], index: number): string {
  return `${headers[index]} ${headers.slice(0, index).filter((header) => header === headers[index]).length}`;
}

/** The value of a cell of the server's file, which holds texts only: yes and no are 1 and 0 (contract users.export). */
function typed(cell: string, schema: Schema): unknown {
  if (cell === '') return undefined;
  if (hasType(schema, 'boolean')) return cell === '1' || cell === 'true';
  const isNumber = hasType(schema, 'integer') || hasType(schema, 'number');
  return isNumber && Number.isFinite(Number(cell)) ? Number(cell) : cell;
}

/** Writes the ten digits of a telephone number in pairs: a spreadsheet would otherwise take them for a number, and drop the zero. */
function withZero(cell: string): string {
  return /^0[1-9]\d{8}$/.test(cell) ? formatTelephone(cell).replaceAll('\u00a0', ' ') : cell;
}
