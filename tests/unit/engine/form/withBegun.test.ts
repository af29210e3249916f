import { expect, it } from 'vitest';
import { withBegun } from '@/engine/fields/withBegun';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { RecordData, Schema } from '@/engine/model/Schema';
import { entityOf } from '../transforms/entity';

const text: Schema = { type: 'string' };
const door: Schema = { type: 'object', required: ['code'], properties: { code: text } };
const home: Schema = { type: 'object', required: ['town', 'door'], properties: { town: text, door, spare: door } };
const properties: Record<string, Schema> = {
  name: text,
  home,
  homes: { type: 'array', items: { $ref: '#/definitions/home' } },
  note: { type: 'object', properties: { text } },
  computed: { ...door, readOnly: true },
  extra: { type: 'object', required: ['code'] },
  place: { type: 'object', required: ['type'], properties: { type: { const: 'Point' }, coordinates: { type: 'array', items: { type: 'number' } } } },
  kinds: { required: ['code'], properties: { code: text } },
};

function begun(record: RecordData, required: string[], fields: Record<string, Partial<FieldDefinition>> = {}): RecordData {
  return withBegun(record, required.map((name) => ({ name, required: true, editable: true, kept: false })), entityOf({ properties, definitions: { home }, fields }));
}

it('an object that a record has to have is there before anybody has typed in it, and so is what it has to have in turn', () => {
  expect(begun({ name: 'x' }, ['name', 'home'])).toStrictEqual({ name: 'x', home: { door: {} } });
  expect(begun({ home: null }, ['home'])).toStrictEqual({ home: { door: {} } });
  expect(begun({ name: 'x' }, ['name'])).toStrictEqual({ name: 'x' });
  expect(begun({ other: 1 }, ['home'])).toStrictEqual({ other: 1, home: { door: {} } });
});

it.each(['note', 'computed', 'extra', 'place', 'kinds', 'name'])('is not begun where it asks for nothing, is computed, or is typed as a whole: %s', (name) => {
  expect(begun({}, [name])).toStrictEqual({});
});

it('an object that is there has the objects that it has to have, also in the items of a list', () => {
  expect(begun({ home: { town: 'x', spare: {} } }, [])).toStrictEqual({ home: { town: 'x', door: {}, spare: {} } });
  expect(begun({ homes: [{ town: 'x' }, { door: { code: '1' } }, 'none'] }, [])).toStrictEqual({ homes: [{ town: 'x', door: {} }, { door: { code: '1' } }, 'none'] });
});

it('what a widget or one box edits as a whole is as it is', () => {
  const record = { home: { town: 'x' }, homes: [{ town: 'x' }] };
  expect(begun(record, [], { home: { widget: { use: 'address' } }, homes: { widget: { use: 'table' } } })).toStrictEqual(record);
  expect(begun({ home: { spare: { code: '1' } } }, [], { 'home.door': { widget: { use: 'address' } } })).toStrictEqual({ home: { spare: { code: '1' }, door: {} } });
  const place = { place: { coordinates: [1, 2] }, extra: { a: {} } };
  expect(begun(place, ['place', 'extra'])).toStrictEqual(place);
});
