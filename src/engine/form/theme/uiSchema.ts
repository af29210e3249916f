import type { UiSchema } from '@rjsf/utils';
import type { TFunction } from 'i18next';
import type { Labels } from '../../fields/labels';
import { alternativeName, placeWithin } from '../../model/alternativeName';
import { hasAlternatives, propertiesOf, takesPairs } from '../../model/broughtFields';
import { geometryShapes } from '../../model/geometryShapes';
import { placesOf } from '../../model/placesOf';
import type { Entity } from '../../model/Resource';
import type { Schema } from '../../model/Schema';
import { defaultWidgetName, hasType, isJsonOnly, resolvedSchema } from '../../model/widgetName';
import type { WidgetRegistry } from '../../model/Widget';

/**
 * The `uiSchema` of RJSF: which of our widgets renders each field, and the words of what RJSF itself renders. It is kept apart from the schema, as a compiled
 * validator refuses a schema with additions (stack 9).
 */
export function uiSchemaOf(entity: Entity, labels: Labels, widgets: WidgetRegistry, t: TFunction<'form'>): UiSchema<unknown> {
  const ofField = (name: string, schema: Schema, within = ''): UiSchema<unknown> => {
    const whole = resolvedSchema(entity.schema, schema);
    const { items, ...own } = whole;
    const { use = hasType(own, 'array') || isJsonOnly(own) || geometryShapes(own) ? defaultWidgetName(whole) : '' } = entity.resource.fields[name]?.widget ?? {};
    const { Input, hasPlaces, isWhole } = widgets[use] ?? {};
    if (hasPlaces && !own.readOnly) return { 'ui:field': 'tuple', 'ui:title': labels.field(name), places: placesOf(whole)?.map((place) => ({ ...ofField(name, place), 'ui:title': '' })) };
    if (isWhole) return WHOLE;
    // A read-only list, or what is read-only inside an object, is shown as a whole, by its widget.
    if (Input || (own.readOnly && (hasType(own, 'array') || (name.includes('.') && isComposite(own))))) return { 'ui:field': 'engine' };
    if (!isComposite(own) && !hasAlternatives(own)) return { 'ui:field': 'engine' };
    const parts = Object.entries(propertiesOf(whole)).map(([part, inside]) => [part, ofField(`${name}.${part}`, inside)]);
    return {
      'ui:title': labels.field(name),
      ...Object.fromEntries(parts),
      ...alternatives(whole, name, within),
      ...(takesPairs(whole) && { additionalProperties: WHOLE }),
      ...(items && { items: { ...ofField(name, items), 'ui:title': '' } }),
    };
  };
  /** The name of each alternative, and how its own fields are rendered. `place` is that of the alternative around them, if there is one. */
  const alternatives = (schema: Schema, name: string, place = ''): UiSchema<unknown> =>
    Object.fromEntries(
      KEYWORDS.flatMap((keyword) => {
        const options = schema[keyword];
        return options ? [[keyword, options.map((option, index) => ({ ...ofOption(name, option, placeWithin(place, index)), 'ui:title': alternativeLabel(schema, options, { index, name, place }) }))]] : [];
      }),
    );
  const ofOption = (name: string, option: Schema, place: string): UiSchema<unknown> => {
    if (name !== '') return { ...ofField(name, option, place), 'ui:options': { isAlternative: true } };
    const parts = Object.entries(propertiesOf(option)).map(([part, inside]) => [part, ofField(part, inside)]);
    return { ...Object.fromEntries(parts), ...alternatives(option, '', place), 'ui:options': { isAlternative: true } };
  };
  const alternativeLabel = (schema: Schema, options: readonly Schema[], { index, name, place }: { index: number; name: string; place: string }): string => {
    const own = labels.alternative(name, placeWithin(place, index));
    if (own !== undefined) return own;
    const resolved = options.map((option) => resolvedSchema(entity.schema, option));
    const within = (part: string) => (name === '' ? part : `${name}.${part}`);
    const named = alternativeName(resolved, index, schema);
    if ('field' in named) return labels.choice(within(named.field), named.value);
    const title = resolved[index]?.title;
    if (title !== undefined) return title;
    if ('fields' in named) return named.fields.map((part) => labels.field(within(part))).join(', ');
    if ('value' in named) return labels.choice(name, named.value);
    if ('format' in named) return t(`alternatives.formats.${named.format}`);
    return 'kind' in named ? t(`alternatives.kinds.${named.kind}`) : t('alternatives.one', named);
  };
  const fields = Object.entries(propertiesOf(entity.schema)).map(([name, schema]) => [name, ofField(name, schema)]);
  return { ...Object.fromEntries(fields), ...alternatives(entity.schema, '') };
}

const KEYWORDS = ['oneOf', 'anyOf'] as const;

/** One of our widgets renders the whole value, also where it may be of several kinds. */
const WHOLE: UiSchema<unknown> = { 'ui:field': 'engine', 'ui:fieldReplacesAnyOrOneOf': true };

function isComposite(schema: Schema): boolean {
  return hasType(schema, 'object') || hasType(schema, 'array') || schema.properties !== undefined;
}
