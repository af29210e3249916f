import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { ApiError } from '@/api/ApiError';
import { isOf, type Duplicates } from '@/engine/form/duplicates/findDuplicates';
import { takenOne, takeOver } from '@/engine/form/duplicates/takeOver';
import { copiedRecord } from '@/engine/form/values/copiedRecord';
import { isInItem, shownInItems, withoutHiddenInItems } from '@/engine/form/values/itemFields';
import { listRules, withKept } from '@/engine/form/values/listRules';
import { hasMarks } from '@/engine/form/theme/marks';
import { isItem, pathLabel, wordsPath } from '@/engine/fields/pathLabel';
import { presetsOf } from '@/engine/form/values/presets';
import { linesInSight } from '@/engine/form/save/linesInSight';
import { valueAt } from '@/engine/fields/valueAt';
import { violationLines } from '@/engine/form/save/violationLines';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import { formFields } from '@/engine/model/formFields';
import type { Labels } from '@/engine/fields/labels';
import type { EntityBody, Resource } from '@/engine/model/Resource';
import type { RecordData, RecordSchema, Schema } from '@/engine/model/Schema';
import { widgets } from '@/features/registry';
import { book, bookSchema } from '../list/books';
import { entityOf } from '../transforms/entity';

const context = { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' as const, record: {} };

function bookWith(changes: Partial<Omit<Resource, 'fields'>>, fields: Record<string, Partial<FieldDefinition>> = {}, schema = bookSchema): EntityBody {
  return { ...book, schema, resource: { ...book.resource, ...changes, fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { cleared: 'null' as const, ...field }])) } };
}

const form = [{ name: 'all', rows: [['title', 'pages'], ['genre'], ['available'], ['id']] }];

describe('the fields of the objects of a list', () => {
  const situation = { context, entity: bookWith({}, { 'stages.km': { visible: { field: 'kind', is: 1 } }, pages: { visible: { field: 'genre', is: 1 } }, 'stages.town': {} }) };
  const stages = [{ kind: 1, km: 3 }, { kind: 2, km: 4 }, { kind: 1 }, 'none'];

  it('are there by what stands in the object itself', () => {
    expect(isInItem('stages.km', { kind: 1 }, situation)).toBe(true);
    expect(isInItem('stages.km', { kind: 2 }, situation)).toBe(false);
    expect(isInItem('stages.town', {}, situation)).toBe(true);
    expect(isInItem('stages.unknown', {}, situation)).toBe(true);
  });

  it('are told by their places, where both records have as many objects', () => {
    expect(shownInItems({ stages }, { stages }, situation)).toEqual(['stages.0.km', 'stages.2.km']);
    expect(shownInItems({ stages }, { stages: [1] }, situation)).toEqual([]);
    expect(shownInItems({}, {}, situation)).toEqual([]);
  });

  it('lose their values in a list that has changed, where they are not there', () => {
    const record = { stages, pages: 3 };
    expect(withoutHiddenInItems(record, { stages: [] }, situation)).toEqual({ stages: [{ kind: 1, km: 3 }, { kind: 2 }, { kind: 1 }, 'none'], pages: 3 });
    expect(withoutHiddenInItems(record, { stages }, situation)).toBe(record);
    const clean = { stages: [{ kind: 1, km: 3 }] };
    expect(withoutHiddenInItems(clean, {}, situation)).toBe(clean);
    expect(withoutHiddenInItems({ stages: 'none' }, {}, situation)).toEqual({ stages: 'none' });
  });
});

describe('the items of a list', () => {
  const entity = bookWith({}, { stages: { transform: { use: 'embeddedList' }, widget: { use: 'list', kept: { field: 'needed', is: true } } }, tags: { widget: { use: 'list' } }, prices: { transform: { use: 'namedItems', name: '@name' } } });

  it('are in an order, and may be removed, unless the list says otherwise', () => {
    const rules = listRules(entity, 'stages', context);
    expect([rules.isOrdered, rules.isKept({ needed: true }), rules.isKept({ needed: false }), rules.isKept('x')]).toEqual([false, true, false, false]);
    const usual = listRules(entity, 'tags', context);
    expect([usual.isOrdered, usual.isKept({ needed: true })]).toEqual([true, false]);
    expect(['unknown', 'prices'].map((list) => listRules(entity, list, context).isOrdered)).toEqual([true, false]);
  });

  const loaded = { stages: [{ id: 1 }, { id: 2, needed: true }, { id: 3, needed: true }], tags: ['a'] };

  it.each<[string, RecordData, RecordData, string[]]>([
    ['where they were', { stages: [{ id: 1 }, { id: 9 }] }, { stages: [{ id: 1 }, { id: 2, needed: true }, { id: 3, needed: true }, { id: 9 }] }, ['stages']],
    ['in an emptied list', { stages: undefined }, { stages: [{ id: 2, needed: true }, { id: 3, needed: true }] }, ['stages']],
    ['only where they are missing', { stages: [{ id: 3 }, { id: 2 }] }, { stages: [{ id: 3 }, { id: 2 }] }, []],
    ['in no list that needs none', { tags: [], title: 'x' }, { tags: [], title: 'x' }, []],
    ['in nothing that is no list', { stages: 'none' }, { stages: 'none' }, []],
  ])('that the server needs come back %s', (_where, values, completed, lists) => {
    expect(withKept(entity, values, loaded, context)).toEqual({ values: completed, lists });
  });
});

describe('the copy of a record', () => {
  const entity = bookWith(
    { form, create: { ...book.resource.create, copy: { without: ['genre'] } } },
    { title: { widget: { use: 'reference', resource: 'shelf', labelField: 'shelfName' } }, available: { visible: { mode: 'edit' } } },
    { ...bookSchema, properties: { ...bookSchema.properties, pages: { type: 'integer', default: 1 } } },
  );
  const original = { id: 7, title: 3, shelfName: 'Essais', pages: 412, genre: 2, available: true, contact: 'a@b.fr' };

  it('is what the form of a creation shows of it, with the name of what it refers to, over what any creation starts from', () => {
    expect(copiedRecord(original, { entity, widgets, context })).toEqual({ pages: 412, title: 3, shelfName: 'Essais' });
    expect(copiedRecord({ id: 7 }, { entity, widgets, context })).toEqual({ pages: 1 });
  });

  it('has what is the operator’s own in any new record, not what was the former operator’s', () => {
    const own = { title: 12, shelfName: 'Aïcha B.' };
    expect(copiedRecord(original, { entity, widgets, context, own })).toEqual({ pages: 412, ...own });
  });

  it('has the fields that its own values bring into the form, and no other', () => {
    const brought = bookWith({ form: [{ name: 'all', rows: [['genre'], ['contact']] }], create: { ...book.resource.create, copy: { without: [] } } }, { contact: { visible: { field: 'genre', is: 2 } } });
    expect(copiedRecord(original, { entity: brought, widgets, context })).toEqual({ genre: 2, contact: 'a@b.fr' });
    expect(copiedRecord({ ...original, genre: 1 }, { entity: brought, widgets, context })).toEqual({ genre: 1 });
  });

  it('leaves what a widget saves by itself to its record, but for what the record carries of it', () => {
    const owned = { ...widgets, reference: { toText: () => '', afterSave: async () => ({}) } };
    expect(copiedRecord(original, { entity, widgets: owned, context })).toEqual({ pages: 412 });
    const carried = { ...owned, reference: { ...owned.reference, carried: (value: unknown) => value } };
    expect(copiedRecord(original, { entity, widgets: carried, context })).toMatchObject({ title: 3 });
  });
});

describe('a record that has a value already', () => {
  const check = { field: 'contact', parameter: 'mail', endpoint: 'books', known: 'genre', unique: true };
  const duplicates = (more: Partial<Duplicates> = {}): Duplicates => ({ field: 'contact', value: 'a@b.fr', records: [{ id: 3, title: 'Dune', pages: 4, contact: '' }], check, ...more });
  const { known: _known, ...unknown } = check;
  const { unique: _unique, ...shared } = check;

  it.each<[string, Duplicates, RecordData, boolean]>([
    ['the same value', duplicates(), { contact: 'a@b.fr' }, true],
    ['another value', duplicates(), { contact: 'c@d.fr' }, false],
    ['the one that is meant', duplicates(), { contact: 'a@b.fr', genre: 3 }, false],
    ['another than the one that is meant', duplicates(), { contact: 'a@b.fr', genre: 4 }, true],
    ['another, beside the one that is meant', duplicates({ records: [{ id: 3 }, { id: 4 }] }), { contact: 'a@b.fr', genre: 3 }, true],
    ['another than the one that is meant, of a value that many may have', duplicates({ check: shared }), { contact: 'a@b.fr', genre: 4 }, false],
    ['one that the form cannot mean', duplicates({ check: unknown }), { contact: 'a@b.fr', genre: 3 }, true],
  ])('is said of %s', (_what, found, record, expected) => {
    expect(isOf(found, record)).toBe(expected);
  });

  it('can be meant where it is the only one that may have it', () => {
    expect(takenOne(duplicates())).toMatchObject({ id: 3 });
    expect(takenOne(duplicates({ check: shared }))).toBeFalsy();
    expect(takenOne(duplicates({ check: unknown }))).toBeUndefined();
    expect(takenOne(duplicates({ records: [{ id: 3 }, { id: 4 }] }))).toBeUndefined();
  });

  it('brings along what is known of it', () => {
    const fills = bookWith({}, { genre: { widget: { use: 'reference', fills: { pages: 'pages', title: 'title', available: 'contact' } } } });
    expect(takeOver(fills, duplicates(), { id: 3, title: 'Dune', pages: 4, contact: '' })).toEqual({ genre: 3, pages: 4, title: 'Dune' });
    expect(takeOver(bookWith({}), duplicates(), { id: 3, title: 'Dune' })).toEqual({ genre: 3 });
  });
});

describe('what marks required fields is explained', () => {
  const never = () => false;

  it('where a condition requires a field of an object of a list, as long as it does', () => {
    const root: RecordSchema = { type: 'object', properties: { parts: { type: 'array', items: { type: 'object', properties: { kind: {}, text: {} } } } } };
    const fields = [{ name: 'parts', editable: true, required: false, kept: false }];
    const isAsked = (name: string, { kind }: RecordData) => name === 'parts.text' && kind === 1;
    expect([[{ kind: 2 }, { kind: 1 }], [{ kind: 2 }], undefined].map((parts) => hasMarks(fields, root, { parts }, isAsked))).toEqual([true, false, false]);
  });

  const isExplained = (required: string[]) => {
    const entity = bookWith({ form }, {}, { ...bookSchema, required });
    return hasMarks([...formFields({ entity, widgets, context }).values()], entity.schema, {}, never);
  };

  it('where a field has the mark, and not for boxes to tick and what cannot be changed', () => {
    expect(isExplained(['title'])).toBe(true);
    expect(isExplained([])).toBe(false);
    expect(isExplained(['available', 'id'])).toBe(false);
  });

  it('where the objects of a list have it, as long as there are some', () => {
    const root: RecordSchema = {
      type: 'object',
      properties: { parts: { type: 'array', items: { type: 'object', properties: { lines: { type: 'array', items: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } } } } } },
    };
    const fields = [{ name: 'parts', editable: true, required: false, kept: false }];
    expect(hasMarks(fields, root, { parts: [{}] }, never)).toBe(false);
    expect(hasMarks(fields, root, { parts: [{ lines: [] }, { lines: [{}] }] }, never)).toBe(true);
  });
});

it('what the server refuses goes back to the fields that the form has, in the words of the operator', () => {
  const error = new ApiError('rejected', '', [{ path: 'title', message: 'long' }, { path: 'pages[10].count', message: 'few' }, { path: 'hidden', message: 'no' }, { path: '', message: 'all' }]);
  const { refusals, lines } = violationLines({ error }, bookWith({ form }), (message) => message.toUpperCase());
  expect([...refusals]).toEqual([['title', 'LONG'], ['pages.10.count', 'FEW']]);
  expect(lines.map(({ field, isShown, message }) => [field, isShown, message])).toEqual([['title', true, 'LONG'], ['pages.10.count', true, 'FEW'], ['hidden', false, 'NO'], ['', false, 'ALL']]);
});

it('what the server refuses under the name by which it is written goes to the field that the form has', () => {
  const named = entityOf({ properties: { sections: { type: 'array', items: { type: 'object' } } }, recordTransforms: [{ use: 'renamedField', from: 'sections', to: 'asections' }] });
  const entity = { ...named, resource: { ...named.resource, form: [{ name: 'all', rows: [['sections']] }] } };
  const error = new ApiError('rejected', '', [{ path: 'asections[1].title', message: 'no' }, { path: 'other', message: 'no' }]);
  expect(violationLines({ error }, entity, (message) => message).lines.map(({ field, isShown }) => [field, isShown])).toEqual([['sections.1.title', true], ['other', false]]);
});

it('what the server refuses of a value under a free name goes to the item that has this name', () => {
  const named = entityOf({
    properties: { prices: { type: 'array', items: { type: 'object' } }, groups: { type: 'array', items: { type: 'object' } } },
    fields: { prices: { transform: { use: 'namedItems', name: '@name' } }, groups: { transform: { use: 'namedItems', name: '@name', value: 'value' } } },
  });
  const entity = { ...named, resource: { ...named.resource, form: [{ name: 'all', rows: [['prices'], ['groups']] }] } };
  const record = { prices: [{ '@name': 'full' }, { '@name': 'half price' }], groups: [{ '@name': 'a', value: [1] }] };
  const said = (...paths: string[]) => [...violationLines({ error: new ApiError('rejected', '', paths.map((path) => ({ path, message: 'no' }))), record }, entity, (message) => message).refusals.keys()];
  expect(said('prices.full.amount', 'prices[half price].amount', 'prices["full"]', 'groups.a[0]', 'prices.none.amount')).toEqual(['prices.0.amount', 'prices.1.amount', 'prices.0', 'groups.0.value.0', 'prices.none.amount']);
});

it.each([
  [['stages', 1, 'town'], 'Metz'],
  [['stages', 5, 'town'], undefined],
  [['name', 'first'], undefined],
  [['none', 'first'], undefined],
  [[], { stages: [{}, { town: 'Metz' }], name: 'x', none: null }],
])('what stands at %j', (path, value) => {
  expect(valueAt({ stages: [{}, { town: 'Metz' }], name: 'x', none: null }, path)).toEqual(value);
});

it('a new object starts with the defaults of what may be changed', () => {
  expect(presetsOf({ properties: { state: { default: 1 }, no: { default: false }, stamp: { default: 'x', readOnly: true }, name: {} } })).toEqual({ state: 1, no: false });
  expect(presetsOf({})).toEqual({});
});

it('a new object starts with the defaults of the objects that it has to have, and not with those of others', () => {
  const port: Schema = { type: 'object', properties: { protocol: { type: 'string', default: 'TCP' }, number: { type: 'integer' } } };
  const bare: Schema = { type: 'object', properties: { note: { type: 'string' } } };
  const service: Schema = { type: 'object', properties: { port, other: port, bare, size: { ...port, default: { number: 1 } } }, required: ['port', 'bare', 'size'] };
  expect(presetsOf({ properties: { service, spare: service }, required: ['service'] })).toEqual({ service: { port: { protocol: 'TCP' }, size: { number: 1 } } });
});

describe('a place in a record', () => {
  const words = { field: (name: string) => `<${name}>`, place: (name: string) => (name === 'size.1' || name === 'sizes.0.1' ? 'Unité' : undefined), item: (list: string, { position, outer }: { position: number; outer: number | undefined }) => (list === 'chapters' ? `Section ${position}` : list === 'chapters.notes' && outer !== undefined ? `Note ${position} of ${outer}` : undefined) } as unknown as Labels;
  const t = ((key: string, values: Record<string, unknown>) => `${key} ${Object.values(values).join(' + ')}`) as unknown as TFunction<'form'>;

  it.each([
    ['name', '<name>'],
    ['home.town', '<home.town>'],
    ['tags.1', 'list.item <tags> + 2'],
    ['size.1', 'Unité'],
    ['sizes.3.1', 'Unité'],
    ['sizes.3.0', 'list.item <sizes> + 4.1'],
    ['chapters.0', 'Section 1'],
    ['chapters.1.notes.2', 'Note 3 of 2'],
    ['stages.0.town', 'list.within list.item <stages> + 1 + <stages.town>'],
    ['chapters.1.notes.2.text', 'list.within Note 3 of 2 + <chapters.notes.text>'],
  ])('%s is called %s', (path, label) => {
    expect(pathLabel(path, words, t)).toBe(label);
  });

  it('may be that of an item', () => {
    expect(['tags.1', 'chapters.1.notes.12', 'tags', 'chapters.1.text', 'stage1', 'chapters.a1'].map(isItem)).toEqual([true, true, false, false, false, false]);
  });

  it('has the words of its field, whatever the item', () => {
    expect([wordsPath('chapters.1.notes.12.text'), wordsPath('name2'), wordsPath('stage1.town'), wordsPath('2nd.town')]).toEqual(['chapters.notes.text', 'name2', 'stage1.town', '2nd.town']);
  });
});

it('a line of a problem goes where its field is hidden, or its item gone', () => {
  const lines = ['', 'title', 'hidden', 'stages.0.town', 'stages.3.town', 'genre.0.x', 'stages.0'].map((field) => (field ? { field, text: field } : { text: 'alone' }));
  const shown = new Map(['title', 'stages', 'genre'].map((name) => [name, true]));
  expect(linesInSight({ title: '', lines }, shown, { stages: [{}], genre: 2 }).map(({ text }) => text)).toEqual(['alone', 'title', 'stages.0.town', 'genre.0.x', 'stages.0']);
});
