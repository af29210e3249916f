import { describe, expect, it } from 'vitest';
import type { Word } from '@/engine/model/defineVocabulary';
import { vocabulary } from '@/features/vocabulary';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { RESOURCE, vehicleFiles } from './vehicle';

/** How each kind of name is written in a resource.json, and the path where it then is. */
const KINDS: [kind: string, words: Readonly<Record<string, Word>>, place: string, written: (use: string) => string][] = [
  ['transform', vocabulary.transforms, '/fields/trips/transform', (use) => `"fields": { "trips": { "transform": ${use} },`],
  ['record transform', vocabulary.recordTransforms, '/transform/0', (use) => `"transform": [${use}], "fields": {`],
  ['widget', vocabulary.widgets, '/fields/trips/widget', (use) => `"fields": { "trips": { "widget": ${use} },`],
  ['action', vocabulary.actions, '/actions/0', (use) => `"actions": [${use}], "fields": {`],
];

function mistakesOf(text: string) {
  const { mistakes } = readResourceFiles(vehicleFiles({ [RESOURCE]: ['"fields": {', text] }));
  return mistakes.filter(({ file }) => file === RESOURCE);
}

const each = KINDS.flatMap(([kind, words, place, written]) => Object.entries(words).map(([name, word]) => ({ kind, name, place, written, required: word.options?.required ?? [] })));

describe('the options of a name', () => {
  it.each(each)('are those that the $kind "$name" knows', ({ name, place, written }) => {
    const mistakes = mistakesOf(written(JSON.stringify({ use: name, on: 'row', colour: 'blue' })));
    expect(mistakes).toContainEqual(expect.objectContaining({ pointer: `${place}/colour`, found: '"colour"', expected: expect.stringMatching(/^a key among|^no options/) }));
  });

  it.each(each.filter(({ required }) => required.length > 0))('have those without which the $kind "$name" is nothing: $required', ({ kind, name, place, written, required }) => {
    const wholes = mistakesOf(written(JSON.stringify({ use: name, on: 'row' })));
    for (const key of required) expect(wholes).toContainEqual(expect.objectContaining({ pointer: place, found: 'nothing', expected: expect.stringContaining(`the key "${key}": `) }));
    if (kind === 'action') return;
    const alone = mistakesOf(written(JSON.stringify(name)));
    for (const key of required) expect(alone).toContainEqual(expect.objectContaining({ pointer: `${place}/${key}`, expected: expect.stringContaining(`the key "${key}" beside "use": `) }));
  });

  it.each([
    ['what leaves as nothing that is known', { use: 'intBoolean', sends: 'text' }, 'sends', 'one of integer, boolean'],
    ['a name in the place of names', { use: 'embeddedList', shows: 'title' }, 'shows', 'a list: what is read of each item and never sent'],
    ['an empty name', { use: 'groupedList', item: '' }, 'item', 'a text that is not empty'],
  ])('of a transform refuse %s', (_what, transform, option, expected) => {
    expect(mistakesOf(`"fields": { "trips": { "transform": ${JSON.stringify(transform)} },`)).toContainEqual(expect.objectContaining({ pointer: `/fields/trips/transform/${option}`, expected }));
  });

  it('of a transform of the items of a list are told in the same way', () => {
    expect(mistakesOf('"fields": { "trips": { "items": { "transform": "weekParts" } },')).toContainEqual(
      expect.objectContaining({ pointer: '/fields/trips/items/transform/field', expected: 'the key "field" beside "use": the list of the form' }),
    );
  });

  it.each([
    ['a choice that the field does not have', '"energy"', { use: 'choice', offered: [1, 3] }, 'offered/1', 'a choice of "energy": 1, 2'],
    ['a condition on the items that says two things', '"trips"', { use: 'table', kept: { field: 'inUse', is: 1, in: [2] } }, 'kept', 'one test of the field among is, in, filled, youngerThan'],
    ['a mark on what is no field of the items', '"trips"', { use: 'document', marked: { field: 'body', is: 1 } }, 'marked/field', 'a field of the items'],
  ])('of a widget refuse %s', (_what, field, widget, option, expected) => {
    expect(mistakesOf(`"fields": { ${field}: { "widget": ${JSON.stringify(widget)} },`)).toContainEqual(expect.objectContaining({ pointer: `/fields/${field.slice(1, -1)}/widget/${option}`, expected }));
  });
});
