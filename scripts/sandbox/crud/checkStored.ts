import { mayBeNull } from '../../../src/engine/model/emptyAnswer';
import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { databaseRefused, type Violation, violated } from '../http/Refusal';
import { typesOf } from '../store/columns';
import { countRows } from '../store/countRows';
import type { Collection, World } from '../World';

/** An e-mail address as the framework's `html5` mode defines it: with a dot in the domain. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

const LARGEST_INTEGER = 2147483647;
const LARGEST_SMALL_INTEGER = 32767;

/** The few rules that the server validates (e-mails, blank texts, uniqueness), all reported at once (contract wire.database). */
export async function checkValid(
  world: World,
  collection: Collection,
  document: RecordData,
  id: number | undefined,
): Promise<void> {
  const violations = [...blankFields(collection, document), ...wrongEmails(collection, document)];
  for (const { field, message } of collection.quirk.unique ?? []) {
    if (await isTaken(world, collection, field, document[field], id)) violations.push({ propertyPath: field, message });
  }
  if (violations.length > 0) throw violated(violations);
}

/** Refuses what only the database would refuse: a missing value, or a text or number that is too large. */
export function checkStorable(collection: Collection, document: RecordData): void {
  const { wire, quirk, entity } = collection;
  const isFilled = (name: string) => wire.properties[name]?.readOnly !== true && !mayBeNull(entity.schema.properties[name] ?? {});
  const required = quirk.required ?? (wire.required ?? []).filter(isFilled);
  for (const name of required) {
    if (document[name] === undefined || document[name] === null)
      throw databaseRefused(`Column "${name}" cannot be null`);
  }
  for (const name of quirk.small ?? []) {
    const value = document[name];
    if (typeof value === 'number' && Math.abs(value) > LARGEST_SMALL_INTEGER) throw databaseRefused(`Out of range value for column "${name}"`);
  }
  // Nobody knows the columns of an entity that the platform does not have.
  checkSizes(wire, document, collection.isPlatforms ? LARGEST_INTEGER : Number.MAX_SAFE_INTEGER);
}

/** Refuses values that do not fit their columns, in the record or in a document inside it. */
function checkSizes({ properties }: Schema, document: RecordData, largest: number): void {
  for (const [name, schema] of Object.entries(properties ?? {})) {
    const value = document[name];
    const tooLong = typeof value === 'string' && schema.maxLength !== undefined && [...value].length > schema.maxLength;
    const tooLarge = typesOf(schema)[0] === 'integer' && typeof value === 'number' && Math.abs(value) > largest;
    if (tooLong || tooLarge) throw databaseRefused(`Data too long for column "${name}"`);
    if (schema.properties && typeof value === 'object' && value !== null) checkSizes(schema, value as RecordData, largest);
  }
}

function blankFields({ quirk }: Collection, document: RecordData): Violation[] {
  return (quirk.notBlank ?? [])
    .filter((field) => document[field] === undefined || document[field] === null || document[field] === '')
    .map((field) => ({ propertyPath: field, message: 'Cette valeur ne doit pas être vide.' }));
}

function wrongEmails({ wire }: Collection, document: RecordData): Violation[] {
  return Object.entries(wire.properties)
    .filter(([name, schema]) => {
      const value = document[name];
      return schema.format === 'email' && typeof value === 'string' && value !== '' && !isEmail(value);
    })
    .map(([field]) => ({ propertyPath: field, message: "Cette valeur n'est pas une adresse email valide." }));
}

async function isTaken(world: World, collection: Collection, field: string, value: unknown, id = 0): Promise<boolean> {
  if (typeof value !== 'string') return false;
  const selection = { conditions: [`"f_${field}" = $1`, 'id <> $2'], parameters: [fold(value), id] };
  return (await countRows(world.db, collection, selection)) > 0;
}
