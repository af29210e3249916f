import type { UiSchema } from '@rjsf/utils';
import type { TFunction } from 'i18next';
import type { Labels } from '../fields/labels';
import { hasAlternatives, propertiesOf, takesPairs } from '../model/broughtFields';
import { ownParts } from '../model/ownParts';
import type { Entity } from '../model/Resource';
import type { Schema } from '../model/Schema';
import { defaultWidgetName, hasType, isJsonOnly, resolvedSchema } from '../model/widgetName';
import type { WidgetRegistry } from '../model/Widget';

/**
 * The `uiSchema` of RJSF: which of our widgets renders each field, and the words of what RJSF itself renders. It is kept apart from the schema, as a compiled
 * validator refuses a schema with additions (stack 9).
 */
export function uiSchemaOf(entity: Entity, labels: Labels, widgets: WidgetRegistry, t: TFunction<'form'>): UiSchema<unknown> {
  const ofField = (name: string, schema: Schema): UiSchema<unknown> => {
    const whole = resolvedSchema(entity.schema, schema);
    const { items, ...own } = whole;
    const { use = hasType(own, 'array') || isJsonOnly(own) ? defaultWidgetName(whole) : '' } = entity.resource.fields[name]?.widget ?? {};
    if (use === 'tuple' && !own.readOnly) return { 'ui:field': 'tuple', 'ui:title': labels.field(name) };
    // A read-only list is shown as a whole, by its widget.
    if (widgets[use]?.Input || (own.readOnly && hasType(own, 'array'))) return { 'ui:field': 'engine' };
    if (!isComposite(own) && !hasAlternatives(own)) return { 'ui:field': 'engine' };
    const parts = Object.entries(propertiesOf(whole)).map(([part, inside]) => [part, ofField(`${name}.${part}`, inside)]);
    return {
      'ui:title': labels.field(name),
      ...Object.fromEntries(parts),
      ...alternatives(whole, name),
      ...(takesPairs(whole) && { additionalProperties: { 'ui:field': 'engine' } }),
      ...(items && { items: { ...ofField(name, items), 'ui:title': '' } }),
    };
  };
  /** The name of each alternative, and how its own fields are rendered. */
  const alternatives = (schema: Schema, name: string): UiSchema<unknown> =>
    Object.fromEntries(
      KEYWORDS.flatMap((keyword) => {
        const options = schema[keyword];
        return options ? [[keyword, options.map((option, index) => ({ ...ofOption(name, option), 'ui:title': alternativeLabel(options, index, name) }))]] : [];
      }),
    );
  const ofOption = (name: string, option: Schema): UiSchema<unknown> => {
    if (name !== '') return { ...ofField(name, option), 'ui:options': { isAlternative: true } };
    return { ...Object.fromEntries(Object.entries(propertiesOf(option)).map(([part, inside]) => [part, ofField(part, inside)])), 'ui:options': { isAlternative: true } };
  };
  const alternativeLabel = (options: readonly Schema[], index: number, name: string): string => {
    const own = labels.alternative(name, index);
    if (own !== undefined) return own;
    const resolved = options.map((option) => resolvedSchema(entity.schema, option));
    const { title, const: only, type, ...option } = resolved[index] ?? {};
    const within = (part: string) => (name === '' ? part : `${name}.${part}`);
    const telling = Object.entries(propertiesOf(option)).find(([, { const: value }]) => value !== undefined);
    if (telling) return labels.choice(within(telling[0]), telling[1].const);
    if (title !== undefined) return title;
    const parts = ownParts(resolved, option);
    if (parts.length > 0) return parts.map((part) => labels.field(within(part))).join(', ');
    if (only !== undefined) return labels.choice(name, only);
    const isAlone = resolved.filter((other) => String(other.type) === String(type)).length === 1;
    const [kind] = [type ?? []].flat();
    return isAlone && kind !== undefined ? t(`alternatives.kinds.${kind}`) : t('alternatives.one', { position: index + 1 });
  };
  const fields = Object.entries(propertiesOf(entity.schema)).map(([name, schema]) => [name, ofField(name, schema)]);
  return { ...Object.fromEntries(fields), ...alternatives(entity.schema, '') };
}

const KEYWORDS = ['oneOf', 'anyOf'] as const;

function isComposite(schema: Schema): boolean {
  return hasType(schema, 'object') || hasType(schema, 'array') || schema.properties !== undefined;
}
