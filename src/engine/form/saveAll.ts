import { ApiError } from '@/api/ApiError';
import { commandEnd, mayHaveRun } from '@/api/commandEnd';
import type { Advice } from '../model/Resource';
import type { Found } from '../model/RecordSource';
import type { RecordData } from '../model/Schema';
import { changedFields } from '../model/transforms/recordToApi';
import { findDuplicates, type Duplicates } from './duplicates/findDuplicates';
import { catchUp, type CaughtUp } from './catchUp';
import { changedMeanwhile } from './changedMeanwhile';
import { editOnServer } from './editOnServer';
import { goneReferences } from './goneReferences';
import { lookAfter } from './lookAfter';
import { widgetName } from '../model/widgetName';
import { listedBefore } from './newInList';
import { asCreation, asksNewRecord, asOwn, deleteFormer, formerRecord, writable, type FormerRecord } from './newRecord';
import { saveRecord } from './saveRecord';
import type { SaveTask } from './SaveTask';
import { carriedRecord, pendingFields, sendPending, type Failure, type Sent } from './sendPending';

/** Where a save stands whose record is on the server: what is there, and what has left beside it. */
export interface SaveProgress {
  saved: RecordData;
  sent: Sent;
  /** Whose place the saved record takes: it goes last. */
  former?: FormerRecord;
}

/** Values that other records have too and that the operator has said to be right, by field. */
export type Accepted = ReadonlyMap<string, unknown>;

/**
 * How a save ended. `nothing`: there was nothing to send. `conflict`: somebody else has changed the same fields, and the operator has to
 * choose; `duplicates`: other records have such values, and the operator has to say whether that is right; `advice`: something else is better sent;
 * nothing is. `gone`: the record is no longer there; `goneReferences`: what these
 * fields refer to is not; `replaced`: another has taken its place. `unsent`: the record is saved, what it could not carry is not. `failed`: nothing
 * is saved. `partly`: some fields of an edit are; `unseen`: all of it is, and the server cannot show it; `unknown`: the answer was lost, the record may
 * be saved. In none of `unsent`, `unseen` and `unknown` may it simply be sent again. `despite`: the server failed, and it was made all the same.
 * `kept`: the record whose place it has taken, which it goes on needing. `meanwhile`: what others have changed while it was under way. `before`: what an edit
 * has changed, as it was read just before.
 */
export type SaveOutcome =
  | { kind: 'done'; saved: RecordData; sent: Sent; despite?: ApiError; kept?: string; meanwhile?: readonly string[]; before?: RecordData }
  | { kind: 'nothing'; saved: RecordData }
  | { kind: 'conflict'; caughtUp: CaughtUp }
  | { kind: 'duplicates'; record: RecordData; found: Duplicates[] }
  | { kind: 'advice'; record: RecordData; advice: Advice }
  | { kind: 'gone' }
  | { kind: 'goneReferences'; fields: string[] }
  | { kind: 'replaced' }
  | { kind: 'unsent'; progress: SaveProgress; failures: Failure[] }
  | { kind: 'failed'; error: ApiError }
  | ({ error: ApiError } & Extract<Found, { kind: 'partly' }>)
  | { kind: 'unseen'; id: string }
  | { kind: 'unknown'; error: ApiError };

/** What a save asks before it sends anything. */
export type Question = Extract<SaveOutcome, { kind: 'conflict' | 'duplicates' | 'advice' }>;

export function isQuestion(outcome: SaveOutcome): outcome is Question {
  return outcome.kind === 'conflict' || outcome.kind === 'duplicates' || outcome.kind === 'advice';
}

/**
 * A look at what others have changed meanwhile, then the record, then what its own call could not carry (specification 4.25). Rejects
 * only for a mistake of ours.
 */
export async function saveAll(record: RecordData, task: SaveTask, accepted: Accepted = new Map()): Promise<SaveOutcome> {
  try {
    const found = await unansweredDuplicates(record, task, accepted);
    if (found.length > 0) return { kind: 'duplicates', record, found };
    const gone = await goneReferences(record, task, AbortSignal.timeout(PATIENCE));
    if (gone.length > 0) return { kind: 'goneReferences', fields: gone };
    if (!(await isCurrent(record, task))) return { kind: 'replaced' };
    const advice = accepted.has(AS_ASKED) ? undefined : await task.entity.advise?.(record, task.write.mode === 'edit' ? task.write.before : undefined, task.api);
    if (advice) return { kind: 'advice', record, advice };
    const caughtUp = await catchUp(record, task);
    if (!caughtUp) return await sendAll(record, task);
    if (caughtUp.conflicts.length > 0) return { kind: 'conflict', caughtUp };
    return await sendEdit(caughtUp, task);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return task.write.mode === 'edit' && error.kind === 'notFound' ? { kind: 'gone' } : { kind: 'failed', error };
  }
}

/** What is sent is compared with what was read a moment before; what changed in that moment is seen in the answer. */
async function sendEdit(caughtUp: CaughtUp, task: SaveTask): Promise<SaveOutcome> {
  const { record, before } = caughtUp;
  const outcome = await sendAll(record, { ...task, write: { mode: 'edit', before } });
  if (outcome.kind !== 'done') return outcome;
  const others = await changedMeanwhile(caughtUp, outcome, task);
  const meanwhile = Object.keys(others);
  return { ...outcome, before, ...(meanwhile.length > 0 && { saved: { ...outcome.saved, ...others }, meanwhile }) };
}

/** Among what the operator has accepted: to send what was filled in, against an advice. No field has this name. */
export const AS_ASKED = '#asAsked';

/** Asked before a record is changed, where another may have taken its place. */
async function isCurrent(record: RecordData, { api, entity, write, id }: SaveTask): Promise<boolean> {
  if (write.mode === 'create' || id === undefined || changedFields(entity, record, write.before).length === 0) return true;
  return (await entity.source?.isCurrent?.(write.before, id, { api, endpoint: entity.resource.endpoint.list })) ?? true;
}

/** What the operator has not seen or not confirmed yet. An answer that takes long is not waited for. */
async function unansweredDuplicates(record: RecordData, { api, entity, context, duplicateChecks }: SaveTask, accepted: Accepted): Promise<Duplicates[]> {
  const question = { api, entity, context, signal: AbortSignal.timeout(PATIENCE) };
  const open = duplicateChecks.filter(({ field }) => accepted.get(field) !== record[field]);
  const found = await Promise.all(open.map((check) => findDuplicates(check, record, question)));
  return found.filter((one) => one !== undefined);
}

/** What a save waits for a look that comes before it: in milliseconds. */
const PATIENCE = 4000;

/** Rejects with the `ApiError` of a call that is known not to have been made. */
async function sendAll(record: RecordData, task: SaveTask): Promise<SaveOutcome> {
  if (asksNewRecord(record, task)) return sendAsNew(record, task);
  const carried = carriedRecord(task, record);
  return sendOwn(carried, task, async (saved) => {
    const progress: SaveProgress = { saved: withCarried(saved ?? { ...beforeOf(task), id: task.id }, carried, task), sent: new Map() };
    const isNothing = !saved && pendingFields({ ...task, record, before: baselineOf(progress.saved, task) }).length === 0;
    return isNothing ? { kind: 'nothing', saved: progress.saved } : sendRest(record, progress, task);
  });
}

/**
 * The record's own call, and what is then to be sent beside it. A call that fails without saying whether it was made is looked after before anything
 * else leaves: sent again, there might be two. A record that was listed before is not the one that is created.
 */
async function sendOwn(carried: RecordData, task: SaveTask, goOn: (saved: RecordData | undefined) => Promise<SaveOutcome>): Promise<SaveOutcome> {
  const listed = task.write.mode === 'create' ? await listedBefore(carried, task, AbortSignal.timeout(PATIENCE)) : undefined;
  const call = await savedRecord(carried, task).then(
    (saved) => (listed?.has(saved?.['id']) ? { error: new ApiError('outcomeUnknown') } : { saved }),
    (error: unknown) => ({ error }),
  );
  if ('saved' in call) return goOn(call.saved);
  const { error } = call;
  if (!(error instanceof ApiError) || !mayHaveRun(error)) throw error;
  const found = await lookAfter(carried, task, listed);
  if (found.kind === 'made') return despite(await goOn(found.saved), error);
  if (found.kind === 'partly') return { ...found, error };
  if (found.kind === 'unseen') return found;
  return isOpen(error, found, task) ? { kind: 'unknown', error } : { kind: 'failed', error };
}

function despite(outcome: SaveOutcome, error: ApiError): SaveOutcome {
  return outcome.kind === 'done' ? { ...outcome, despite: error } : outcome;
}

/**
 * Whether nobody knows what was written. An answer that was lost may be that of a call which is still under way. A server that fails may have done so after the write:
 * an edit was then read again, but where reading has a side effect; a creation is known where its list could be asked.
 */
function isOpen(error: ApiError, found: Found, { entity, write }: SaveTask): boolean {
  if (commandEnd(error) === 'lost') return true;
  return found.kind === 'unknown' && (write.mode === 'create' || entity.source?.readHasSideEffect === true);
}

/** Only what the record could not carry: the record itself is saved. Taken up again, it goes on where it stopped. */
export async function sendRest(record: RecordData, progress: SaveProgress, task: SaveTask): Promise<SaveOutcome> {
  const { former } = progress;
  return former ? afterFormer(await sendWhole(asOwn(record, former), progress, asCreation(task)), former, task) : sendWhole(record, progress, task);
}

async function sendWhole(record: RecordData, { saved, sent: already, ...rest }: SaveProgress, task: SaveTask): Promise<SaveOutcome> {
  const sending = { ...task, record, before: baselineOf(saved, task) };
  const { sent, failures } = await sendPending(sending, { ...task, saved }, already);
  if (failures.length > 0) return { kind: 'unsent', progress: { ...rest, saved, sent }, failures };
  try {
    return { kind: 'done', saved: await writtenLast(saved, sent, task), sent };
  } catch (cause) {
    return { kind: 'unsent', progress: { ...rest, saved, sent }, failures: [{ written: [...sent.values()].flatMap(({ write }) => Object.keys(write)), cause }] };
  }
}

/** All of it as a new record, in place of one that cannot take it: the old one goes when the new one stands. */
async function sendAsNew(record: RecordData, task: SaveTask): Promise<SaveOutcome> {
  const creation = asCreation(task);
  const former = await formerRecord(record, task);
  const carried = writable(carriedRecord(creation, asOwn(record, former)), creation);
  return sendOwn(carried, creation, (saved = carried) => sendRest(record, { saved: withCarried(saved, carried, creation), sent: new Map(), former }, task));
}

async function afterFormer(outcome: SaveOutcome, former: FormerRecord, task: SaveTask): Promise<SaveOutcome> {
  if (outcome.kind !== 'done') return outcome;
  if (former.isNeeded) return { ...outcome, kept: former.id };
  const { saved, sent } = outcome;
  try {
    await deleteFormer(former, task);
    return outcome;
  } catch (cause) {
    return { kind: 'unsent', progress: { saved, sent, former }, failures: [{ former: former.id, cause }] };
  }
}

/** The record with what it refers to, once all of that is there: the last step of a save (specification 4.31). */
async function writtenLast(saved: RecordData, sent: Sent, task: SaveTask): Promise<RecordData> {
  const next: RecordData = Object.assign({}, saved, ...[...sent.values()].map(({ write }) => write));
  const written = await savedRecord(next, { ...task, id: String(saved['id']), write: { mode: 'edit', before: saved } });
  return written ?? next;
}

/**
 * The record as the server has it after its own call; when the answer of an edit is lost, or the server fails, which it may do after the write
 * (contract requests.unreadable), as it is found there. `undefined` when there was nothing to send. Rejects with an `ApiError`.
 */
async function savedRecord(record: RecordData, task: SaveTask): Promise<RecordData | undefined> {
  try {
    return await saveRecord(record, task);
  } catch (error) {
    const found = error instanceof ApiError && mayHaveRun(error) ? await editOnServer(record, task) : undefined;
    if (!found) throw error;
    return found;
  }
}

/** An answer may spell what it was sent in another way: what is still to leave is compared with what was sent. */
function withCarried(saved: RecordData, carried: RecordData, { entity, widgets }: SaveTask): RecordData {
  const names = Object.keys(carried).filter((name) => widgets[widgetName(entity, name)]?.carried);
  return { ...saved, ...Object.fromEntries(names.map((name) => [name, carried[name]])) };
}

/** What the fields that leave by themselves are compared with: what the record's call has carried, and before it where it carries nothing. */
function baselineOf(saved: RecordData, task: SaveTask): RecordData {
  const { entity, widgets } = task;
  const names = Object.keys(saved).filter((name) => widgets[widgetName(entity, name)]?.carried);
  return { ...beforeOf(task), ...Object.fromEntries(names.map((name) => [name, saved[name]])) };
}

function beforeOf({ write }: SaveTask): RecordData {
  return write.mode === 'edit' ? write.before : {};
}
