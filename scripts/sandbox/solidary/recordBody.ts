import type { RecordData } from '../../../src/engine/model/Schema';
import { storedAddress } from '../geography/addresses';
import { databaseRefused, Refusal } from '../http/Refusal';
import { STRUCTURES_PATH } from '../quirks/paths';
import { kilometres } from '../geography/distance';
import { PLACES } from '../seed/places';
import { rowAt, rowsAt, updateAt } from '../store/at';
import { type Row } from '../store/rows';
import type { RequestContext } from '../World';
import { idOf, isObject, isSet } from './sentValues';
import type { Need, SolidaryRecord } from './SolidaryRecord';
import { type Part, partsOf } from './structureParts';
import { position } from './volunteers';

/** The fields that are read of a home address, and below, of a place of a journey, which has a street as well. */
export const HOME_KEYS = ['houseNumber', 'streetAddress', 'postalCode', 'subLocality', 'addressLocality', 'localAdmin', 'county', 'macroCounty', 'region', 'macroRegion', 'addressCountry', 'countryCode', 'latitude', 'longitude'];
export const PLACE_KEYS = [...HOME_KEYS, 'street'];
const LONGEST_TEXT = 255;

/** The structure that a body names. The error never says what is wrong with it (contract wire.errors). */
export async function requireStructure(id: unknown, { world }: RequestContext): Promise<Row> {
  return (await rowAt(world, STRUCTURES_PATH, idOf(id))) ?? failed(`Structure ${String(id)} not found`);
}

type PartKind = 'subjects' | 'needs' | 'structureProofs';

/** The subjects, needs or proofs of all structures. The platform never checks whose they are (contract session.solidaryRights). */
export async function partsOfAll(kind: PartKind, { world }: RequestContext): Promise<Part[]> {
  return (await rowsAt(world, STRUCTURES_PATH)).flatMap(({ document }) => partsOf(document[kind]));
}

async function requirePart(kind: PartKind, id: unknown, context: RequestContext): Promise<Part> {
  const known = idOf(id);
  return (await partsOfAll(kind, context)).find((part) => part.id === known) ?? failed(`No ${String(id)} among the ${kind}`);
}

export type Subject = Pick<SolidaryRecord, 'subjectId' | 'subject' | 'hasOwnSubject'>;

export async function knownSubject(id: unknown, context: RequestContext): Promise<Subject> {
  const { id: subjectId, label, private: isPrivate } = await requirePart('subjects', id, context);
  return { subjectId, subject: String(label), hasOwnSubject: isPrivate === true };
}

/** The subject for a text, which belongs to this record alone. */
export async function ownSubject(text: unknown, context: RequestContext): Promise<Subject> {
  return { subjectId: await nextNumber(context), subject: storable(text, 'label'), hasOwnSubject: true };
}

export async function readNeeds(sent: unknown, context: RequestContext): Promise<Need[]> {
  const needs: Need[] = [];
  for (const one of Array.isArray(sent) ? (sent as unknown[]) : []) {
    const { id, label } = await requirePart('needs', one, context);
    if (!needs.some((need) => need.id === id)) needs.push({ id, label: String(label), private: false });
  }
  return needs;
}

export async function ownNeed(text: unknown, context: RequestContext): Promise<Need> {
  return { id: await nextNumber(context), label: storable(text, 'label'), private: true };
}

/** A text that fits into its column. */
export function storable(text: unknown, column: string): string {
  if (typeof text !== 'string') return failed(`"${column}" is no text`);
  if ([...text].length > LONGEST_TEXT) throw databaseRefused(`Data too long for column "${column}"`);
  return text;
}

/** A place of a journey. If its commune is missing, the platform takes the nearest one. */
export function readPlace(sent: unknown, name: string): RecordData {
  if (!isObject(sent)) return failed(`${name} is required`);
  const known = keptKeys(sent, PLACE_KEYS);
  const place = isSet(known.addressLocality) ? known : { ...nearestCommune(known), ...known };
  return storedAddress(place);
}

export function keptKeys(sent: RecordData, keys: readonly string[]): RecordData {
  return Object.fromEntries(keys.flatMap((key) => (isSet(sent[key]) ? [[key, sent[key]]] : [])));
}

function nearestCommune(place: RecordData): RecordData {
  const here = position(place);
  const [nearest] = PLACES.toSorted((one, other) => kilometres(here, one) - kilometres(here, other));
  const { commune: addressLocality, postalCode, region, latitude, longitude } = nearest ?? {};
  return { addressLocality, postalCode, region, addressCountry: 'France', countryCode: 'FR', latitude, longitude };
}

/** Marks the parts of a structure that records use, which can then not be removed any more (contract structures.lists). */
export async function markUsed(used: Partial<Record<PartKind, readonly unknown[]>>, { world }: RequestContext): Promise<void> {
  const isNewlyUsed = (kind: string) => (part: Part) => !part.isUsed && used[kind as PartKind]?.includes(part.id) === true;
  const changed = (await rowsAt(world, STRUCTURES_PATH)).flatMap(({ id, document }) => {
    const kinds = Object.keys(used).filter((kind) => partsOf(document[kind]).some(isNewlyUsed(kind)));
    const parts = kinds.map((kind) => [kind, partsOf(document[kind]).map((part) => (isNewlyUsed(kind)(part) ? { ...part, isUsed: true } : part))]);
    return kinds.length > 0 ? [{ id, document: { ...document, ...Object.fromEntries(parts) } }] : [];
  });
  await updateAt(world, STRUCTURES_PATH, changed);
}

/** An id that no generated part has. */
export async function nextNumber({ world }: RequestContext): Promise<number> {
  const [row] = await world.db.query<{ id: number }>("select nextval('sandbox_part')::int + 3000000 as id");
  return row?.id ?? 0;
}

/** Fails with the 500 in which every mistake of a body ends. */
export function failed(message: string): never {
  throw new Refusal(500, message);
}
