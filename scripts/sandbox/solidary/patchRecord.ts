import type { RecordData } from '../../../src/engine/Resource';
import { toWireTime } from '../http/times';
import { RECORDS_PATH } from '../quirks/paths';
import { type Row, updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import { actionOf, MANUAL, STATUS_BY_PROGRESSION, statusAfter } from './actions';
import { editRecord } from './editRecord';
import { failed, nextNumber } from './recordBody';
import { requireUser } from './recordPerson';
import { documentOf, type Matching, recordOf, type SolidaryRecord } from './SolidaryRecord';

/** The four kinds of change: the first that a body has wins, and the rest of it is ignored (solidary contract 7.7). The row to answer with. */
export async function patchRecord(row: Row, body: RecordData, context: RequestContext): Promise<Row> {
  if (isObject(body.animation)) return animate(row, body.animation, context);
  if (isObject(body.solution)) return choose(row, body.solution, context);
  if (isObject(body.message)) return write(row, body.message, context);
  return editRecord(row, body, context);
}

function isObject(value: unknown): value is RecordData {
  return typeof value === 'object' && value !== null;
}

/** Notes what was done, which sets the progression and, for some actions, the status (solidary contract 11.2, 11.3). */
async function animate(row: Row, { action: actionId, user, comment, progression }: RecordData, context: RequestContext): Promise<Row> {
  const action = actionOf(actionId) ?? failed('Action not found');
  const { id: userId } = await requireUser(user, context);
  const record = recordOf(row);
  const sent = Number(progression ?? 0);
  const own = sent > 0 ? sent : action.progression;
  if (own === 0) failed('Column "progression" cannot be null');
  const status = action.id === MANUAL ? (STATUS_BY_PROGRESSION[own] ?? failed('Undefined offset')) : (statusAfter(action) ?? record.status);
  const after = own > 0 ? own : record.progression;
  const date = toWireTime(context.world.now());
  const entry = { action: action.name, comment: readComment(comment), progression: after, authorId: context.caller.id, userId, date };
  return store(row, { ...record, status, progression: after, diary: [entry, ...record.diary] }, context);
}

/** Marks are taken out; lines stay lines. */
function readComment(comment: unknown): string | null {
  return typeof comment === 'string' && comment !== '' ? comment.replaceAll(/<[^>]*>/g, '').replaceAll(/\r?\n/g, '<br />\n') : null;
}

/** Chooses somebody, in the other direction too when they drive both: no word in the diary, no change of status. */
async function choose(row: Row, { matching: matchingId, carpooler, transporter }: RecordData, context: RequestContext): Promise<Row> {
  const record = recordOf(row);
  const matching = record.matchings.find(({ id }) => id === matchingId) ?? failed('Matching not found');
  if (carpooler === undefined && transporter === undefined) failed('The role of the driver is required');
  await requireUser(carpooler ?? transporter, context);
  const both = record.matchings.filter(({ id }) => id === matching.id || id === matching.linkedId);
  const chosen = record.solutions.map((solution) => solution.matchingId);
  const added = await Promise.all(both.filter(({ id }) => !chosen.includes(id)).map((one) => solutionOf(one, context)));
  return store(row, { ...record, solutions: [...record.solutions, ...added] }, context);
}

async function solutionOf({ id }: Matching, context: RequestContext): Promise<SolidaryRecord['solutions'][number]> {
  return { id: await nextNumber(context), matchingId: id, messages: [] };
}

const ASKED = 0;

/** Writes to who was chosen, in the name of the beneficiary; the first message asks (solidary contract 7.7). */
async function write(row: Row, { solution: solutionId, text }: RecordData, context: RequestContext): Promise<Row> {
  const record = recordOf(row);
  const solution = record.solutions.find(({ id }) => id === solutionId) ?? failed('Solution not found');
  if (typeof text !== 'string' || text === '') return failed('The text of the message is required');
  const recipientId = record.matchings.find(({ id }) => id === solution.matchingId)?.userId ?? failed('Matching not found');
  const message = { posterId: record.userId, delegateId: context.caller.id, recipientId, text: text.replaceAll(/\r?\n/g, '<br />\n'), date: toWireTime(context.world.now()) };
  const solutions = record.solutions.map((one) => (one === solution ? { ...one, ask: one.ask ?? ASKED, messages: [...one.messages, message] } : one));
  return store(row, { ...record, solutions }, context);
}

async function store({ id }: Row, record: SolidaryRecord, { world }: RequestContext): Promise<Row> {
  const records = world.collections.get(RECORDS_PATH) ?? failed('No records');
  const row = { id, document: documentOf(record) };
  await updateRows(world.db, records, [row]);
  return row;
}
