import type { Hono } from 'hono';
import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { isEmail } from '../crud/checkStored';
import { acceptFields } from '../crud/checkTypes';
import { presentItem, requireRow } from '../crud/read';
import { removeRow } from '../crud/write';
import { markedAnswer } from '../http/marks';
import { readCreation } from '../http/body';
import { accessDenied, databaseRefused, Refusal, violated } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { requestContext } from '../session/authenticate';
import { findUserByEmail, USERS_PATH } from '../session/users';
import { withoutNulls } from '../solidary/wireParts';
import type { Collection, RequestContext, SandboxEnvironment, World } from '../World';

const text: Schema = { type: ['string', 'null'], maxLength: 255 };
const fields: Schema = { properties: { email: { type: 'string' }, telephone: text, givenName: text, familyName: text } };

/**
 * Reports of scammers (contract users.scammers). The account with the reported e-mail is deleted at once. If there is none, the call fails, but the
 * report stays.
 */
export function addScammerRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  app.post('/admin/scammers', async (c) => {
    const context = requestContext(c, world);
    if (!context.caller.permissions.has('scammer_manage')) throw accessDenied();
    const report = acceptFields(await readCreation(c.req.raw), fields);
    const email = requireEmail(report);
    const createdDate = toWireTime(world.now());
    const id = await storeReport(world, { ...report, createdDate, userId: context.caller.id });
    const account = await findUserByEmail(world, email);
    if (!account) throw new Refusal(500, `No account of "${email}" to delete`);
    await removeRow(users, account, context);
    const body = withoutNulls({ id, ...report, user: await reporter(users, context), createdDate });
    return markedAnswer([`/scammers/${id}`, 'Scammer'], body, context, 201);
  });
}

/** The reporter, as their own record shows them, without what they own. */
async function reporter(users: Collection, context: RequestContext): Promise<RecordData> {
  const row = await requireRow(users, String(context.caller.id), context);
  const { '@context': _context, ownership: _ownership, ...user } = await presentItem(users, row, 'item', context);
  return withoutNulls(user);
}

/** The e-mail of a report. Without one, the database refuses, because the column must have a value. */
function requireEmail({ email }: RecordData): string {
  if (typeof email !== 'string') throw databaseRefused('Column "email" cannot be null');
  if (email !== '' && !isEmail(email)) throw violated([{ propertyPath: 'email', message: "Cette valeur n'est pas une adresse email valide." }]);
  return email;
}

async function storeReport({ db }: World, report: RecordData): Promise<number> {
  const sql = 'insert into sandbox_scammer (document) values ($1::jsonb) returning id';
  const [row] = await db.query<{ id: number }>(sql, [JSON.stringify(report)]);
  return row?.id ?? 0;
}
