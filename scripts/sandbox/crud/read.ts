import type { RecordData } from '../../../src/engine/model/Schema';
import { answer } from '../http/answers';
import { readParameters } from '../http/parameters';
import { notFound, Refusal } from '../http/Refusal';
import { countRows } from '../store/countRows';
import { findNamedRow, findRow, type Row, selectRows } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { Collection, RequestContext } from '../World';
import { filterConditions } from './conditions';
import { hydraList, hydraSearch, hydraView } from './envelope';
import { readOrder, readPage } from './page';
import { requirePermission } from './permissions';
import { showAddresses } from './recordAddresses';
import { addReferredRecords } from './referredRecords';
import { serialize } from './serialize';

/** `GET` of a list: filtered, sorted, and split into pages. Only JSON-LD contains the total (contract wire.lists). */
export async function listRecords(collection: Collection, url: URL, context: RequestContext): Promise<Response> {
  const found = await findRecords(collection, url, context);
  await requirePermission(collection, 'list', context);
  const members = await presentRows(collection, found.rows, 'list', context);
  if (context.format === 'json') return answer(members, 'json');
  const { declaresNoFilter: isEndless } = collection.quirk;
  const page = found.page && { ...found.page, ...(isEndless && { isEndless }) };
  const search = isEndless ? {} : { 'hydra:search': hydraSearch(collection) };
  return answer({ ...hydraList(collection, members, found.total), ...hydraView(url, found.total, page), ...search }, 'ld');
}

/** `GET` of one record. Fields that are null are left out, unless the entity says otherwise (contract wire.lists). */
export async function readRecord(collection: Collection, id: string, context: RequestContext): Promise<Response> {
  const row = await requireRow(collection, id, context);
  if (collection.quirk.finds && !(await collection.quirk.finds(row, context))) throw notFound();
  await requirePermission(collection, 'item', context, row);
  return answer(await presentItem(collection, row, 'item', context), context.format);
}

/** The row for the id in an address. An unknown id is refused in the entity's own way, which may differ between reads and writes. */
export async function requireRow(collection: Collection, id: string, context: RequestContext, use: 'read' | 'write' = 'read'): Promise<Row> {
  const { db } = context.world;
  const row = await (collection.textIds ? findNamedRow(db, collection, id) : findRow(db, collection, castId(id)));
  if (row) return row;
  const { unknownId } = collection.quirk;
  const isError = unknownId === 'error' || (unknownId === 'errorWhenRead' && use === 'read');
  throw isError ? new Refusal(500, `No ${collection.path} ${id}`) : notFound();
}

const LARGEST_ID = 2147483647;

/** Reads an id as PHP does, by the digits that a text begins with: `1.5` is 1, a word is 0. */
function castId(text: string): number {
  const id = Number(/^-?\d+/.exec(text)?.[0] ?? 0);
  return Math.abs(id) > LARGEST_ID ? 0 : id;
}

/** The answer to a GET, POST or PATCH of one record. */
export async function presentItem(
  collection: Collection,
  row: Row,
  verb: 'item' | 'create' | 'update',
  context: RequestContext,
  sent?: RecordData,
): Promise<RecordData> {
  const [member] = await presentRows(collection, [row], verb, context, sent);
  return context.format === 'ld' ? { '@context': `/contexts/${collection.type}`, ...member } : { ...member };
}

/** Records as a call answers them. `sent` is the body of a write, parts of which the answer repeats. */
export async function presentRows(
  collection: Collection,
  rows: readonly Row[],
  verb: 'list' | 'item' | 'create' | 'update',
  context: RequestContext,
  sent: RecordData = {},
): Promise<RecordData[]> {
  const records = rows.map(({ id, document }) => ({ ...document, id: collection.textIds ? (document.id ?? String(id)) : id }));
  await addReferredRecords(records, collection, context.world);
  for (const record of records) showAddresses(collection, record, { sent, format: context.format });
  await collection.quirk.present?.(records, verb, context, sent);
  const keepsNulls = verb === 'list' || (verb === 'item' && collection.quirk.itemKeepsNulls === true);
  const shape = { format: context.format, keepsNulls, origin: context.origin };
  const shown = { ...collection, wire: verb === 'list' ? collection.listed : collection.wire };
  return records.map((record) => serialize(record, shown, shape));
}

async function findRecords(collection: Collection, url: URL, context: RequestContext) {
  const parameters = readParameters(url.searchParams);
  const sql = new SqlParameters();
  const scope = (await collection.quirk.scope?.(sql, context, parameters)) ?? [];
  const { db } = context.world;
  if (collection.quirk.unpaged) {
    const { order: asked } = collection.quirk.unpaged;
    const order = typeof asked === 'string' ? asked : await asked(sql, context);
    const rows = await selectRows(db, collection, { conditions: scope, parameters: sql.values, order });
    return { rows, total: rows.length, page: undefined };
  }
  const page = readPage(parameters);
  const conditions = [...scope, ...filterConditions(parameters, collection, sql, context.world)];
  const limit = { count: page.size, offset: (page.number - 1) * page.size };
  const selection = { conditions, parameters: sql.values, order: readOrder(parameters, collection), limit };
  const [rows, total] = await Promise.all([
    selectRows(db, collection, selection),
    countRows(db, collection, selection),
  ]);
  return { rows, total, page };
}
