import { describe, expect, it } from 'vitest';
import { defaultWidgetName } from '@/engine/model/widgetName';
import { widgetField } from '@/engine/model/widgetField';
import { columnsOf } from '@/widgets/table/columns';
import { readResourceFiles } from '../../../scripts/resources/readResources';

const read = (schema: object, name = 'thing') => readResourceFiles({ files: new Map([[`schemas/${name}/schema.json`, JSON.stringify(schema)]]), messageContexts: [] });

function entityOf(schema: object) {
  const { entities, mistakes } = read(schema);
  expect(mistakes).toEqual([]);
  const [entity] = entities;
  if (!entity) throw new Error('There is no entity.');
  return entity;
}

/** What is read below a group of the words of an entity, in both languages. */
function wordsOf(schema: object, group: string): unknown[] {
  const { words } = entityOf(schema);
  return [words.fr, words.en].map((all) => (all as Record<string, unknown>)[group]);
}

const NAME = { name: { type: 'string' } };
const KIND = (kind: string, title: unknown) => ({ title, type: 'object', properties: { kind: { const: kind }, [kind]: { type: 'string' } }, required: ['kind'] });

describe('a record', () => {
  it('that may be nothing where it is referred to is one', () => {
    expect(entityOf({ type: ['object', 'null'], properties: NAME }).schema.type).toBe('object');
    expect(entityOf({ type: 'object', nullable: true, properties: NAME }).schema.type).toBe('object');
  });

  it('that is told by its kinds alone has their fields', () => {
    const { schema, resource } = entityOf({ oneOf: [KIND('cat', 'Cat'), KIND('dog', 'Dog')] });
    expect([schema.type, Object.keys(schema.properties), resource.form.flatMap(({ rows }) => rows.flat())]).toEqual(['object', ['id'], ['kind', 'cat', 'dog']]);
  });

  it('has no boxes for names of a pattern, and is refused with the reason', () => {
    const { mistakes } = read({ type: 'object', properties: NAME, patternProperties: { '^x-': { type: 'string' } } });
    expect(mistakes).toEqual([expect.objectContaining({ file: 'schemas/thing/schema.json', pointer: '/patternProperties', found: '"patternProperties"' })]);
  });

  it('without fields is told once', () => {
    expect(read({ type: 'object' }).mistakes).toEqual([expect.objectContaining({ file: 'schemas/thing/schema.json', pointer: '/properties', expected: 'the fields of a record' })]);
  });
});

describe('a reference', () => {
  const definitions = {
    plain: { type: 'object', properties: { plain: { type: 'string' } } },
    anchored: { $anchor: 'here', type: 'object', properties: { anchored: { type: 'string' } } },
    addressed: { $id: 'address.json', type: 'object', properties: { addressed: { type: 'string' } } },
    'a/b c': { type: 'object', properties: { escaped: { type: 'string' } } },
    union: { oneOf: [{ type: 'object', properties: { placed: { type: 'string' } } }] },
  };
  it.each([
    ['#/$defs/plain', 'plain'],
    ['#here', 'anchored'],
    ['address.json', 'addressed'],
    ['https://example.org/schemas/address.json', 'addressed'],
    ['#/$defs/a~1b%20c', 'escaped'],
    ['#/$defs/union/oneOf/0', 'placed'],
  ])('%s leads to what has that name', ($ref, field) => {
    const { schema } = entityOf({ $id: 'https://example.org/schemas/thing.json', type: 'object', properties: { ...NAME, part: { $ref } }, $defs: definitions });
    expect(Object.keys(schema.properties['part']?.properties ?? {})).toEqual([field]);
  });

  it.each(['#nowhere', 'nowhere.json', '#/$defs/nowhere'])('%s that leads nowhere is told', ($ref) => {
    expect(read({ type: 'object', properties: { ...NAME, part: { $ref } }, $defs: definitions }).mistakes).toEqual([expect.objectContaining({ pointer: '/properties/part/$ref', found: JSON.stringify($ref) })]);
  });

  it('to what OpenAPI keeps under components is followed', () => {
    const { schema } = entityOf({ type: 'object', properties: { ...NAME, part: { $ref: '#/components/schemas/Part' } }, components: { schemas: { Part: { type: 'object', properties: { size: { type: 'integer' } } } } } });
    expect(schema.properties['part']?.properties).toEqual({ size: { type: 'integer' } });
  });
});

it('a bound of draft-04 may be excluded', () => {
  expect(entityOf({ type: 'object', properties: { age: { type: 'integer', minimum: 0, exclusiveMinimum: true } } }).schema.properties['age']).toEqual({ type: 'integer', exclusiveMinimum: 0 });
});

it('the document of an API is no schema, and who puts it there learns what makes schemas of it', () => {
  expect(read({ openapi: '3.1.0', paths: {}, components: {} }).mistakes.map(({ expected }) => expected)).toContainEqual(expect.stringContaining('npm run add -- FILE'));
});

it('choices that are objects are checked, and written as JSON', () => {
  const { schema } = entityOf({ type: 'object', properties: { ...NAME, size: { enum: [{ a: 1 }, { a: 2 }] } } });
  expect(schema.properties['size']).toEqual({ type: ['object'], allOf: [{ enum: [{ a: 1 }, { a: 2 }] }] });
  expect(defaultWidgetName(schema.properties['size'] ?? {})).toBe('json');
});

it('what must be agreed to is a box to tick, whether its kind is said or not', () => {
  expect(defaultWidgetName(entityOf({ type: 'object', properties: { ...NAME, terms: { const: true } } }).schema.properties['terms'] ?? {})).toBe('yesNo');
});

it('a choice that is empty has a word', () => {
  expect(wordsOf({ type: 'object', properties: { ...NAME, size: { enum: ['', 'xl'] } } }, 'enums')).toEqual([{ size: { '': '(vide)', xl: 'Xl' } }, { size: { '': '(empty)', xl: 'Xl' } }]);
});

it('what is deprecated is no name and no filter, is out of sight in the list, and comes last in the form', () => {
  const { resource, words } = entityOf({ type: 'object', properties: { name: { type: 'string', deprecated: true }, old: { enum: ['a', 'b'], deprecated: true }, reference: { type: 'string' } } });
  expect(resource.title).toEqual(['reference']);
  expect(resource.list?.columns.map(({ field, hidden }) => [field, hidden])).toEqual([['reference', false], ['name', true], ['old', true], ['id', true]]);
  expect(resource.list?.filters.map(({ name }) => name)).toEqual(['reference']);
  expect(resource.form.map(({ name, rows }) => [name, rows.flat()])).toEqual([['thing', ['reference']], ['deprecated', ['name', 'old']]]);
  expect(words).toMatchObject({ fr: { sections: { deprecated: 'Obsolète' } }, en: { sections: { deprecated: 'Deprecated' } } });
});

it('an item of a list is shown with what only a condition brings', () => {
  const items = { type: 'object', properties: { kind: { enum: ['a', 'b'] } }, dependencies: { kind: { properties: { extra: { type: 'string' } } } } };
  const entity = entityOf({ type: 'object', properties: { ...NAME, lines: { type: 'array', items } } });
  expect(columnsOf(widgetField(entity, 'lines', 'Lines')).map(({ name }) => name)).toEqual(['lines.kind', 'lines.extra']);
});

describe('an alternative', () => {
  const CARD = { title: { fr: 'Carte', en: 'Card' }, type: 'object', properties: { number: { type: 'string' } } };
  const TRANSFER = { title: { fr: 'Virement', en: 'Transfer' }, type: 'object', properties: { iban: { type: 'string' } } };

  it('is called by its title in each language', () => {
    expect(wordsOf({ type: 'object', properties: { ...NAME, pay: { oneOf: [CARD, TRANSFER] } } }, 'alternatives')).toEqual([{ pay: { 0: 'Carte', 1: 'Virement' } }, { pay: { 0: 'Card', 1: 'Transfer' } }]);
    expect(wordsOf({ type: 'object', properties: NAME, oneOf: [CARD, TRANSFER] }, 'alternatives')).toEqual([{ '@': { 0: 'Carte', 1: 'Virement' } }, { '@': { 0: 'Card', 1: 'Transfer' } }]);
  });

  it('gives its title to the value that tells it from the others', () => {
    const blocks = { type: 'array', items: { oneOf: [KIND('text', { fr: 'Texte', en: 'Words' }), KIND('image', { fr: 'Image', en: 'Picture' })] } };
    expect(wordsOf({ type: 'object', properties: { ...NAME, kind: { type: 'string', enum: ['cat', 'dog'] } }, oneOf: [KIND('cat', { fr: 'Chat', en: 'Cat' }), KIND('dog', { fr: 'Chien', en: 'Dog' })] }, 'enums')).toEqual([{ kind: { cat: 'Chat', dog: 'Chien' } }, { kind: { cat: 'Cat', dog: 'Dog' } }]);
    expect(wordsOf({ type: 'object', properties: { ...NAME, blocks } }, 'alternatives')).toEqual([{ blocks: { 0: 'Texte', 1: 'Image' } }, { blocks: { 0: 'Words', 1: 'Picture' } }]);
  });
});
