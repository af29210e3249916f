import { propertiesOf } from '../broughtFields';
import type { Entity } from '../Resource';
import { resolvedSchema } from '../widgetName';
import { isWrittenAsJson, namedPart, type Part } from '../writtenAsJson';
import { isPlainObject } from './plainObject';
import { fieldWireSchema } from './wireSchema';

/** A value to send, and what the server has in its place. */
interface Change {
  value: unknown;
  stored: unknown;
}

/**
 * What an edit sends for a field. A merge patch keeps what it does not mention (RFC 7396), so that a name which the operator has taken out of an object is sent
 * as `null`. What the platform does with an object in which a described field, or something in a value written as JSON, is not mentioned is not known: for these,
 * `null` is only sent to a server that is said to merge objects.
 */
export function mergePatch(entity: Entity, name: string, change: Change): unknown {
  const part = fieldWireSchema(entity, name);
  // Whether something is written as JSON is read in the schema of the form, which is another one where a transform changes the shape.
  const isAsInForm = part === propertiesOf(entity.schema)[name];
  return partPatch(entity, { path: name, part }, { ...change, isAsInForm });
}

function partPatch(entity: Entity, own: Part, { isAsInForm, ...change }: Change & { isAsInForm: boolean }): unknown {
  const isMerged = entity.dialect?.objects === 'merged';
  if (isAsInForm && isWrittenAsJson(entity, own)) return isMerged ? withAllRemoved(change) : change.value;
  const object = { ...own, part: resolvedSchema(entity.schema, own.part) };
  const isRemoved = (name: string) => namedPart(object, name).isPair === true || (isMerged && isWritable(object, name));
  return withRemoved(change, isRemoved, (inner, name) => partPatch(entity, namedPart(object, name), { ...inner, isAsInForm }));
}

function withAllRemoved(change: Change): unknown {
  return withRemoved(change, () => true, withAllRemoved);
}

/** An object with `null` for the names that it no longer has. */
export function withRemoved({ value, stored }: Change, isRemoved: (name: string) => boolean, within: (inner: Change, name: string) => unknown): unknown {
  if (!isPlainObject(value) || !isPlainObject(stored)) return value;
  const removed = Object.keys(stored).filter((name) => (!Object.hasOwn(value, name) || value[name] === undefined) && isRemoved(name));
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined).map(([name, inner]): [string, unknown] => [name, within({ value: inner, stored: stored[name] }, name)]);
  return Object.fromEntries([...removed.map((name): [string, unknown] => [name, null]), ...kept]);
}

function isWritable({ part }: Part, name: string): boolean {
  const field = propertiesOf(part)[name];
  return field !== undefined && field.readOnly !== true;
}
