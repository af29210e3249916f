import type { WireRecord } from '@/api/records';
import { propertiesOf, requiredOf, takesPairs } from '../broughtFields';
import { emptyAnswer } from '../emptyAnswer';
import type { Entity } from '../Resource';
import { isSameField } from '../isSameField';
import type { RecordData, Schema } from '../Schema';
import { isEmptyValue } from './emptyValue';
import { transformsOf } from './entityTransforms';
import { changeField } from './fieldPath';
import { mergePatch, withRemoved } from './mergePatch';
import { isPlainObject } from './plainObject';
import type { TransformContext } from './Transform';
import { WALL_CLOCK } from './transformContext';
import { fieldWireSchema } from './wireSchema';

/** The call that the body is for; an edit is compared with the record as it was read. */
export type WriteMode = { mode: 'create' } | { mode: 'edit'; before: RecordData };

/**
 * The body of a POST or of a merge-patch. A creation sends what the operator filled in. An edit sends only what differs from `before`, with an emptied field
 * according to its `cleared` rule (contract wire.values, users.change). Fields that the schema does not know or marks read-only, and those of the other mode,
 * are never sent. An empty result means that there is nothing to save.
 */
export function recordToApi(
  entity: Entity,
  record: RecordData,
  write: WriteMode,
  context: TransformContext = WALL_CLOCK,
): WireRecord {
  const { record: recordTransforms, sent: fields } = transformsOf(entity);
  const names = fieldsToSend(entity, record, write);

  const isLeftOut = (name: string, value: unknown) => isSameField(entity, name, value, undefined) && !(requiredOf(entity.schema).includes(name) && isAnswer(entity, name, value, write));
  const data = Object.fromEntries(names.map((name) => [name, isLeftOut(name, record[name]) ? undefined : record[name]]));
  const asSent = (values: RecordData) =>
    fields
      .filter(({ path: [name = ''] }) => Object.hasOwn(values, name))
      .reduce((sent, { path, transform }) => changeField(sent, path, (value) => transform.toApi(value, context)), values);
  const transformed = asSent(data);
  const completed = names.flatMap((name): [string, unknown][] => {
    const value = transformed[name];
    // In a creation what is empty is only sent where it has to be there: there is nothing on the server to empty.
    // An object made of what is not empty has at least names.
    if (write.mode === 'create') return isLeftOut(name, value) && !(data[name] !== undefined && isPlainObject(value)) ? [] : [[name, value]];
    const { before } = write;
    const changed = value === undefined ? cleared(entity, name) : [value];
    return changed.map((sent) => [name, withRemovedNames(entity, name, sent, () => asSent({ [name]: before[name] })[name])]);
  });

  const constants = write.mode === 'create' ? entity.resource.create.constants : {};
  const body = { ...constants, ...Object.fromEntries(completed) };
  return recordTransforms.reduceRight<RecordData>((sent, transform) => transform.toApi(sent, write.mode), body);
}

/** Whether a value without content is one all the same: in a new record what takes it, in an edit an object that may be emptied. */
function isAnswer(entity: Entity, name: string, value: unknown, { mode }: WriteMode): boolean {
  if (isPlainObject(value) && Object.values(value).every((inner) => inner === undefined)) return emptyAnswer(propertiesOf(entity.schema)[name] ?? {}, { entity, path: name }) !== undefined;
  return mode === 'create' && typeof value === 'object';
}

/** The fields that a call sends: in a creation all that it may hold, in an edit those that differ from what was read, and those that must be sent with them. */
export function fieldsToSend(entity: Entity, record: RecordData, write: WriteMode): string[] {
  const names = writableFields(entity, write);
  if (write.mode === 'create') return names;
  const changed = changedFields(entity, record, write.before);
  const taken = [...(entity.source?.sentAlong?.(changed) ?? []), ...(entity.dialect?.updatesWhole && changed.length > 0 ? takenAsLess(entity) : [])];
  return names.filter((name) => changed.includes(name) || (taken.includes(name) && !isEmptyValue(record[name])));
}

/** The fields of which a record that is sent whole, as it was read, would hold more than the API takes. */
function takenAsLess(entity: Entity): string[] {
  return transformsOf(entity).fields.flatMap(({ path: [name = ''], transform }) => (transform.takesLess ? [name] : []));
}

/** The fields of an edit that differ from what was read. */
export function changedFields(entity: Entity, record: RecordData, before: RecordData): string[] {
  return writableFields(entity, { mode: 'edit' }).filter((name) => !isSameField(entity, name, record[name], before[name]));
}

function writableFields({ resource, schema }: Entity, { mode }: Pick<WriteMode, 'mode'>): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, { readOnly }]) => {
    const only = resource.fields[name]?.only;
    const belongs = only === undefined || only === mode;
    return belongs && readOnly !== true ? [name] : [];
  });
}

/** A value with what is removed from its objects, unless the server replaces them as a whole. */
function withRemovedNames(entity: Entity, name: string, value: unknown, storedIn: () => unknown): unknown {
  if (!isPlainObject(value)) return value;
  const change = () => ({ value, stored: storedIn() });
  if (entity.dialect?.objects !== 'replaced') return mergePatch(entity, name, change());
  // Names beside the fields of the record stand alone in what is sent: no object around them is replaced.
  const standAlone = entity.resource.recordTransforms.some(({ into }) => into === name);
  return standAlone ? withRemoved(change(), () => true, (inner) => inner.value) : value;
}

/**
 * What an emptied field sends, as a list with one value or none. A field that is a list on the wire sends an empty list, and an object of free names that has to
 * be there one without any: `null` would be refused (contract structures.lists). A choice that may be an empty text and not `null` sends that text. A record that
 * is sent whole is without the field, unless the field may be `null`.
 */
function cleared({ resource, schema, dialect }: Entity, name: string): unknown[] {
  const rule = resource.fields[name]?.cleared ?? 'null';
  if (rule === 'omit' || rule === 'refused') return [];
  const wire = fieldWireSchema({ resource, schema }, name);
  if (isList(wire)) return [[]];
  if (takesPairs(wire) && requiredOf(schema).includes(name)) return [{}];
  if (rule === 'empty' || (wire.enum?.includes('') && !mayBeNull(wire))) return [''];
  return dialect?.updatesWhole && !mayBeNull(wire) ? [undefined] : [null];
}

function mayBeNull({ type, enum: choices, anyOf, oneOf }: Schema): boolean {
  return [type ?? []].flat().includes('null') || choices?.includes(null) === true || [...(anyOf ?? []), ...(oneOf ?? [])].some(mayBeNull);
}

function isList({ type }: Schema): boolean {
  return type === 'array' || (Array.isArray(type) && type.includes('array'));
}
