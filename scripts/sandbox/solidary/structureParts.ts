import type { RecordData } from '../../../src/engine/model/Schema';
import type { Database } from '../database';
import { databaseRefused, Refusal } from '../http/Refusal';
import { marks } from '../http/marks';
import type { RequestContext, World } from '../World';
import { withoutNulls } from './wireParts';

/** A part of a structure, of which it has several in its document. Each has an id, and may be used by records. */
export interface Part extends RecordData {
  id: number;
  isUsed: boolean;
}

export function partsOf(value: unknown): Part[] {
  return Array.isArray(value) ? (value as Part[]) : [];
}

/**
 * The stored list after a write (contract structures.lists). An element with a known numeric id is changed, an element without the key `id` is
 * created, and a part that no element names is removed. An id written as text keeps its part unchanged, and `null` is ignored.
 */
export async function replaceParts(stored: readonly Part[], sent: unknown, read: (element: RecordData) => RecordData | undefined, db: Database): Promise<Part[]> {
  const elements = elementsOf(sent);
  const named = new Set(elements.map(({ id }) => (typeof id === 'string' ? Number(id) : id)));
  const kept = stored
    .filter(({ id }) => named.has(id))
    .map((part) => {
      const element = elements.find(({ id }) => id === part.id);
      return element ? { ...part, ...read(element) } : part;
    });
  const created: Part[] = [];
  for (const element of elements.filter((one) => !('id' in one))) {
    const made = read(element);
    if (made) created.push({ ...made, id: await nextId(db), isUsed: false });
  }
  return [...kept, ...created];
}

async function nextId(db: Database): Promise<number> {
  const [row] = await db.query<{ id: number }>("select nextval('sandbox_part')::int as id");
  return row?.id ?? 0;
}

/** The subjects after a write. Subjects that somebody wrote for their own request cannot be reached, and stay. */
export async function replaceSubjects(stored: readonly Part[], sent: unknown, { db, faults }: World): Promise<Part[]> {
  const shared = stored.filter(({ private: isPrivate }) => isPrivate !== true);
  const kept = await replaceParts(shared, sent, readSubject, db);
  const isLeftOut = ({ id }: Part): boolean => !kept.some((part) => part.id === id);
  // Leaving out a subject fails: the platform takes the structure from it instead of deleting it, and a subject must have one.
  if (shared.some((part) => isLeftOut(part) && (part.isUsed || faults.has('subjectRemoval')))) throw databaseRefused('Column "structure_id" cannot be null');
  const byId = new Map(kept.map((part) => [part.id, part]));
  const inPlace = stored.flatMap((part) => (part.private === true ? [part] : (byId.get(part.id) ?? [])));
  return [...inPlace, ...kept.filter((part) => !stored.some(({ id }) => id === part.id))];
}

function elementsOf(sent: unknown): RecordData[] {
  const values: unknown[] = typeof sent === 'object' && sent !== null ? Object.values(sent) : [];
  return values.filter((value): value is RecordData => typeof value === 'object' && value !== null && !Array.isArray(value));
}

function readSubject(element: RecordData): RecordData | undefined {
  const label = labelOf(element);
  return label === undefined ? undefined : { label, private: false };
}

export function readNeed(element: RecordData): RecordData | undefined {
  const label = labelOf(element);
  return label === undefined ? undefined : { label, labelVolunteer: shortText(element.labelVolunteer) };
}

/** The label of an element; an element without one is ignored. */
function labelOf({ label }: RecordData): string | undefined {
  return shortText(label) ?? undefined;
}

function shortText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') throw new Refusal(500, 'Argument must be of the type string, array given');
  if ([...String(value)].length > 255) throw databaseRefused('Data too long for column "label"');
  return String(value);
}

const INPUTS = ['checkbox', 'radio', 'input', 'file', 'selectbox'];

/** Reads a proof. The first kind of input that is true counts; choices are kept for the two kinds that have some. */
export function readProof(element: RecordData): RecordData | undefined {
  const label = labelOf(element);
  if (label === undefined) return undefined;
  const { type, position, activated, mandatory, options, acceptedValues } = element;
  if ([type, position, activated].some((value) => value === undefined || value === null)) throw new Refusal(500, 'Argument must not be null');
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

/** The proofs in the order of their positions. Answers to writes compare positions as texts, so that 10 comes before 2. */
function sortedProofs(proofs: readonly Part[], isWritten: boolean): Part[] {
  return proofs.toSorted((one, other) => (isWritten ? compareTexts(String(one.position), String(other.position)) : Number(one.position) - Number(other.position)));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** A part as an answer has it, without its nulls. It can be removed as long as nothing uses it. */
function shownPart({ isUsed, private: _private, ...part }: Part, [iri, type]: readonly [string, string], context: RequestContext): RecordData {
  return { ...marks(`${iri}/${part.id}`, type, context), ...withoutNulls(part), removable: !isUsed };
}

/** The needs. A need without words of its own for volunteers has the same words for them. */
export function shownNeeds(needs: readonly Part[], context: RequestContext): RecordData[] {
  return needs.map((need) => shownPart({ ...need, labelVolunteer: need.labelVolunteer ?? need.label }, ['/needs', 'Need'], context));
}

export function shownProofDefinitions(proofs: readonly Part[], isWritten: boolean, context: RequestContext): RecordData[] {
  return sortedProofs(proofs, isWritten).map((proof) => shownPart(proof, ['/structure_proofs', 'StructureProof'], context));
}

/** The subjects, without those that somebody wrote for their own request. The numbering keeps the holes, so that the answer is an object instead of a list. */
export function shownSubjects(subjects: readonly Part[], context: RequestContext): unknown {
  const kept = subjects.map((subject, index) => [String(index), subject] as const).filter(([, subject]) => subject.private !== true);
  const shown = kept.map(([index, subject]) => [index, shownPart(subject, ['/subjects', 'Subject'], context)] as const);
  return kept.length === subjects.length ? shown.map(([, subject]) => subject) : Object.fromEntries(shown);
}
