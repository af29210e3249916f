import { pairSchema, propertiesOf, takesPairs } from '../../../src/engine/model/broughtFields';
import { mayBeNull } from '../../../src/engine/model/emptyAnswer';
import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { answer, noContent } from '../http/answers';
import { readCreation, readPatch } from '../http/body';
import { toWireTime } from '../http/times';
import { Refusal, violated } from '../http/Refusal';
import { idFieldIn } from '../../resources/dialectOf';
import { deleteRow, findNamedRow, findRow, insertRow, type Row, updateRows } from '../store/rows';
import type { Collection, Draft, RequestContext, World } from '../World';
import { checkStorable, checkValid } from './checkStored';
import { acceptFields } from './checkTypes';
import { requirePermission } from './permissions';
import { presentItem, requireRow } from './read';
import { storeAddresses } from './recordAddresses';

/** `POST`: creates a record and answers it with 201. */
export async function createRecord(
  collection: Collection,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await requirePermission(collection, 'create', context);
  const body = await readCreation(request, { takesId: takesId(collection) });
  const sent = acceptFields(await withNamedAddresses(collection, body, context.world), collection.wire);
  const document = { ...schemaDefaults(collection), ...collection.quirk.defaults, ...sent };
  const draft: Draft = {
    verb: 'create',
    sent,
    document: { ...document, ...stamp(collection, 'createdDate', context), ...(collection.textIds && { id: await newTextId(collection, body, context) }) },
  };
  await checkDraft(collection, draft, context);
  const row = await insertRow(context.world.db, collection, draft.document);
  await collection.quirk.afterWrite?.(draft, row, context);
  const created = await presentItem(collection, row, 'create', context, sent);
  return answer(echoZones(created, body), context.format, 201);
}

/** Whether a creation says the id: itself, or by the field that the entity's dialect says names a record. */
function takesId({ textIds, wire, entity }: Collection): boolean {
  const name = idFieldIn(entity.namedDialect?.options) ?? 'id';
  return textIds && wire.properties[name]?.readOnly !== true;
}

/** The id of a new record: the one in the body, which must not be taken, or one that the server makes where the body has none. */
async function newTextId(collection: Collection, { id }: RecordData, { world }: RequestContext): Promise<string> {
  if (typeof id !== 'string' || id === '' || !takesId(collection)) return crypto.randomUUID();
  if (await findNamedRow(world.db, collection, id)) throw violated([{ propertyPath: 'id', message: 'Cette valeur est déjà utilisée.' }]);
  return id;
}

/** `PATCH`: changes the fields that were sent and keeps the rest. An embedded document replaces the previous one as a whole, but for what the server writes in it. */
export async function updateRecord(
  collection: Collection,
  { id, request }: { id: string; request: Request },
  context: RequestContext,
): Promise<Response> {
  const before = await requireRow(collection, id, context, 'write');
  await requirePermission(collection, 'update', context, before);
  const body = await readPatch(request);
  const sent = acceptFields(await withNamedAddresses(collection, body, context.world), collection.wire);
  const changed = { ...before.document, ...withReadOnly(sent, before.document, collection.wire), ...stamp(collection, 'updatedDate', context) };
  const document = collection.isPlatforms ? changed : withoutRemoved(changed, collection.wire);
  const draft: Draft = { verb: 'update', sent, document, before };
  await checkDraft(collection, draft, context);
  const row: Row = { id: before.id, document: draft.document };
  await updateRows(context.world.db, collection, [row]);
  await collection.quirk.afterWrite?.(draft, row, context);
  const updated = await presentItem(collection, row, 'update', context, sent);
  return answer(echoZones(updated, body), context.format);
}

/** What was sent, with the read-only values that the objects in it had before: the server alone writes these. */
function withReadOnly(sent: RecordData, before: RecordData, schema: Schema): RecordData {
  const fields = propertiesOf(schema);
  const whole = Object.entries(sent).map(([name, value]): [string, unknown] => {
    const [field = {}, stored] = [fields[name], before[name]];
    if (!isPlainObject(value) || !isPlainObject(stored)) return [name, value];
    const written = Object.entries(propertiesOf(field)).filter(([inner, { readOnly }]) => readOnly === true && stored[inner] !== undefined);
    return [name, { ...withReadOnly(value, stored, field), ...Object.fromEntries(written.map(([inner]) => [inner, stored[inner]])) }];
  });
  return Object.fromEntries(whole);
}

/** A record without the free names, in it and in its objects, that a merge patch removes by `null` (RFC 7396). The platform has none. */
function withoutRemoved(record: RecordData, schema: Schema): RecordData {
  const fields = propertiesOf(schema);
  const isRemoved = (name: string) => record[name] === null && takesPairs(schema) && !Object.hasOwn(fields, name) && !mayBeNull(pairSchema(schema, name));
  const kept = Object.entries(record).filter(([name]) => !isRemoved(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, isPlainObject(value) ? withoutRemoved(value, fields[name] ?? pairSchema(schema, name)) : value]));
}

/** `DELETE`: removes a record and answers 204. */
export async function deleteRecord(collection: Collection, id: string, context: RequestContext): Promise<Response> {
  const row = await requireRow(collection, id, context, 'write');
  await requirePermission(collection, 'delete', context, row);
  await removeRow(collection, row, context);
  return noContent();
}

/** Removes a row in the entity's own way. */
export async function removeRow(collection: Collection, row: Row, context: RequestContext): Promise<void> {
  if (collection.quirk.remove) await collection.quirk.remove(row, context);
  else await deleteRow(context.world.db, collection, row.id);
}

async function checkDraft(collection: Collection, draft: Draft, context: RequestContext): Promise<void> {
  await checkValid(context.world, collection, draft.document, draft.before?.id);
  storeAddresses(collection, draft);
  await collection.quirk.beforeWrite?.(draft, context);
  checkStorable(collection, draft.document);
}

/** The defaults of read-only fields in the schema, which the server fills in because no form does. */
function schemaDefaults({ wire }: Collection): RecordData {
  const filled = Object.entries(wire.properties).filter(
    ([, schema]) => schema.readOnly === true && schema.default !== undefined,
  );
  return Object.fromEntries(filled.map(([name, schema]) => [name, schema.default]));
}

function stamp({ wire }: Collection, field: 'createdDate' | 'updatedDate', { world }: RequestContext): RecordData {
  return field in wire.properties ? { [field]: toWireTime(world.now()) } : {};
}

const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})([+-]\d{2}:\d{2})$/;

/**
 * Repeats the times of a write in its answer as they were sent, with their zone. Stored, and read from then on, is only the wall clock, or for a
 * date only the day (contract wire.values).
 */
function echoZones(answered: RecordData, body: RecordData): RecordData {
  const sent = Object.entries(body).filter(([name, value]) => {
    const [, clock] = typeof value === 'string' ? (TIME.exec(value) ?? []) : [];
    return clock !== undefined && [`${clock}+00:00`, `${clock.slice(0, 10)}T00:00:00+00:00`].includes(answered[name] as string);
  });
  return { ...answered, ...Object.fromEntries(sent) };
}

const NAME = /^\/addresses\/(\d{1,9})$/;

/** The body with all addresses written out: an address that is named by its id is replaced by the stored one (contract places.address). */
async function withNamedAddresses(collection: Collection, body: RecordData, world: World): Promise<RecordData> {
  const written = { ...body };
  for (const field of collection.addresses) {
    const name = body[field];
    const [, id] = (typeof name === 'string' && NAME.exec(name)) || [];
    if (id !== undefined) written[field] = (await storedAddress(collection, Number(id), world)) ?? unknown(String(name));
  }
  return written;
}

/** The stored address of an id. An address has the id of the record it belongs to; records of the same list are looked at first. */
async function storedAddress(collection: Collection, id: number, { db, collections }: World): Promise<unknown> {
  for (const owner of [collection, ...collections.values()]) {
    const row = owner.addresses.length > 0 ? await findRow(db, owner, id) : undefined;
    const address = owner.addresses.map((field) => row?.document[field]).find(Boolean);
    if (address) return address;
  }
  return undefined;
}

function unknown(name: string): never {
  throw new Refusal(400, `Item not found for "${name}".`);
}
