import type { RecordData } from '../../../src/engine/Resource';
import type { Database } from '../database';
import { Refusal } from '../http/Refusal';

/** What a structure holds several of, inside its document: each has a number, and may be in use elsewhere. */
export interface Part extends RecordData {
  id: number;
  isUsed: boolean;
}

export function partsOf(value: unknown): Part[] {
  return Array.isArray(value) ? (value as Part[]) : [];
}

/**
 * What a hand-read list makes of the one that is stored (solidary contract 4.3): an element whose number is known, as a number, is changed;
 * one without the key `id` is created; what is left out is removed; anything else, a text for a number or `null`, is passed over.
 */
export async function replaceParts(stored: readonly Part[], sent: unknown, read: (element: RecordData) => RecordData | undefined, db: Database): Promise<Part[]> {
  const elements = elementsOf(sent);
  const changed = stored.flatMap((part) => {
    const element = elements.find(({ id }) => id === part.id);
    return element ? [{ ...part, ...read(element) }] : [];
  });
  const created: Part[] = [];
  for (const element of elements.filter((one) => !('id' in one))) {
    const made = read(element);
    if (made) created.push({ ...made, id: await nextId(db), isUsed: false });
  }
  return [...changed, ...created];
}

async function nextId(db: Database): Promise<number> {
  const [row] = await db.query<{ id: number }>("select nextval('sandbox_part')::int as id");
  return row?.id ?? 0;
}

/** Removing a subject that a record needs leaves that record without one, which the database refuses. */
export function refuseOrphans(before: readonly Part[], after: readonly Part[]): void {
  const isGone = ({ id, isUsed }: Part) => isUsed && !after.some((part) => part.id === id);
  if (before.some(isGone)) throw new Refusal(500, 'Column "structure_id" cannot be null');
}

export function elementsOf(sent: unknown): RecordData[] {
  const values: unknown[] = typeof sent === 'object' && sent !== null ? Object.values(sent) : [];
  return values.filter((value): value is RecordData => typeof value === 'object' && value !== null && !Array.isArray(value));
}

export function readSubject({ label }: RecordData): RecordData | undefined {
  return typeof label === 'string' ? { label, private: false } : undefined;
}

export function readNeed(element: RecordData): RecordData | undefined {
  const { label, labelVolunteer } = element;
  if (typeof label !== 'string') return undefined;
  return { label, ...('labelVolunteer' in element && { labelVolunteer }) };
}

const INPUTS = ['checkbox', 'radio', 'input', 'file', 'selectbox'];

/** The first kind of input that is true wins; choices are kept for the two kinds that have some. */
export function readProof(element: RecordData): RecordData | undefined {
  const { label, type, position, activated, mandatory, options, acceptedValues } = element;
  if (typeof label !== 'string') return undefined;
  for (const key of ['type', 'position', 'activated']) if (!(key in element)) throw new Refusal(500, `Undefined index: ${key}`);
  const kind = INPUTS.find((name) => Boolean(element[name]));
  const hasChoices = kind === 'radio' || kind === 'selectbox';
  return {
    label,
    type,
    position,
    activated,
    mandatory: Boolean(mandatory),
    ...Object.fromEntries(INPUTS.map((name) => [name, name === kind])),
    options: hasChoices ? options : null,
    acceptedValues: hasChoices ? acceptedValues : null,
  };
}

/** As they are read; answers to writes compare positions as texts, 10 before 2. */
export function sortedProofs(proofs: readonly Part[], isWritten: boolean): Part[] {
  return proofs.toSorted((one, other) => (isWritten ? compareTexts(String(one.position), String(other.position)) : Number(one.position) - Number(other.position)));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** A part as it is sent, its nulls dropped: it may be removed as long as nothing uses it. */
export function shownPart({ isUsed, private: _private, ...part }: Part): RecordData {
  return { ...Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)), removable: !isUsed };
}

/** Subjects that somebody wrote for themselves are left out, and the numbering keeps their holes: an object comes, not a list. */
export function shownSubjects(subjects: readonly Part[]): unknown {
  const kept = subjects.map((subject, index) => [String(index), subject] as const).filter(([, subject]) => subject.private !== true);
  const shown = kept.map(([index, subject]) => [index, shownPart(subject)] as const);
  return kept.length === subjects.length ? shown.map(([, subject]) => subject) : Object.fromEntries(shown);
}
