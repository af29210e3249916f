import { expect, it } from 'vitest';
import { partOfForm, partOfPage, partsOfForm, partsOfPage } from '@/engine/fields/usePartsThere';
import type { Widget } from '@/engine/model/Widget';
import { entityOf } from './transforms/entity';

const coming = (name: string) => {
  const part = Promise.resolve();
  return { [name]: () => part, part };
};
const [input, display, preview] = [coming('preload'), coming('preloadDisplay'), coming('preloadItemPreview')];
const text = { toText: () => undefined };
const Input = () => null;

it.each([
  ['a form, where it has an input', partOfForm, { ...text, Input, ...input, ...display }, input.part],
  ['a form, where its input is there already', partOfForm, { ...text, Input, ...display }, undefined],
  ['a form, where it is only read', partOfForm, { ...text, ...input, ...display }, display.part],
  ['a form, where its items have a preview', partOfForm, { ...text, ...display, ...preview }, preview.part],
  ['a page', partOfPage, { ...text, Input, ...input, ...display }, display.part],
  ['a page, where text is enough', partOfPage, { ...text, Input, ...input }, undefined],
])('the part of a widget that is loaded for %s', (_page, partOf, widget, part) => {
  expect(partOf(widget as unknown as Widget)).toBe(part);
});

it('the parts of the fields on screen are loaded, those in the items of lists too, each once', () => {
  const described = entityOf({
    properties: { name: { type: 'string' }, other: { type: 'string' }, unseen: { type: 'number' }, steps: { type: 'array', items: { $ref: '#/definitions/step' } } },
    definitions: { step: { type: 'object', properties: { stops: { type: 'array', items: { type: 'object', properties: { place: { type: 'string' } } } } } } },
    fields: { name: { widget: { use: 'map' } }, other: { widget: { use: 'map' } }, unseen: { widget: { use: 'other' } }, 'steps.stops.place': { widget: { use: 'place' } } },
  });
  const entity = { ...described, resource: { ...described.resource, show: [{ name: 'all', rows: [['name', 'other'], ['steps']] }] } };
  const asked: string[] = [];
  const widget = (name: string) => ({ ...text, preloadDisplay: () => void asked.push(name) }) as unknown as Widget;
  expect(partsOfPage(entity, { map: widget('map'), other: widget('other'), place: widget('place') })).toEqual([]);
  expect(asked).toEqual(['map', 'place']);
});

it('a form waits for what checks it too, which is loaded once', async () => {
  let loads = 0;
  const entity = { ...entityOf({ properties: { name: { type: 'string' } } }), validators: () => Promise.resolve((loads += 1)) };
  expect(partsOfPage(entity, {})).toEqual([]);
  expect(await Promise.all([...partsOfForm(entity, {}), ...partsOfForm(entity, {})])).toEqual([1, 1]);
  // A form that opens once more draws no placeholder.
  expect(partsOfForm(entity, {})).toEqual([]);
});
