import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '@/engine/model/Schema';
import { jsonList } from '@/features/campaigns/transforms/jsonList';
import { STORED, UNREADABLE } from '@/features/campaigns/transforms/storedMarks';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { entityOf } from './entity';

const entity = entityOf({ properties: { body: { type: 'array', items: { type: 'object' } } }, fields: { body: { transform: { use: 'jsonList' } } } });
const read = (body: unknown) => recordFromApi(entity, { body })['body'] as RecordData[] | undefined;
const written = (body: unknown) => JSON.parse(String(recordToApi(entity, { body }, { mode: 'create' })['body'])) as unknown;
const seen = (body: unknown) => read(body)?.map(({ [STORED]: _stored, ...element }) => element);

const [title, text] = [
  { type: 'title', value: 'Bonjour', position: 1 },
  { type: 'text', value: '<p>…</p>', position: 10 },
];

/** Elements that a platform may store: known and unknown kinds, additional keys, empty values, any position. */
const element = fc.record(
  {
    type: fc.constantFrom('title', 'text', 'image', 'button', 'columns'),
    value: fc.oneof(fc.string(), fc.constant('')),
    position: fc.oneof(fc.integer(), fc.constant(null), fc.string()),
    '@id': fc.webUrl(),
    extra: fc.jsonValue(),
  },
  { requiredKeys: ['type'] },
);
const anyElement = fc.oneof({ weight: 9, arbitrary: element }, { weight: 1, arbitrary: fc.jsonValue() });

describe('a list held as JSON text', () => {
  it('is read by position, as numbers', () => {
    expect(seen(JSON.stringify([text, { ...title, position: 2 }]))).toEqual([{ ...title, position: 2 }, text]);
  });

  it('leaves elements without a position after the others', () => {
    expect(seen(JSON.stringify([{ type: 'image' }, text, title]))).toEqual([title, text, { type: 'image' }]);
  });

  it.each(['', null, undefined, 12, { a: 1 }])('is nothing when the answer has %j', (wire) => {
    expect(read(wire)).toEqual([]);
  });

  it('may come as a list that is not text', () => {
    expect(seen([text, title])).toEqual([title, text]);
  });

  it('leaves as it came when nothing was touched, in the order of its positions: other kinds, other keys, empty values', () => {
    fc.assert(
      fc.property(fc.array(anyElement), (list) => {
        const wire: unknown = JSON.parse(JSON.stringify(list));
        const once = read(JSON.stringify(wire));
        if (!once?.length) return;
        const sent = written(once) as unknown[];
        expect([...sent].map((one) => JSON.stringify(one)).sort()).toEqual((wire as unknown[]).map((one) => JSON.stringify(one)).sort());
        expect(read(JSON.stringify(sent))).toEqual(once);
      }),
    );
  });

  it('changes nothing but what the form has changed', () => {
    const link = { type: 'button', label: '', colour: null, nested: { '@id': '/x', size: 2 }, position: 5 };
    const form = read(JSON.stringify([title, link, { ...text, style: '' }])) ?? [];
    const edited = form.map((one) => (one['type'] === 'text' ? { ...one, value: '<p>Relu</p>' } : one));
    expect(written(edited)).toEqual([title, link, { ...text, style: '', value: '<p>Relu</p>' }]);
  });

  it('loses a key that the form has taken away, and gains those it has added', () => {
    const [image = {}] = read(JSON.stringify([{ type: 'image', src: 'https://a.example/1.jpg', alt: 'Un car', position: 1 }])) ?? [];
    const { alt: _alt, ...undescribed } = image;
    expect(written([{ ...undescribed, decorative: true }])).toEqual([{ type: 'image', src: 'https://a.example/1.jpg', position: 1, decorative: true }]);
  });

  it('is numbered anew once its positions no longer say its order, and only then', () => {
    const form = read(JSON.stringify([{ ...title, position: 0 }, { ...text, position: 7 }])) ?? [];
    expect(written(form)).toMatchObject([{ position: 0 }, { position: 7 }]);
    expect(written(form.toReversed())).toMatchObject([{ type: 'text', position: 1 }, { type: 'title', position: 2 }]);
    expect(written([...form, { type: 'title', value: 'Nouveau' }])).toMatchObject([{ position: 1 }, { position: 2 }, { position: 3 }]);
  });

  it('is the text [] when it is empty', () => {
    const before = { body: read(JSON.stringify([title])) };
    expect(recordToApi(entity, {}, { mode: 'create' })).toEqual({ body: '[]' });
    expect(recordToApi(entity, {}, { mode: 'edit', before })).toEqual({ body: '[]' });
  });

  it.each(['not JSON', '{"type":"title"}', '12', '"text"', '[1,', ' '])('keeps %j to the letter, which is no list', (wire) => {
    expect(read(wire)).toEqual([{ [UNREADABLE]: wire }]);
    expect(recordToApi(entity, { body: read(wire) }, { mode: 'create' })).toEqual({ body: wire });
  });

  it('gives the place of a text that could not be read to what was written instead', () => {
    expect(written([...(read('not JSON') ?? []), title])).toEqual([title]);
  });

  it('passes on what cannot be written', () => {
    const { toApi } = jsonList();
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect([toApi(cycle), toApi('text')]).toEqual([cycle, 'text']);
  });
});
