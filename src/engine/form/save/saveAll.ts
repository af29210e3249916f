import { ApiError } from '@/api/ApiError';
import { commandEnd, mayHaveRun } from '@/api/commandEnd';
import type { Advice } from '../../model/Resource';
import type { Found } from '../../model/RecordSource';
import type { RecordData } from '../../model/Schema';
import { isSameValue } from '../../model/transforms/emptyValue';
import { changedFields } from '../../model/transforms/recordToApi';
import { findDuplicates, type Duplicates } from '../duplicates/findDuplicates';
import { catchUp, type CaughtUp } from './catchUp';
import { changedMeanwhile } from './changedMeanwhile';
import { readLostEdit } from './readLostEdit';
import { goneReferences } from './goneReferences';
import { lookAfter } from './lookAfter';
import { widgetName } from '../../model/widgetName';
import { listedBefore } from './newInList';
import { asCreation, asksNewRecord, asOwn, deleteFormer, formerRecord, writable, type FormerRecord } from './newRecord';
import { saveRecord } from './saveRecord';
import type { SaveTask } from './SaveTask';
import { carriedRecord, pendingFields, sendPending, type Failure, type Sent } from './sendPending';

/** The progress of a save whose record is on the server: the record there, and what was sent apart from it. */
export interface SaveProgress {
  saved: RecordData;
  sent: Sent;
  /** The old record that the saved one replaces; it is deleted last. */
  former?: FormerRecord;
}

/** The values, by field, that other records have too and that the operator has confirmed. */
export type Accepted = ReadonlyMap<string, unknown>;

/**
 * How a save ended.
 * `nothing`: there was nothing to send. `conflict`: somebody else has changed the same fields, and the operator has to choose; nothing is saved. `duplicates`:
 * other records have the same values, and the operator has to confirm them; nothing is saved. `advice`: sending something else is advised; nothing is saved.
 * `gone`: the record no longer exists. `goneReferences`: the records that these fields refer to no longer exist. `replaced`: another record has replaced this one.
 * `unsent`: the record is saved, but not what had to be sent apart from it. `failed`: nothing is saved. `partly`: some fields of an edit are saved. `unseen`:
 * everything is saved, but the server cannot show it. `unknown`: the answer was lost, so the record may be saved; without an
 * error it was sent from another tab, or before the page was loaded anew, and `created` is the id of the record where it is known. After `unsent`, `unseen` and
 * `unknown` the record must not simply be sent again.
 * `despite`: the server answered a failure, and yet the save was made. `kept`: the old record that the new one replaces and still needs. `meanwhile`: the fields
 * that others have changed during the save. `isUnread`: the server failed where the record was read before its edit, and may no longer have it. `before`: what an
 * edit has changed, as read just before.
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
  | { kind: 'failed'; error: ApiError; record?: RecordData; isUnread?: boolean }
  | ({ error: ApiError } & Extract<Found, { kind: 'partly' }>)
  | { kind: 'unseen'; id: string }
  | { kind: 'unknown'; error?: ApiError; created?: string };

/** The outcomes in which a save asks the operator before anything is sent. */
export type Question = Extract<SaveOutcome, { kind: 'conflict' | 'duplicates' | 'advice' }>;

export function isQuestion(outcome: SaveOutcome): outcome is Question {
  return outcome.kind === 'conflict' || outcome.kind === 'duplicates' || outcome.kind === 'advice';
}

/**
 * Looks first whether something stands against the save: duplicates, referred records that are gone, another record in the place of this one, advice, and what
 * others have changed meanwhile. Then sends the record, then what its own request could not carry (specification 4.25). Rejects only for a programming error.
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
    return await sendCaughtUp(record, task).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'outdated') return sendCaughtUp(record, task);
      throw error;
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return task.write.mode === 'edit' && error.kind === 'notFound' ? { kind: 'gone' } : { kind: 'failed', error, record };
  }
}

/**
 * Sends the record once it takes in what others have changed, or asks about it. Rejects with `outdated` where the server has refused the change because somebody
 * else was quicker still: then nothing was done.
 */
async function sendCaughtUp(record: RecordData, task: SaveTask): Promise<SaveOutcome> {
  const caughtUp = await catchUp(record, task).catch(serverError);
  if (caughtUp instanceof ApiError) return { kind: 'failed', error: caughtUp, isUnread: true };
  if (!caughtUp) return sendRecordAndPending(record, task);
  return caughtUp.conflicts.length > 0 ? { kind: 'conflict', caughtUp } : sendEdit(caughtUp, task);
}

/** Gives a failure of the server as a value; any other error is thrown. */
function serverError(error: unknown): ApiError {
  if (error instanceof ApiError && error.kind === 'server') return error;
  throw error;
}

/** Sends what differs from the record read a moment before. A change by somebody else in that moment shows in the answer, where the server does not refuse the edit. */
async function sendEdit(caughtUp: CaughtUp, task: SaveTask): Promise<SaveOutcome> {
  const { record, before } = caughtUp;
  const outcome = await sendRecordAndPending(record, { ...task, write: { mode: 'edit', before } });
  if (outcome.kind !== 'done') return outcome;
  const others = await changedMeanwhile(caughtUp, outcome, task);
  const meanwhile = [...caughtUp.merged, ...Object.keys(others)];
  return { ...outcome, before, ...(meanwhile.length > 0 && { saved: { ...outcome.saved, ...others }, meanwhile }) };
}

/** A key among the accepted values: the operator sends what was filled in against an advice. No field has this name. */
export const AS_ASKED = '#asAsked';

/** Whether the record is still the current one. The entity's source is asked before an edit, where another record may have replaced this one. */
async function isCurrent(record: RecordData, { api, entity, write, id }: SaveTask): Promise<boolean> {
  if (write.mode === 'create' || id === undefined || changedFields(entity, record, write.before).length === 0) return true;
  return (await entity.source?.isCurrent?.(write.before, id, { api, endpoint: entity.resource.endpoint.list })) ?? true;
}

/** The duplicates that the operator has not seen or not confirmed yet; an edit only looks for what it changes. A slow answer is not waited for. */
async function unansweredDuplicates(record: RecordData, { api, entity, context, write, duplicateChecks }: SaveTask, accepted: Accepted): Promise<Duplicates[]> {
  const question = { api, entity, context, signal: AbortSignal.timeout(PATIENCE) };
  const isKept = (field: string) => write.mode === 'edit' && isSameValue(write.before[field], record[field]);
  const open = duplicateChecks.filter(({ field }) => accepted.get(field) !== record[field] && !isKept(field));
  const found = await Promise.all(open.map((check) => findDuplicates(check, record, question)));
  return found.filter((one) => one !== undefined);
}

/** How long a save waits for a look that precedes it, in milliseconds. */
const PATIENCE = 4000;

/** Sends the record, then what its own request could not carry. Rejects with the `ApiError` of a request that is known to have had no effect. */
async function sendRecordAndPending(record: RecordData, task: SaveTask): Promise<SaveOutcome> {
  if (asksNewRecord(record, task)) return sendAsNew(record, task);
  const carried = carriedRecord(task, record);
  return sendRecord(carried, task, async (saved) => {
    const progress: SaveProgress = { saved: withCarried(saved ?? { ...beforeOf(task), id: task.id }, carried, task), sent: new Map() };
    const isNothing = !saved && pendingFields({ ...task, record, before: baselineOf(progress.saved, task) }).length === 0;
    return isNothing ? { kind: 'nothing', saved: progress.saved } : sendUnsent(record, progress, task);
  });
}

/**
 * Sends the record's own request, then calls `goOn`. After a failure that leaves the outcome open, the server is looked at before anything else is sent,
 * as sending again might create two records. An answer with a record that was listed before the creation is not the answer to it.
 */
async function sendRecord(carried: RecordData, task: SaveTask, goOn: (saved: RecordData | undefined) => Promise<SaveOutcome>): Promise<SaveOutcome> {
  const listed = task.write.mode === 'create' ? await listedBefore(carried, task, AbortSignal.timeout(PATIENCE)) : undefined;
  const call = await saveOrFind(carried, task).then(
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
 * Whether it is unknown what was written. A request whose answer was lost may still be under way. A server that fails may do so after the write: an edit was then
 * read again, unless reading has a side effect, and a creation was looked for where its list could be read.
 */
function isOpen(error: ApiError, found: Found, { entity, write }: SaveTask): boolean {
  if (commandEnd(error) === 'lost') return true;
  return found.kind === 'unknown' && (write.mode === 'create' || entity.source?.readHasSideEffect === true);
}

/** Sends what the record's own request could not carry, once the record is saved. A later call goes on where this one stopped. */
export async function sendUnsent(record: RecordData, progress: SaveProgress, task: SaveTask): Promise<SaveOutcome> {
  const { former } = progress;
  return former ? afterFormer(await finishSave(asOwn(record, former), progress, asCreation(task)), former, task) : finishSave(record, progress, task);
}

/** Sends what is pending, then writes into the record what refers to it. */
async function finishSave(record: RecordData, { saved, sent: already, ...rest }: SaveProgress, task: SaveTask): Promise<SaveOutcome> {
  if (saved['id'] !== undefined) task.onSaved?.(String(saved['id']));
  const sending = { ...task, record, before: baselineOf(saved, task) };
  const { sent, failures } = await sendPending(sending, { ...task, saved }, already);
  if (failures.length > 0) return { kind: 'unsent', progress: { ...rest, saved, sent }, failures };
  try {
    return { kind: 'done', saved: await writtenLast(saved, sent, task), sent };
  } catch (cause) {
    return { kind: 'unsent', progress: { ...rest, saved, sent }, failures: [{ written: [...sent.values()].flatMap(({ write }) => Object.keys(write)), cause }] };
  }
}

/** Sends everything as a new record, in place of one that cannot take the change. The old record is deleted once the new one is complete. */
async function sendAsNew(record: RecordData, task: SaveTask): Promise<SaveOutcome> {
  const creation = asCreation(task);
  const former = await formerRecord(record, task);
  const carried = writable(carriedRecord(creation, asOwn(record, former)), creation);
  return sendRecord(carried, creation, (saved = carried) => sendUnsent(record, { saved: withCarried(saved, carried, creation), sent: new Map(), former }, task));
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

/** Writes into the record the fields that refer to what was sent apart from it: the last step of a save (specification 4.31). */
async function writtenLast(saved: RecordData, sent: Sent, task: SaveTask): Promise<RecordData> {
  const next: RecordData = Object.assign({}, saved, ...[...sent.values()].map(({ write }) => write));
  const written = await saveOrFind(next, { ...task, id: String(saved['id']), write: { mode: 'edit', before: saved } });
  return written ?? next;
}

/**
 * Sends the record's own request, and returns the record as the server has it after that. When the answer to an edit is lost, or the server fails, which it may do
 * after the write (contract requests.unreadable), the record is read again. `undefined` when there was nothing to send. Rejects with an `ApiError`.
 */
async function saveOrFind(record: RecordData, task: SaveTask): Promise<RecordData | undefined> {
  try {
    return await saveRecord(record, task);
  } catch (error) {
    const found = error instanceof ApiError && mayHaveRun(error) ? await readLostEdit(record, task) : undefined;
    if (!found) throw error;
    return found;
  }
}

/** The saved record with the values as they were sent, for fields that still have something to send: an answer may spell a value in another way, which would look like a change. */
function withCarried(saved: RecordData, carried: RecordData, { entity, widgets }: SaveTask): RecordData {
  const names = Object.keys(carried).filter((name) => widgets[widgetName(entity, name)]?.carried);
  return { ...saved, ...Object.fromEntries(names.map((name) => [name, carried[name]])) };
}

/** What fields that are sent apart from the record are compared with: what the record's request has carried, or else the values before the edit. */
function baselineOf(saved: RecordData, task: SaveTask): RecordData {
  const { entity, widgets } = task;
  const names = Object.keys(saved).filter((name) => widgets[widgetName(entity, name)]?.carried);
  return { ...beforeOf(task), ...Object.fromEntries(names.map((name) => [name, saved[name]])) };
}

function beforeOf({ write }: SaveTask): RecordData {
  return write.mode === 'edit' ? write.before : {};
}
