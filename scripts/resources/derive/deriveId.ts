import type { RecordSchema, Schema } from '../../../src/engine/model/Schema';
import { hasType } from '../../../src/engine/model/widgetName';
import { idFieldIn } from '../dialectOf';
import type { EntityFolder } from '../entityFolders';
import { JsonCursor } from '../JsonCursor';
import type { JsonFile } from '../JsonFile';
import type { Mistake } from '../Mistake';
import { defaults } from './defaults';
import type { Derivation } from './Derivation';
import { useOf } from './saidUse';

const ID: Schema = { type: 'integer', readOnly: true };

/**
 * Every record has an id by which lists and links name it: a number, unless its schema says otherwise. The API assigns it, unless a creation asks for it.
 * Where a dialect says that another field names a record, that field obeys these rules, and the id is what it holds.
 */
export function withId(schema: Schema, field: string | undefined): { schema: Schema; derived: Derivation[] } {
  if (!schema.properties) return { schema, derived: [] };
  const { properties } = schema;
  const name = !Object.hasOwn(properties, 'id') && field !== undefined && Object.hasOwn(properties, field) ? field : 'id';
  const said = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const named = said && (said.readOnly === true || isTyped(said, schema, name) ? said : { ...said, readOnly: true });
  const id: Schema = name === 'id' ? (named ?? ID) : { type: 'string', ...said, readOnly: true };
  const derived = [
    ...(named === said ? [] : [{ key: `properties.${name}.readOnly`, value: true, because: 'the API gives a record its id, unless it is a text that must be there' }]),
    ...(name === 'id' && said ? [] : [{ key: 'properties.id', value: id, because: name === 'id' ? 'lists and links name a record by its number' : `lists and links name a record by "${name}", as its dialect says` }]),
  ].map((one): Derivation => ({ file: 'schema.json', ...one }));
  return derived.length === 0 ? { schema, derived } : { schema: { ...schema, properties: { id, ...properties, ...(named && { [name]: named }) } }, derived };
}

/** The field that names a record, where the dialect of the entity says that this is not `id`. */
export function idFieldOf(resource: JsonFile): string | undefined {
  return idFieldIn(dialectIn(resource));
}

function dialectIn(resource: JsonFile): unknown {
  return JsonCursor.of(resource).at('dialect').value ?? defaults.dialect;
}

/** What usually names a record where that is not `id`. */
const USUAL_IDS = ['uuid', 'guid', '_id', '@id'];

/** Warns of records that are named by a number of which their schema says nothing, while another field looks like what names them. */
export function idWarnings({ schema, resource }: EntityFolder, { schema: { properties }, derived }: { schema: RecordSchema; derived: readonly Derivation[] }): Mistake[] {
  const field = derived.some(({ value }) => value === ID) && hasNamelessDialect(resource) ? USUAL_IDS.find((name) => Object.hasOwn(properties, name)) : undefined;
  if (!schema || field === undefined) return [];
  const expected = `"id" among "properties" too: the back office takes it that the API answers a whole number "id", by which it asks for a record. If "${field}" names the records, write "dialect": { "use": "rest", "id": "${field}" } in resource.json; otherwise "id": { "type": "integer", "readOnly": true } here`;
  return [JsonCursor.of(schema).at('properties', field).mistake(expected, `"${field}" and no "id"`)];
}

/** Whether the records of an entity may be named by a field of any name, and nothing says which. */
function hasNamelessDialect(resource: JsonFile): boolean {
  const dialect = dialectIn(resource);
  return ['platform', 'rest'].includes(String(useOf(dialect))) && idFieldIn(dialect) === undefined;
}

/** Whether an operator chooses the id, such as a code. Nobody types a UUID. */
function isTyped(id: Schema, { required = [] }: Schema, name: string): boolean {
  return hasType(id, 'string') && id.format !== 'uuid' && required.includes(name);
}
