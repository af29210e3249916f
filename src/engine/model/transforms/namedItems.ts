import type { NamedItemsTransform } from '@/generated/options';
import type { Schema } from '../Schema';
import { hasType } from '../widgetName';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';
import { withoutKeys } from './withoutKeys';

/**
 * The values that an object has under free names, as a list of objects: each item has the name of its value under `name`, and the fields of the value, or the
 * value itself under `value`. Some servers answer an object without any name as an empty list. Of two items of one name the last one is sent: a form refuses
 * them.
 */
export const namedItems: TransformFactory<NamedItemsTransform> = ({ name, value }) => {
  const itemOf = ([key, stored]: [string, unknown]) => (value === undefined ? { [name]: key, ...(isPlainObject(stored) && withoutKeys(stored, [name])) } : { [name]: key, [value]: stored });
  const pairOf = (item: Record<string, unknown>) => [String(item[name] ?? ''), value === undefined ? withoutKeys(item, [name]) : (item[value] ?? null)];
  return {
    fromApi: (wire) => (typeof wire === 'object' && wire !== null ? Object.entries(wire).map(itemOf) : undefined),
    toApi: (form) => (Array.isArray(form) && Array.from(form).every(isPlainObject) ? Object.fromEntries(form.map(pairOf)) : form),
    wireSchema: (form) => (form.items ? objectOf(form, form.items, { name, value }) : form),
    itemName: name,
    isUnordered: true,
    ...(value !== undefined && { itemValue: value }),
  };
};

function objectOf(form: Schema, { properties = {}, required = [], ...around }: Schema, { name, value }: { name: string; value: string | undefined }): Schema {
  const { items: _items, minItems, maxItems, default: preset, examples, ...others } = form;
  const { toApi } = namedItems({ name, ...(value !== undefined && { value }) });
  const inner: Schema = { ...around, properties: withoutKeys(properties, [name]), required: required.filter((one) => one !== name) };
  return {
    ...others,
    type: hasType(form, 'null') ? ['object', 'null'] : 'object',
    additionalProperties: value === undefined ? inner : (properties[value] ?? {}),
    ...(properties[name] && { propertyNames: properties[name] }),
    ...(minItems !== undefined && { minProperties: minItems }),
    ...(maxItems !== undefined && { maxProperties: maxItems }),
    ...(preset !== undefined && { default: toApi(preset) }),
    ...(examples && { examples: examples.map((example) => toApi(example)) }),
  };
}
