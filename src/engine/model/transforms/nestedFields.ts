import type { NestedFieldsTransform } from '@/generated/options';
import { isPlainObject } from './plainObject';
import type { RecordTransformFactory } from './Transform';
import { withoutKeys } from './withoutKeys';

/**
 * Fields that are read beside the others but sent together inside one object: the beneficiary of a request (contract requests.create). `into` names the
 * object, `fields` the fields, each with its name in the object. An edit sends those that have changed, and no object when none has. An answer that holds the
 * object is understood too.
 */
export const nestedFields: RecordTransformFactory<NestedFieldsTransform> = ({ into, fields: inners }) => {
  const fields = Object.entries(inners);
  const names = fields.map(([name]) => name);

  function requiredOnTheWire(required: readonly string[]): string[] {
    const others = required.filter((name) => !names.includes(name));
    return others.length < required.length ? [...others, into] : others;
  }

  return {
    fromApi(wire) {
      const nested = wire[into];
      if (!isPlainObject(nested)) return wire;
      const read = fields.flatMap(([name, inner]) => (Object.hasOwn(nested, inner) ? [[name, nested[inner]] as const] : []));
      return { ...withoutKeys(wire, [into]), ...Object.fromEntries(read) };
    },
    toApi(record) {
      const sent = Object.fromEntries(fields.flatMap(([name, inner]) => (Object.hasOwn(record, name) ? [[inner, record[name]] as const] : [])));
      if (Object.keys(sent).length === 0) return record;
      return { ...withoutKeys(record, names), [into]: sent };
    },
    wireSchema(form) {
      const properties = fields.flatMap(([name, inner]) => (form.properties[name] ? [[inner, form.properties[name]] as const] : []));
      if (properties.length === 0) return form;
      return {
        ...form,
        properties: { ...withoutKeys(form.properties, names), [into]: { type: 'object', properties: Object.fromEntries(properties) } },
        ...(form.required && { required: requiredOnTheWire(form.required) }),
      };
    },
  };
};
