import type { RecordData } from '../../../src/engine/model/Schema';
import type { Database } from '../database';
import { type Column, columnName, SQL_TYPES } from './columns';

export interface Row {
  id: number;
  /** The record without its id, unless the id is a text. It may contain more than the schema names, which is never answered. */
  document: RecordData;
}

/** A table: an id, the document, and a column for each value that lists filter or sort by. */
export interface Table {
  /** The name in SQL, already quoted. */
  name: string;
  columns: readonly Column[];
}

/** Which rows are selected and in which order, in SQL with `$n` placeholders. */
export interface Selection {
  conditions: readonly string[];
  parameters: readonly unknown[];
  order: string;
  limit?: { count: number; offset: number };
}

const BATCH = 1000;

export async function insertRow(db: Database, table: Table, document: RecordData): Promise<Row> {
  const sql = `insert into ${table.name} (${names(table)}) select ${names(table)} from ${source(table)} returning id`;
  const [row] = await db.query<{ id: number }>(sql, [encode(table, [{ document }])]);
  if (!row) throw new Error(`Nothing was inserted into ${table.name}.`);
  return { id: row.id, document };
}

/** Inserts rows that have their ids already, a thousand per statement, and moves the sequence of ids past them. */
export async function insertRows(db: Database, table: Table, rows: Iterable<Row>): Promise<void> {
  const sql = `insert into ${table.name} (id, ${names(table)}) select id, ${names(table)} from ${source(table)}`;
  for (const batch of batches(rows)) await db.query(sql, [encode(table, batch)]);
  await db.exec(
    `select setval(pg_get_serial_sequence('${table.name}', 'id'), (select coalesce(max(id), 0) + 1 from ${table.name}), false)`,
  );
}

/** Replaces documents and the columns computed from them. */
export async function updateRows(db: Database, table: Table, rows: Iterable<Row>): Promise<void> {
  const sets = ['document', ...table.columns.map(({ field }) => columnName(field))].map(
    (name) => `${name} = r.${name}`,
  );
  const sql = `update ${table.name} t set ${sets.join(', ')} from ${source(table)} where t.id = r.id`;
  for (const batch of batches(rows)) await db.query(sql, [encode(table, batch)]);
}

export async function deleteRow(db: Database, table: Table, id: number): Promise<void> {
  await db.query(`delete from ${table.name} where id = $1`, [id]);
}

export async function findRow(db: Database, table: Table, id: number): Promise<Row | undefined> {
  const [row] = await db.query<Row>(`select id, document from ${table.name} where id = $1`, [id]);
  return row;
}

/** The row whose document has this text as its id. */
export async function findNamedRow(db: Database, table: Table, id: string): Promise<Row | undefined> {
  const [row] = await db.query<Row>(`select id, document from ${table.name} where ${TEXT_ID} = $1 limit 1`, [id]);
  return row;
}

/** The id of a row in a table with texts as ids. A row from before the schema said so has its number. */
export const TEXT_ID = `coalesce(document->>'id', id::text)`;

export async function selectRows(db: Database, table: Table, selection: Selection): Promise<Row[]> {
  const { conditions, parameters, order, limit } = selection;
  const rows = `from ${table.name} ${where(conditions)} order by ${order}`;
  if (!limit) return db.query<Row>(`select id, document ${rows}`, [...parameters]);
  // Only the ids are skipped to the page: otherwise the skipped documents would be read too, tens of thousands of them for a page far from the first.
  const page = `(select id ${rows} limit ${limit.count} offset ${limit.offset}) as page`;
  return db.query<Row>(`select id, document from ${table.name} join ${page} using (id) order by ${order}`, [...parameters]);
}

/** The ids of the selected rows, in order. */
export async function selectIds(db: Database, table: Table, selection: Selection): Promise<number[]> {
  const { conditions, parameters, order, limit } = selection;
  const cut = limit ? ` limit ${limit.count} offset ${limit.offset}` : '';
  const sql = `select id from ${table.name} ${where(conditions)} order by ${order}${cut}`;
  return (await db.query<{ id: number }>(sql, [...parameters])).map(({ id }) => id);
}

/**
 * Some fields of these rows, in the order of the ids. `fields` gives the SQL type of each. Each document is unpacked once, and all rows come as a
 * single value: a hundred thousand are read twice as fast as cell by cell.
 */
export async function selectFields<Fields>(
  db: Database,
  table: Table,
  { ids, types }: { ids: readonly number[]; types: { readonly [Field in keyof Fields]: string } },
): Promise<{ id: number; fields: Fields }[]> {
  const typed = Object.entries<string>(types).map(([field, type]) => `"${field}" ${type}`);
  const part = `select id as "row id", r.* from ${table.name}, jsonb_to_record(document) as r(${typed.join(', ')})`;
  const sql = `select json_agg(part) as rows from (${part} where id = any($1::int[])) part`;
  const [found] = await db.query<{ rows: (Fields & { 'row id': number })[] | null }>(sql, [ids]);
  const byId = new Map(found?.rows?.map((fields) => [fields['row id'], fields]));
  return ids.flatMap((id) => {
    const fields = byId.get(id);
    return fields ? [{ id, fields }] : [];
  });
}

/** The conditions of a selection as SQL. */
export function where(conditions: readonly string[]): string {
  return conditions.length > 0 ? `where ${conditions.map((condition) => `(${condition})`).join(' and ')}` : '';
}

function names(table: Table): string {
  return ['document', ...table.columns.map(({ field }) => columnName(field))].join(', ');
}

/** The rows of `encode` as a relation: PostgreSQL reads the JSON by the names and types of the columns in one pass. */
function source({ columns }: Table): string {
  const typed = columns.map(({ field, kind }) => `, ${columnName(field)} ${SQL_TYPES[kind].split(' collate')[0]}`);
  return `json_to_recordset($1::json) as r(id int, document jsonb${typed.join('')})`;
}

function encode(table: Table, rows: readonly { id?: number; document: RecordData }[]): string {
  const named = table.columns.map(({ field, value }) => ({ name: columnName(field).replaceAll('"', ''), value }));
  return JSON.stringify(
    rows.map(({ id, document }) => {
      const row: RecordData = { id, document };
      for (const { name, value } of named) row[name] = value(document);
      return row;
    }),
  );
}

/** Splits items into batches of a thousand. */
export function* batches<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
