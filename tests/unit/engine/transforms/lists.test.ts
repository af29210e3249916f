import { describe, expect, it } from 'vitest';
import { roleAssignments } from '@/features/roles/transforms/roleAssignments';
import { groupedList } from '@/engine/model/transforms/groupedList';
import { listOrMap } from '@/engine/model/transforms/listOrMap';
import { positionedList } from '@/engine/model/transforms/positionedList';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { entityOf } from './entity';

describe('listOrMap', () => {
  const { fromApi, toApi } = listOrMap();

  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [{ 0: 'a', 2: 'b', 10: 'c' }, ['a', 'b', 'c']],
    [{}, []],
    [{ name: 'a' }, undefined],
    [{ a1: 'a' }, undefined],
    [{ '1a': 'a' }, undefined],
    ['a', undefined],
    [null, undefined],
  ])('reads %j as %j', (wire, form) => {
    expect(fromApi(wire)).toEqual(form);
  });

  it('sends a list', () => {
    expect(toApi(['a'])).toEqual(['a']);
  });
});

describe('roleAssignments', () => {
  const { fromApi, toApi } = roleAssignments();
  const twice = [{ role: 2, territory: null }, { role: 3, territory: 54 }, { role: 2 }, { role: 3, territory: 54 }];

  it('drops what an answer says twice, in whatever spelling', () => {
    expect(fromApi(twice)).toEqual([{ role: 2 }, { role: 3, territory: 54 }]);
  });

  it('leaves alone what is no list of roles', () => {
    expect([fromApi('all'), toApi('all'), toApi(['all', { role: 2 }])]).toEqual([undefined, 'all', ['all', { role: 2, territory: null }]]);
  });

  it('says on the wire that there may be none', () => {
    const roles = { type: 'array', items: { type: 'object', properties: { role: { type: 'integer' }, territory: { type: 'integer' } } } } as const;
    expect(roleAssignments().wireSchema(roles)).toEqual({ type: 'array', items: { type: 'object', properties: { role: { type: 'integer' }, territory: { type: ['integer', 'null'] } } } });
    const bare = { type: 'array' } as const;
    expect(roleAssignments().wireSchema(bare)).toBe(bare);
  });

  it('sends the territory even where there is none', () => {
    expect(toApi([{ role: 2 }, { role: 3, territory: 54 }])).toEqual([{ role: 2, territory: null }, { role: 3, territory: 54 }]);
  });
});

describe('groupedList', () => {
  const { fromApi, toApi } = groupedList({ item: 'name' });
  const wire = [{ events: ['12 - Forum'] }, { communities: ['3 - Vélo', '4 - Marche'] }];
  const form = [
    { kind: 'events', name: '12 - Forum' },
    { kind: 'communities', name: '3 - Vélo' },
    { kind: 'communities', name: '4 - Marche' },
  ];

  it('makes one list of the lists, and back', () => {
    expect(fromApi(wire)).toEqual(form);
    expect(toApi(form)).toEqual(wire);
  });

  it('leaves out what is no list', () => {
    expect(fromApi([{ events: 'none' }, 'Forum', null])).toEqual([]);
    expect(fromApi(null)).toBeUndefined();
  });

  it('puts only neighbours of one kind together', () => {
    const [event, ...communities] = form;
    expect(toApi([...communities, event, communities[0]])).toEqual([{ communities: ['3 - Vélo', '4 - Marche'] }, { events: ['12 - Forum'] }, { communities: ['3 - Vélo'] }]);
  });

  it.each([[undefined], ['events'], [[...form, { name: 'of no kind' }]], [['events', 'communities']]])('passes on what is no list of things with their kind: %j', (value) => {
    expect(toApi(value)).toEqual(value);
  });

  it('calls kind and thing as it is told, else by these two words', () => {
    expect(groupedList().fromApi([{ events: ['12 - Forum'] }])).toEqual([{ kind: 'events', item: '12 - Forum' }]);
    expect(groupedList().toApi([{ kind: 'events', item: '12 - Forum' }])).toEqual([{ events: ['12 - Forum'] }]);
  });

  it('is on the wire a list of objects, its examples grouped', () => {
    const { wireSchema } = groupedList({ item: 'name' });
    expect(wireSchema({ type: 'array', title: 'Owned', minItems: 1, items: { properties: { kind: {}, name: {} } }, examples: [form] })).toEqual({ type: 'array', title: 'Owned', items: { type: 'object' }, examples: [wire] });
  });
});

describe('positionedList', () => {
  const part = { type: 'object', properties: { text: { type: 'string', minLength: 1 } } } as const;
  const entity = entityOf({
    properties: {
      id: { type: 'integer' },
      sections: { type: 'array', items: { type: 'object', properties: { title: { type: 'string' }, parts: { type: 'array', items: part } } } },
    },
    fields: {
      sections: { transform: { use: 'positionedList' } },
      'sections.parts': { transform: { use: 'positionedList' } },
    },
  });
  const wire = {
    id: 1,
    sections: [
      { id: 10, title: 'Dix', position: 10 },
      { '@id': '/s/2', id: 2, title: null, position: 2, parts: [{ id: 6, text: 'b', position: 20 }, { id: 5, text: 'a', position: 3 }] },
    ],
  };

  it('is read in the order of the numbers, at each level', () => {
    expect(recordFromApi(entity, wire)['sections']).toMatchObject([
      { id: 2, parts: [{ id: 5, text: 'a' }, { id: 6, text: 'b' }] },
      { id: 10, title: 'Dix', parts: [] },
    ]);
  });

  it('is sent with positions that follow one another, its ids, and an empty text where one was taken away or never given', () => {
    const before = recordFromApi(entity, wire);
    const [second, tenth] = before['sections'] as Record<string, unknown>[];
    const [first] = (second?.['parts'] ?? []) as Record<string, unknown>[];
    const sections = [{ parts: [{ text: 'c' }] }, { ...tenth, title: undefined, parts: [{ ...first, text: undefined }] }];
    expect(recordToApi(entity, { ...before, sections }, { mode: 'edit', before })).toEqual({
      sections: [
        { title: '', position: 1, parts: [{ text: 'c', position: 1 }] },
        { id: 10, title: '', position: 10, parts: [{ id: 5, text: '', position: 3 }] },
      ],
    });
  });

  it('leaves as it came but for what was changed: positions that still follow, texts that are null', () => {
    const before = recordFromApi(entity, wire);
    const [second, tenth] = before['sections'] as Record<string, unknown>[];
    const edit = (sections: unknown) => recordToApi(entity, { ...before, sections }, { mode: 'edit', before });
    const stored = { id: 2, title: null, position: 2, parts: [{ id: 5, text: 'a', position: 3 }, { id: 6, text: 'b', position: 20 }] };
    expect(edit([second, { ...tenth, title: 'Onze' }])).toEqual({ sections: [stored, { id: 10, title: 'Onze', position: 10, parts: [] }] });
    expect(edit([second, { title: 'Entre' }, tenth])).toEqual({
      sections: [stored, { title: 'Entre', position: 3, parts: [] }, { id: 10, title: 'Dix', position: 10, parts: [] }],
    });
    expect(edit([tenth, second])).toEqual({ sections: [{ id: 10, title: 'Dix', position: 10, parts: [] }, { ...stored, position: 11 }] });
  });

  it('is sent empty once nothing is left, inside an item too, and not at all when nothing has changed', () => {
    const before = recordFromApi(entity, wire);
    const edit = (sections: unknown) => recordToApi(entity, { ...before, sections }, { mode: 'edit', before });
    expect(edit([])).toEqual({ sections: [] });
    expect(edit([{ id: 2 }])).toEqual({ sections: [{ id: 2, title: '', position: 1, parts: [] }] });
    expect(edit(before['sections'])).toEqual({});
  });

  it('leaves alone an item that is no object, a day, and a list of no objects', () => {
    const list = { type: 'array', items: { type: 'object', properties: { day: { type: 'string', format: 'date' }, text: { type: 'string' } } } } as const;
    const { toApi } = positionedList({}, list);
    expect(toApi([{ position: 2, day: '' }, 'none', { position: 2, text: 'b' }])).toEqual([{ position: 2, day: '', text: '' }, 'none', { position: 3, text: 'b' }]);
    expect([toApi('none'), positionedList({}, { type: 'array' }).wireSchema({ type: 'array' })]).toEqual(['none', { type: 'array' }]);
  });

  it('says on the wire what it adds, and that its texts may be empty', () => {
    const list = { type: 'array', items: part } as const;
    const { items } = positionedList({}, list).wireSchema(list);
    expect(items?.properties).toEqual({ id: { type: 'integer' }, position: { type: 'integer' }, text: { type: ['string', 'null'] } });
  });
});
