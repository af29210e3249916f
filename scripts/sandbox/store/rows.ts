import type { RecordData } from '../../../src/engine/Resource';
import type { Database } from '../database';
import { type Column, columnName, SQL_TYPES } from './columns';

export interface Row {
  id: number;
  /** The record without its id; may hold more than the schema names, which is never served. */
  document: RecordData;
}

/** A table: an id, the document, and a column for each thing lists filter or sort by. */
export interface Table {
  /** Already quoted. */
  name: string;
  columns: readonly Column[];
}

/** Which rows, in which order: SQL with `$n` placeholders. */
export interface Selection {
  conditions: readonly string[];
  parameters: readonly unknown[];
  order: string;
  limit?: { count: number; offset: number };
}

const BATCH = 1000;

export async function insertRow(db: Database, table: Table, document: RecordData): Promise<Row> {
  const sql = `insert into ${table.name} (${names(table)}) select ${values(table)} from jsonb_array_elements($1::jsonb) r returning id`;
  const [row] = await db.query<{ id: number }>(sql, [encode(table, [{ document }])]);
  if (!row) throw new Error(`Nothing was inserted into ${table.name}.`);
  return { id: row.id, document };
}

/** Inserts rows that have their ids already, a thousand per statement, and moves the id sequence past them. */
export async function insertRows(db: Database, table: Table, rows: Iterable<Row>): Promise<void> {
  const sql =
    `insert into ${table.name} (id, ${names(table)}) ` +
    `select (r->>'id')::int, ${values(table)} from jsonb_array_elements($1::jsonb) r`;
  for (const batch of batches(rows)) await db.query(sql, [encode(table, batch)]);
  await db.exec(`select setval(pg_get_serial_sequence('${table.name}', 'id'), (select coalesce(max(id), 0) + 1 from ${table.name}), false)`);
}

/** Replaces documents, and the columns computed from them. */
export async function updateRows(db: Database, table: Table, rows: Iterable<Row>): Promise<void> {
  const sets = ['document = r->\'d\'', ...table.columns.map((column, index) => `${columnName(column.field)} = ${cast(column, index)}`)];
  const sql = `update ${table.name} t set ${sets.join(', ')} from jsonb_array_elements($1::jsonb) r where t.id = (r->>'id')::int`;
  for (const batch of batches(rows)) await db.query(sql, [encode(table, batch)]);
}

export async function deleteRow(db: Database, table: Table, id: number): Promise<void> {
  await db.query(`delete from ${table.name} where id = $1`, [id]);
}

export async function findRow(db: Database, table: Table, id: number): Promise<Row | undefined> {
  const [row] = await db.query<Row>(`select id, document from ${table.name} where id = $1`, [id]);
  return row;
}

export async function selectRows(db: Database, table: Table, selection: Selection): Promise<Row[]> {
  const { conditions, parameters, order, limit } = selection;
  const cut = limit ? ` limit ${limit.count} offset ${limit.offset}` : '';
  return db.query<Row>(`select id, document from ${table.name} ${where(conditions)} order by ${order}${cut}`, [...parameters]);
}

export async function countRows(db: Database, table: Table, selection: Pick<Selection, 'conditions' | 'parameters'>): Promise<number> {
  const sql = `select count(*)::int as count from ${table.name} ${where(selection.conditions)}`;
  const [row] = await db.query<{ count: number }>(sql, [...selection.parameters]);
  return row?.count ?? 0;
}

function where(conditions: readonly string[]): string {
  return conditions.length > 0 ? `where ${conditions.map((condition) => `(${condition})`).join(' and ')}` : '';
}

function names(table: Table): string {
  return ['document', ...table.columns.map(({ field }) => columnName(field))].join(', ');
}

function values(table: Table): string {
  return ["r->'d'", ...table.columns.map(cast)].join(', ');
}

function cast(column: Column, index: number): string {
  return `(r->'c'->>${index})::${SQL_TYPES[column.kind].split(' collate')[0]}`;
}

function encode(table: Table, rows: readonly { id?: number; document: RecordData }[]): string {
  return JSON.stringify(
    rows.map(({ id, document }) => ({ id, d: document, c: table.columns.map((column) => column.value(document)) })),
  );
}

function* batches<Item>(items: Iterable<Item>): Generator<Item[]> {
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
