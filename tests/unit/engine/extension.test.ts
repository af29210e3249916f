import { expect, it } from 'vitest';
import type { Deed } from '@/engine/model/Action';
import { defineVocabulary, joinVocabularies, type WholeVocabulary } from '@/engine/model/defineVocabulary';
import { defineExtension, joinExtensions } from '@/engine/model/Extension';
import { renamedField } from '@/engine/model/transforms/renamedField';
import { integer } from '@/engine/model/transforms/integer';
import type { TextContext, WidgetField } from '@/engine/model/Widget';

const deed: Deed = { perform: () => Promise.resolve() };
const Screen = () => null;

const plain = defineExtension({
  widgets: (all) => ({
    text: { toText: (value) => String(value) },
    pair: { toText: (value, ...others) => [0, 1].map((at) => all()['plate']?.toText((value as unknown[])[at], ...others)).join(' and ') },
  }),
});
const parking = defineExtension({
  widgets: () => ({ plate: { toText: (value) => `no. ${String(value)}` } }),
  actions: { clamp: deed },
  icons: { wheel: Screen },
  screens: [{ name: 'car', route: '/cars', path: 'map/:id', operation: 'show', Screen }],
});

it('extensions add widgets, actions and pages, all under their names', () => {
  const { widgets, actions, screens } = joinExtensions([plain, parking]);
  expect(Object.keys(widgets)).toEqual(['text', 'pair', 'plate']);
  expect(actions).toEqual({ clamp: deed });
  expect(screens).toEqual([{ name: 'car', route: '/cars', path: 'map/:id', operation: 'show', Screen }]);
});

it('a widget that holds others finds those of extensions that come after its own', () => {
  const { widgets } = joinExtensions([plain, parking]);
  expect(widgets['pair']?.toText([7, 9], {} as WidgetField, {} as TextContext, {})).toBe('no. 7 and no. 9');
});

it.each([
  ['a widget', { widgets: () => ({ text: { toText: () => 'other' } }) }, 'Two extensions have a widget named "text".'],
  ['an action', { actions: { clamp: deed } }, 'Two extensions have an action named "clamp".'],
  ['an icon', { icons: { wheel: Screen } }, 'Two extensions have an icon named "wheel".'],
])('two extensions may not have one name for %s', (_kind, other, sentence) => {
  expect(() => joinExtensions([plain, parking, other])).toThrow(sentence);
});

const named = defineVocabulary({ place: 'file:///parking/vocabulary.ts', transforms: { plate: { make: integer } }, recordTransforms: { bays: { make: renamedField } } });

it('a transform stands in the file of its name beside the vocabulary that names it', () => {
  const { transforms, recordTransforms, files } = joinVocabularies([named]);
  expect([transforms, recordTransforms]).toEqual([{ plate: { make: integer } }, { bays: { make: renamedField } }]);
  expect(files.transforms['bays']?.href).toBe('file:///parking/transforms/bays.ts');
});

it.each([
  ['of a field', { transforms: { plate: { make: integer } } }],
  ['of a field and of a record', { recordTransforms: { plate: { make: renamedField } } }],
])('two vocabularies may not have one name for a transform %s', (_kind, other) => {
  expect(() => joinVocabularies([named, { place: 'file:///other/vocabulary.ts', ...other }])).toThrow('Two extensions have a transform named "plate".');
});

it.each([
  ['a widget', { widgets: { plate: {} } }],
  ['an action', { actions: { plate: {} } }],
  ['a source', { sources: { plate: {} } }],
  ['a dialect', { dialects: { plate: {} } }],
  ['a way to sign in', { sessions: { plate: {} } }],
  ['an icon', { icons: { plate: {} } }],
  ['a group of the menu', { menuGroups: { plate: { order: 3 } } }],
])('nor for %s, and what each adds is there', (kind, words) => {
  const [[field, added]] = Object.entries(words) as [[keyof WholeVocabulary, object]];
  const one = { place: 'file:///parking/vocabulary.ts', ...words };
  expect(joinVocabularies([named, one])[field]).toEqual(added);
  expect(() => joinVocabularies([one, { ...one, place: 'file:///other/vocabulary.ts' }])).toThrow(`Two extensions have ${kind} named "plate".`);
});

it.each(['sources', 'dialects', 'sessions'] as const)('what is made of %s stands in the file of its name, in the folder of that kind', (kind) => {
  const { files } = joinVocabularies([{ place: 'file:///parking/vocabulary.ts', [kind]: { plate: {} } }]);
  expect(files[kind]['plate']?.href).toBe(`file:///parking/${kind}/plate.ts`);
});
