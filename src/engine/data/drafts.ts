import type { UserId } from '@/api/readClaims';
import { isListOfTexts } from '@/config/isListOfTexts';
import { DRAFT_PREFIX, parse } from '@/session/keptSession';
import { isKept, keysOf } from '@/session/keptStorage';
import { createListeners } from '@/ui/listeners';
import type { RecordData } from '../model/Schema';
import { isSameValue } from '../model/transforms/emptyValue';
import { isPlainObject } from '../model/transforms/plainObject';
import { fileNames, withoutFiles } from './withoutFiles';

/** Whose draft it is, and of which page. */
export interface DraftPlace {
  userId: UserId;
  /** The path and the query of the page. */
  page: string;
  /** The number of the structure that the form was filled in for, where the address does not name it. */
  structure?: number | undefined;
}

/** What was typed on a page and not saved, by field; an emptied field is `undefined`. */
export interface Draft {
  /** Names the draft and its copies, as a tab that is duplicated has one; absent where no record is created from it. */
  id?: string | undefined;
  values: RecordData;
  /** The values that the server had for these fields when the form was opened, as somebody else may have changed them since. */
  before: RecordData;
  /** The step of the form, or the stage of the page, in which the operator was. */
  at?: string;
  /** The text in boxes that was not a valid value yet, by the id of the box. */
  texts?: Texts;
  /** The names of the chosen files, which no storage can keep. */
  files?: readonly string[];
}

export type Texts = Readonly<Record<string, string>>;

const NO_TEXTS: Texts = {};

const { subscribe, tell } = createListeners();

/** Calls the listener whenever a draft of this tab is kept or removed, until the returned function is called. */
export const subscribeToDrafts = subscribe;

/**
 * Keeps what was typed as differences from the record that the form started from, so that everything else is read afresh. A chosen file cannot be kept, but its
 * name is, and what was typed beside it. Without any of these, and without a text that is no value yet, the draft is removed.
 */
export function keepDraft(storage: Storage, place: DraftPlace, record: RecordData, before: RecordData, { id, at, texts = NO_TEXTS, files = fileNames(record) }: Omit<Draft, 'values' | 'before'> = {}): void {
  const names = [...new Set([...Object.keys(record), ...Object.keys(before)])];
  const typed = Object.fromEntries(names.map((name) => [name, withoutFiles(record[name])]));
  const changed = names.filter((name) => !isSameValue(typed[name], before[name]) && isText(typed[name]));
  const hasTexts = Object.keys(texts).length > 0;
  if (changed.length === 0 && !hasTexts && files.length === 0) return dropDraft(storage, place);
  const part = (of: RecordData) => Object.fromEntries(changed.map((name) => [name, of[name] ?? null]));
  storage.setItem(keyOf(place), JSON.stringify({ id, values: part(typed), before: part(before), at, ...(hasTexts && { texts }), ...(files.length > 0 && { files }) }));
  tell();
}

/** Reads a draft; `undefined` when there is none, or none that this version of the app understands. */
export function readDraft(storage: Storage, place: DraftPlace): Draft | undefined {
  const kept = parse(storage.getItem(keyOf(place)));
  if (!isPlainObject(kept)) return undefined;
  const { id, values, before, at, texts, files } = kept;
  if (!isPlainObject(values) || !isPlainObject(before)) return undefined;
  const filled = (part: RecordData) => Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value ?? undefined]));
  return { ...(typeof id === 'string' && { id }), values: filled(values), before: filled(before), ...(typeof at === 'string' && { at }), ...(areTexts(texts) && { texts }), ...(isListOfTexts(files) && { files }) };
}

/** Whether a reload would bring back everything that was typed: no file was chosen, and the storage has accepted the rest. */
export function isDraftWhole(storage: Storage, place: DraftPlace, record: RecordData, before: RecordData, texts = NO_TEXTS): boolean {
  const draft = isKept(storage, keyOf(place)) ? readDraft(storage, place) : undefined;
  const kept = draft?.values ?? {};
  const names = [...new Set([...Object.keys(record), ...Object.keys(before)])];
  return isSameValue(texts, draft?.texts ?? NO_TEXTS) && names.every((name) => isSameValue(record[name], Object.hasOwn(kept, name) ? kept[name] : before[name]));
}

export function dropDraft(storage: Storage, place: DraftPlace): void {
  storage.removeItem(keyOf(place));
  tell();
}

/** Removes what was typed in one field from the draft, and keeps the rest. */
export function dropDraftOf(storage: Storage, place: DraftPlace, field: string): void {
  const draft = readDraft(storage, place);
  if (!draft || !Object.hasOwn(draft.values, field)) return;
  keepDraft(storage, place, { ...draft.values, [field]: draft.before[field] }, draft.before, draft);
}

/** The pages on which an operator has left a draft in this tab. */
export function draftsOf(storage: Storage, userId: UserId): DraftPlace[] {
  const mine = `${DRAFT_PREFIX}${userId}:`;
  return keysOf(storage, mine).map((key) => {
    const [page = '', structure] = key.slice(mine.length).split('#');
    return { userId, page, ...(structure !== undefined && { structure: Number(structure) }) };
  });
}

function keyOf({ userId, page, structure }: DraftPlace): string {
  return [`${DRAFT_PREFIX}${userId}:${page}`, ...(structure === undefined ? [] : [structure])].join('#');
}

function areTexts(texts: unknown): texts is Texts {
  return isPlainObject(texts) && Object.values(texts).every((text) => typeof text === 'string');
}

/** Whether JSON can represent the whole value. */
function isText(value: unknown): boolean {
  return value === undefined || isSameValue(JSON.parse(JSON.stringify(value)), value);
}
