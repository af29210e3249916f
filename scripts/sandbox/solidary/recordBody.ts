import type { RecordData } from '../../../src/engine/Resource';
import { storedAddress } from '../geography/addresses';
import { Refusal } from '../http/Refusal';
import { STRUCTURES_PATH } from '../quirks/paths';
import { kilometres } from '../geography/distance';
import { PLACES } from '../seed/places';
import { findRow, type Row, updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import type { Need } from './SolidaryRecord';
import { type Part, partsOf } from './structureParts';
import { position } from './volunteers';

const ADDRESS_KEYS = [
  'houseNumber',
  'street',
  'streetAddress',
  'postalCode',
  'subLocality',
  'addressLocality',
  'localAdmin',
  'county',
  'macroCounty',
  'region',
  'macroRegion',
  'addressCountry',
  'countryCode',
  'latitude',
  'longitude',
];

/** The structure a body names; its text never says what is wrong (solidary contract 7.7). */
export async function requireStructure(id: unknown, { world }: RequestContext): Promise<Row> {
  const structures = world.collections.get(STRUCTURES_PATH);
  const row = structures && Number.isInteger(id) ? await findRow(world.db, structures, id as number) : undefined;
  return row ?? failed(`Structure ${String(id)} not found`);
}

/** One of the structure's subjects by its number, or else a text, which becomes a subject of this record alone; without either, a 500. */
export async function readSubject({ adminsubject, additionalSubject }: RecordData, structure: Row, context: RequestContext): Promise<{ subjectId: number; subject: string }> {
  if (adminsubject !== undefined) {
    const found = partsOf(structure.document.subjects).find(({ id }) => id === adminsubject) ?? failed('Subject not found');
    return { subjectId: found.id, subject: String(found.label) };
  }
  if (typeof additionalSubject !== 'string' || additionalSubject === '') return failed('Call to a member function setLabel() on null');
  return { subjectId: await nextNumber(context), subject: additionalSubject };
}

/** The structure's needs of these numbers. */
export function readNeeds(sent: unknown, structure: Row): Need[] {
  const known = partsOf(structure.document.needs);
  const ids: unknown[] = Array.isArray(sent) ? sent : [];
  return ids.map((id) => {
    const need = known.find((one) => one.id === id) ?? failed(`Need ${String(id)} not found`);
    return { id: need.id, label: String(need.label), private: false };
  });
}

export async function readOwnNeed(sent: unknown, context: RequestContext): Promise<Need[]> {
  return typeof sent === 'string' && sent !== '' ? [{ id: await nextNumber(context), label: sent, private: true }] : [];
}

/** A place of a journey; without its commune the platform looks for the nearest one. */
export function readPlace(sent: unknown, name: string): RecordData {
  if (typeof sent !== 'object' || sent === null) return failed(`${name} is required`);
  const known = keptKeys(sent as RecordData);
  const place = known.addressLocality ? known : { ...known, ...nearestCommune(known) };
  return storedAddress(place);
}

export function keptKeys(sent: RecordData): RecordData {
  return Object.fromEntries(ADDRESS_KEYS.flatMap((key) => (key in sent ? [[key, sent[key]]] : [])));
}

function nearestCommune(place: RecordData): RecordData {
  const here = position(place);
  const [nearest] = PLACES.toSorted((one, other) => kilometres(here, one) - kilometres(here, other));
  return { addressLocality: nearest?.commune, postalCode: nearest?.postalCode, region: nearest?.region, addressCountry: 'France', countryCode: 'FR' };
}

/** What records use of a structure can no longer be removed from it (solidary contract 5). */
export async function markUsed(structure: Row, { subjects = [], needs = [], structureProofs = [] }: Record<string, readonly unknown[]>, { world }: RequestContext): Promise<void> {
  const structures = world.collections.get(STRUCTURES_PATH);
  if (!structures) return;
  const used = (parts: unknown, ids: readonly unknown[]): Part[] => partsOf(parts).map((part) => (ids.includes(part.id) ? { ...part, isUsed: true } : part));
  const { document } = structure;
  structure.document = { ...document, subjects: used(document.subjects, subjects), needs: used(document.needs, needs), structureProofs: used(document.structureProofs, structureProofs) };
  await updateRows(world.db, structures, [structure]);
}

/** A number that nothing generated has. */
export async function nextNumber({ world }: RequestContext): Promise<number> {
  const [row] = await world.db.query<{ id: number }>("select nextval('sandbox_part')::int + 3000000 as id");
  return row?.id ?? 0;
}

/** The 500 that every mistake in a body ends in. */
export function failed(message: string): never {
  throw new Refusal(500, message);
}
