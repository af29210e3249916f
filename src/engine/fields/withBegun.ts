import { propertiesOf } from '../model/broughtFields';
import type { FormField } from '../model/formFields';
import { geometryShapes } from '../model/geometryShapes';
import type { EntityBody } from '../model/Resource';
import type { RecordData, Schema } from '../model/Schema';
import { isEmptyValue } from '../model/transforms/emptyValue';
import { isPlainObject } from '../model/transforms/plainObject';
import { isJsonOnly, resolvedSchema } from '../model/widgetName';

/** A record with the objects in whose boxes nobody has typed yet, and which it has to have, so that it is said which of these boxes have to be filled in. */
export function withBegun(record: RecordData, required: readonly FormField[], { schema, resource }: EntityBody): RecordData {
  const isGroup = (part: Schema) => part.type === 'object' && (part.required ?? []).length > 0 && !hasOneInput(part);
  const isWhole = (path: string, part: Schema) => resource.fields[path]?.widget !== undefined || hasOneInput(part);
  const isAsked = (name: string) => required.some((field) => field.name === name);

  function inside(path: string, part: Schema, value: unknown): unknown {
    if (isWhole(path, part)) return value;
    if (Array.isArray(value)) return value.map((item) => inside(path, resolvedSchema(schema, part.items ?? {}), item));
    return isPlainObject(value) ? filled(path, part, value, (name) => part.required?.includes(name) === true) : value;
  }

  function filled(path: string, part: Schema, value: RecordData, isNeeded: (name: string) => boolean): RecordData {
    const parts = Object.entries(propertiesOf(part)).flatMap(([name, field]): [string, unknown][] => {
      const [within, own] = [path === '' ? name : `${path}.${name}`, resolvedSchema(schema, field)];
      const begun = isNeeded(name) && isEmptyValue(value[name]) && isGroup(own) && !own.readOnly ? {} : value[name];
      return begun === undefined ? [] : [[name, inside(within, own, begun)]];
    });
    return { ...value, ...Object.fromEntries(parts) };
  }

  return filled('', schema, record, isAsked);
}

/** Whether an object or a list is typed as a whole: as JSON, or on a map. */
export function hasOneInput(schema: Schema): boolean {
  return isJsonOnly(schema) || geometryShapes(schema) !== undefined;
}
