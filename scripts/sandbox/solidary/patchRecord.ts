import type { RecordData } from '../../../src/engine/model/Schema';
import { databaseRefused } from '../http/Refusal';
import { toWireTime } from '../http/times';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';
import { type Action, actionOf, MANUAL, STATUS_BY_PROGRESSION, statusAfter } from './actions';
import { editRecord } from './editRecord';
import { storeRecord } from './newRecord';
import { failed, nextNumber } from './recordBody';
import { requireUser } from './recordPerson';
import { idOf, isObject } from './sentValues';
import { type DiaryEntry, documentOf, type Matching, recordOf, type SolidaryRecord } from './SolidaryRecord';

/**
 * Changes a record in one of four ways: the first one found in the body counts, and the rest is ignored (contract requests.commands). Answers the
 * row to show.
 */
export async function patchRecord(row: Row, body: RecordData, context: RequestContext): Promise<Row> {
  if ('animation' in body) return animate(row, named(body.animation), context);
  if ('solution' in body) return choose(row, named(body.solution), context);
  if ('message' in body) return write(row, named(body.message), context);
  return editRecord(row, body, context);
}

function named(sent: unknown): RecordData {
  return isObject(sent) ? sent : failed('The value must be of the type array');
}

/**
 * Notes an action, which sets the progression and, for some actions, the status (contract requests.status). The diary entry is stored before a
 * progression without a status is found to be wrong.
 */
async function animate(row: Row, sent: RecordData, context: RequestContext): Promise<Row> {
  const action = actionOf(idOf(sent.action)) ?? failed('Action not found');
  const { id: userId } = await requireUser(sent.user, context);
  const record = recordOf(row);
  const progression = Number(sent.progression ?? 0);
  const hasOwn = progression > 0;
  const entry: DiaryEntry = {
    action: action.name,
    comment: 'comment' in sent ? readText(sent.comment) : null,
    progression: hasOwn ? progression : actionProgression(action, record),
    authorId: context.caller.id,
    userId,
    date: toWireTime(context.world.now()),
  };
  const noted = { ...record, progression: !hasOwn && action.progression > 0 ? action.progression : record.progression, diary: [entry, ...record.diary] };
  await storeRecord({ id: row.id, document: documentOf(noted) }, context);
  const manual = action.id === MANUAL ? (STATUS_BY_PROGRESSION[Math.trunc(progression)] ?? failed('setStatus() must be of the type int, null given')) : undefined;
  const after = { ...noted, status: manual ?? statusAfter(action) ?? record.status, progression: hasOwn ? progression : noted.progression };
  await storeRecord({ id: row.id, document: documentOf(after) }, context);
  return { id: row.id, document: documentOf(hasOwn ? { ...after, diary: [{ ...entry, isAsSent: true }, ...record.diary] } : after) };
}

/** The progression of an action. A free action repeats the oldest progression in the diary; an action without any is refused. */
function actionProgression({ progression }: Action, { diary }: SolidaryRecord): number {
  if (progression === 0) throw databaseRefused('Column "progression" cannot be null');
  return progression > 0 ? progression : (diary.findLast((entry) => entry.progression > 0)?.progression ?? 0);
}

/** A text without HTML tags, with its line breaks kept. */
function readText(text: unknown): string {
  return String(text ?? '').replaceAll(/<[^>]*>/g, '').replaceAll(/\r?\n/g, '<br />\n');
}

/** Chooses a driver, also for the other direction if they drive both. This leaves no diary entry and does not change the status. */
async function choose(row: Row, { matching: matchingId, carpooler, transporter }: RecordData, context: RequestContext): Promise<Row> {
  const record = recordOf(row);
  const matching = record.matchings.find(({ id }) => id === idOf(matchingId)) ?? failed('Matching not found');
  if (carpooler === undefined && transporter === undefined) failed('The role of the driver is required');
  await requireUser(carpooler ?? transporter, context);
  const both = record.matchings.filter(({ id }) => id === matching.id || id === matching.linkedId);
  if (record.solutions.some((solution) => both.some(({ id }) => id === solution.matchingId))) throw databaseRefused('Duplicate entry for key "solidary_matching_id"');
  const added = await Promise.all(both.map((one) => solutionOf(one, context)));
  return storeRecord({ id: row.id, document: documentOf({ ...record, solutions: [...record.solutions, ...added] }) }, context);
}

async function solutionOf({ id }: Matching, context: RequestContext): Promise<SolidaryRecord['solutions'][number]> {
  return { id: await nextNumber(context), matchingId: id, messages: [] };
}

const ASKED = 0;

/** Writes to a chosen driver in the beneficiary's name; the first message also asks them (contract requests.commands). */
async function write(row: Row, { solution: solutionId, text }: RecordData, context: RequestContext): Promise<Row> {
  const record = recordOf(row);
  const solution = record.solutions.find(({ id }) => id === idOf(solutionId)) ?? failed('Solution not found');
  if (text === undefined) return failed('The text of the message is required');
  const recipientId = record.matchings.find(({ id }) => id === solution.matchingId)?.userId ?? failed('Matching not found');
  const message = { posterId: record.userId, delegateId: context.caller.id, recipientId, text: readText(text), date: toWireTime(context.world.now()) };
  const solutions = record.solutions.map((one) => (one === solution ? { ...one, ask: one.ask ?? ASKED, messages: [...one.messages, message] } : one));
  return storeRecord({ id: row.id, document: documentOf({ ...record, solutions }) }, context);
}
