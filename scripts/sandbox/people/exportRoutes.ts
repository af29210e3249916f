import type { Hono } from 'hono';
import { filterConditions } from '../crud/conditions';
import { readOrder, readPage } from '../crud/page';
import { csvAnswer, csvLine, requireCsv } from '../http/csv';
import { type Parameter, readParameters } from '../http/parameters';
import { accessDenied } from '../http/Refusal';
import { refuseClash } from '../quirks/userFilters';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import { batches, selectFields, selectIds } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { Collection, SandboxEnvironment, World } from '../World';
import { extendedExport } from './extendedExport';

/** `GET admin/users/export` (contract users.export): a page of the list or, with `exportType=1`, everybody; both in French. */
export function addExportRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  app.get('/admin/users/export', async (c) => {
    requireCsv(c.req.header('Accept'));
    if (!requestContext(c, world, 'json').caller.permissions.has('admin_user_export_all')) throw accessDenied();
    const parameters = readParameters(new URL(c.req.url).searchParams);
    const isExtended = parameters.get('exportType')?.values.at(-1) === '1';
    return csvAnswer(await (isExtended ? extendedExport : standardExport)(users, parameters, world));
  });
}

const FIELDS = ['givenName', 'familyName', 'email', 'telephone', 'newsSubscription', 'createdDate', 'lastActivityDate'];
const NOT_PSEUDONYMISED = '"f_status" <> 4';

/**
 * The standard export: the page that the list would show, without any limit to territories. A column that is empty for everybody on it is left out
 * with its header. Bad filters are refused before the first piece is sent.
 */
async function standardExport(
  users: Collection,
  parameters: ReadonlyMap<string, Parameter>,
  world: World,
): Promise<AsyncGenerator<string>> {
  refuseClash(parameters);
  const { number, size } = readPage(parameters);
  const sql = new SqlParameters();
  const conditions = [NOT_PSEUDONYMISED, ...filterConditions(parameters, users, sql, world)];
  const limit = { count: size, offset: (number - 1) * size };
  const order = readOrder(parameters, users);
  const ids = await selectIds(world.db, users, { conditions, parameters: sql.values, order, limit });
  return writeRows(users, ids, await filledFields(users, ids, world), world);
}

async function filledFields({ name }: Collection, ids: readonly number[], { db }: World): Promise<string[]> {
  const counts = FIELDS.map((field) => `count("${field}")::int as "${field}"`);
  const typed = FIELDS.map((field) => `"${field}" text`);
  const sql = `select ${counts.join(', ')} from ${name}, jsonb_to_record(document) as r(${typed.join(', ')}) where id = any($1::int[])`;
  const [filled] = await db.query<Record<string, number>>(sql, [ids]);
  return FIELDS.filter((field) => (filled?.[field] ?? 0) > 0);
}

async function* writeRows(
  users: Collection,
  ids: readonly number[],
  fields: readonly string[],
  { db }: World,
): AsyncGenerator<string> {
  yield csvLine(ids.length > 0 ? ['id', ...fields] : []);
  const types = Object.fromEntries(fields.map((field) => [field, 'text']));
  for (const batch of batches(ids)) {
    const rows = await selectFields<Record<string, string | null>>(db, users, { ids: batch, types });
    yield rows.map(({ id, fields: row }) => csvLine([id, ...fields.map((field) => shown(row[field]))])).join('');
  }
}

/** A value as the export writes it, with 1 and 0 for booleans. */
function shown(value: string | null | undefined): string | null | undefined {
  if (value === 'true') return '1';
  return value === 'false' ? '0' : value;
}
