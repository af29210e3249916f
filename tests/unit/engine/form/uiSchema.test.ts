import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { uiSchemaOf } from '@/engine/form/theme/uiSchema';
import type { Labels } from '@/engine/fields/labels';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { Schema } from '@/engine/model/Schema';
import { widgets } from '@/features/registry';
import { entityOf } from '../transforms/entity';

const labels = { alternative: (): string | undefined => undefined, field: (name: string) => `<${name}>`, choice: (field: string, value: unknown) => `<${field} ${String(value)}>` } as Partial<Labels> as Labels;
const text: Schema = { type: 'string' };
const ours = { 'ui:field': 'engine' };

function rendered(properties: Record<string, Schema>, fields: Record<string, Partial<FieldDefinition>> = {}, definitions: Record<string, Schema> = {}) {
  return uiSchemaOf(entityOf({ properties, fields, definitions }), labels, widgets, ((key: string) => key) as TFunction<'form'>);
}

describe('what renders a field of a form', () => {
  it.each<[string, Schema]>([
    ['a value', text],
    ['a value that may be empty', { type: ['integer', 'null'] }],
    ['a list of choices, for which there is a widget', { type: 'array', uniqueItems: true, items: { enum: ['mon', 'tue'] } }],
    ['a list that is only read', { type: 'array', readOnly: true, items: { type: 'object', properties: { town: text } } }],
  ])('is ours for %s', (_what, schema) => {
    expect(rendered({ field: schema })).toEqual({ field: ours });
  });

  it('is ours for a group whose resource names a widget', () => {
    const place: Schema = { type: 'object', properties: { town: text } };
    expect(rendered({ place }, { place: { widget: { use: 'address' } } })).toEqual({ place: ours });
  });

  it('is the theme for a group, part by part under dotted names, and for a group that is only read too', () => {
    const place: Schema = { type: 'object', properties: { town: text, point: { type: 'object', properties: { height: text } } } };
    const parts = { town: ours, point: { 'ui:title': '<place.point>', height: ours } };
    expect(rendered({ place })).toEqual({ place: { 'ui:title': '<place>', ...parts } });
    expect(rendered({ place: { ...place, readOnly: true } })).toEqual({ place: { 'ui:title': '<place>', ...parts } });
    expect(rendered({ place: { type: 'object' } })).toEqual({ place: { ...ours, 'ui:fieldReplacesAnyOrOneOf': true } });
  });

  it('is the theme for a list, whose items have no title of their own', () => {
    const stages: Schema = { type: 'array', items: { type: 'object', properties: { town: text } } };
    expect(rendered({ stages }, { stages: { widget: { use: 'list' } } })).toEqual({ stages: { 'ui:title': '<stages>', items: { 'ui:title': '', town: ours } } });
    expect(rendered({ names: { type: 'array', items: text } })).toEqual({ names: { 'ui:title': '<names>', items: { 'ui:title': '', ...ours } } });
  });

  it('is a choice for alternatives, each called by what tells it, its title or its place, and rendered like any field', () => {
    const options: Schema[] = [text, { ...text, title: 'Autre' }, { properties: { kind: { const: 'house' }, town: text } }];
    expect(rendered({ contact: { oneOf: options } })['contact']).toMatchObject({
      'ui:title': '<contact>',
      oneOf: [
        { 'ui:title': 'alternatives.one', ...ours },
        { 'ui:title': 'Autre', ...ours },
        { 'ui:title': '<contact.kind house>', town: ours },
      ],
    });
  });

  it('is a choice for alternatives inside alternatives, each called by what it alone has, its value or its kind', () => {
    const deep: Schema[] = [{ type: 'object', required: ['town'], properties: { day: text } }, { type: 'object', properties: { day: text, hour: text, place: text } }, { $ref: '#/definitions/rail' }, { type: 'number' }, { type: 'string', const: 'never' }];
    const list: Schema = { type: 'array', items: { oneOf: deep } };
    const found = rendered({ stops: { oneOf: [list, text] } }, {}, { rail: { type: 'object', properties: { day: text, track: text } } });
    expect(found['stops']).toMatchObject({ oneOf: [{ 'ui:title': 'alternatives.kinds.array' }, { 'ui:title': 'alternatives.kinds.string' }] });
    const inner = (found['stops'] as { oneOf: { items: { oneOf: { 'ui:title': string }[] } }[] }).oneOf[0]?.items.oneOf.map((one) => one['ui:title']);
    expect(inner).toEqual(['<stops.town>, <stops.day>', '<stops.day>, <stops.hour>', '<stops.day>, <stops.track>', 'alternatives.kinds.number', '<stops never>']);
  });

  it('is ours, with a box or a group for each place, for a list with places', () => {
    const size: Schema = { type: 'array', allOf: [{ items: [text, { type: 'object', properties: { town: text } }] } as Schema] };
    expect(rendered({ size })).toEqual({ size: { 'ui:field': 'tuple', 'ui:title': '<size>', places: [{ ...ours, 'ui:title': '' }, { 'ui:title': '', town: ours }] } });
    expect(rendered({ size: { ...size, readOnly: true } })).toEqual({ size: ours });
  });

  it('is ours for a value under a free name, beside the fields of its object', () => {
    const prices: Schema = { type: 'object', properties: { usual: text }, additionalProperties: text };
    expect(rendered({ prices })).toEqual({ prices: { 'ui:title': '<prices>', usual: ours, additionalProperties: { ...ours, 'ui:fieldReplacesAnyOrOneOf': true } } });
  });

  it('is shown as a whole where an object inside another one is only read', () => {
    const point: Schema = { type: 'object', readOnly: true, properties: { height: text } };
    expect(rendered({ place: { type: 'object', properties: { point, name: { ...text, readOnly: true } } } })).toEqual({ place: { 'ui:title': '<place>', point: ours, name: ours } });
  });

  it('is a choice for alternatives of the record itself, whose fields have their own names', () => {
    const entity = entityOf({ properties: { name: text } });
    const schema = { ...entity.schema, oneOf: [{ properties: { kind: { const: 'house' }, garden: { type: 'object', properties: { size: text } } } }, { title: 'Autre', properties: { floor: text } }] } as typeof entity.schema;
    const found = uiSchemaOf({ ...entity, schema }, labels, widgets, ((key: string) => key) as TFunction<'form'>);
    const options = { isAlternative: true };
    expect(found).toMatchObject({
      name: ours,
      oneOf: [
        { 'ui:title': '<kind house>', 'ui:options': options, kind: ours, garden: { 'ui:title': '<garden>', size: ours } },
        { 'ui:title': 'Autre', 'ui:options': options, floor: ours },
      ],
    });
  });

  it('is called by the words of the entity for an alternative, and by its format where only that tells it', () => {
    const own = { ...labels, alternative: (_field: string, place: unknown) => (String(place) === '1' ? 'Un jour' : undefined) } as Labels;
    const entity = entityOf({ properties: { when: { oneOf: [{ ...text, format: 'date-time' }, { ...text, format: 'date' }, text] } } });
    const { oneOf } = uiSchemaOf(entity, own, widgets, ((key: string) => key) as TFunction<'form'>)['when'] as { oneOf: { 'ui:title': string; 'ui:options': object }[] };
    expect(oneOf.map((one) => one['ui:title'])).toEqual(['alternatives.formats.date-time', 'Un jour', 'alternatives.kinds.string']);
    expect(oneOf[0]?.['ui:options']).toEqual({ isAlternative: true });
  });

  it('is looked for behind a reference inside the schema', () => {
    const place: Schema = { type: 'object', properties: { town: text } };
    expect(rendered({ home: { $ref: '#/definitions/place' } }, {}, { place })).toEqual({ home: { 'ui:title': '<home>', town: ours } });
  });
});
