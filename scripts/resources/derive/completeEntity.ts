import type { WholeVocabulary } from '../../../src/engine/model/defineVocabulary';
import type { RecordSchema, Schema } from '../../../src/engine/model/Schema';
import { vocabulary } from '../../../src/features/vocabulary';
import { propertiesOf } from '../../../src/engine/model/broughtFields';
import type { EntityFolder } from '../entityFolders';
import { checkSchemaShape } from '../checkShape';
import { withFieldNames } from '../fieldNames';
import { inlineReferences } from '../inlineReferences';
import type { SharedFiles } from '../referenceTarget';
import type { JsonFile } from '../JsonFile';
import type { Mistake } from '../Mistake';
import { withoutReferences } from '../withoutReferences';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { completeResource } from './completeResource';
import { saidTransform } from './deriveDays';
import { defaults } from './defaults';
import { idFieldOf, withId } from './deriveId';
import { withFreeNames } from './freeNames';
import { type NamedItems, withNamedItems } from './namedItems';
import type { Derivation } from './Derivation';
import { saidUse } from './saidUse';

export interface CompletedEntity {
  schema: RecordSchema;
  /** The same with what only validators follow, where it refers to itself or is too deep for a page. */
  checked?: RecordSchema;
  /** The complete `resource.json`. */
  whole: unknown;
  derived: Derivation[];
  /** The lists that are objects of free names on the wire, by their paths. */
  named: ReadonlyMap<string, NamedItems>;
  /** The mistakes about references that lead nowhere. */
  mistakes: Mistake[];
}

const known = new WeakMap<JsonFile, { inputs: unknown[]; completed: CompletedEntity }>();

/**
 * The schema of an entity and its complete `resource.json`, with what it says and what follows; nothing when one of them cannot be read, or is no schema. Answers
 * the same object for the same files.
 */
export function completeEntity({ name, schema, resource }: EntityFolder, shared: SharedFiles, named: WholeVocabulary = vocabulary): CompletedEntity | undefined {
  if (!schema || schema.isBroken || resource.isBroken) return undefined;
  // Nothing follows from what is no schema; its mistakes are reported by themselves.
  if ([schema, ...shared.values()].some((file) => !file.isBroken && checkSchemaShape(file).length > 0)) return undefined;
  const inputs = [defaults, resource, named, ...shared.values()];
  const last = known.get(schema);
  if (last?.inputs.length === inputs.length && last.inputs.every((input, index) => input === inputs[index])) return last.completed;
  const inlined = inlineReferences(schema, shared);
  const { schema: presentable, renamed } = withFieldNames(asRecord(inlined.schema));
  const free = withFreeNames(presentable);
  const { schema: listed, named: items } = withNamedItems(free ?? presentable, (path) => isSaidIn(resource.value, path));
  const { schema: checked, derived: ofId } = withId(listed, idFieldOf(resource));
  const record = (checked.$defs ? withoutReferences(checked) : checked) as RecordSchema;
  const { whole, derived } = completeResource({ name, schema: record, renamed, isFree: free !== undefined, items }, resource.value, named);
  const completed = { schema: record, ...(checked.$defs && { checked: checked as RecordSchema }), whole, derived: [...ofId, ...derived], named: items, mistakes: inlined.mistakes };
  known.set(schema, { inputs, completed });
  return completed;
}

/**
 * The schema as one of an existing record. That it may be `null` concerns only those who refer to it. A record described only by its alternatives
 * gets their fields.
 */
function asRecord(schema: Schema): Schema {
  const { type } = schema;
  if (Array.isArray(type) && type.includes('object') && type.every((kind) => kind === 'object' || kind === 'null')) return asRecord({ ...schema, type: 'object' });
  if (schema.properties || Object.keys(propertiesOf(schema)).length === 0) return schema;
  return { ...schema, type: type ?? 'object', properties: {} };
}

/** Whether a `resource.json` says that a field is edited otherwise than as a list, or how the field or an object that it is in is converted. */
function isSaidIn(resource: unknown, path: string): boolean {
  const fields = isPlainObject(resource) ? resource['fields'] : undefined;
  const use = saidUse(fields, path, 'widget');
  return saidTransform({ fields }, path) !== undefined || (use !== undefined && use !== 'table');
}
