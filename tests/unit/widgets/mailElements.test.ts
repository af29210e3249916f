import { expect, it } from 'vitest';
import { bodyText, carriedBody, copyOf, kindOf, paragraphOf } from '@/features/campaigns/mailBody/elements';
import { STORED } from '@/features/campaigns/transforms/storedMarks';

const t = (key: string) => key;

it.each([
  [{ type: 'title', value: 'Bonjour' }, 'title'],
  [{ type: 'text' }, 'text'],
  [{ type: 'image', value: null }, 'image'],
  [{ type: 'text', value: { blocks: [] } }, undefined],
  [{ type: 'video', value: '' }, undefined],
])('the kind of %j is %s', (element, kind) => {
  expect(kindOf(element as Parameters<typeof kindOf>[0])).toBe(kind);
});

it('a letter is told by its titles and by what its pictures show, or that they are pictures', () => {
  expect(bodyText([{ type: 'title', value: 'Bonjour' }, { type: 'image', alt: 'La vallée' }, { type: 'image' }], { t })).toBe('Bonjour · La vallée · widgets:mailBody.kinds.image');
  expect(bodyText([], { t })).toBeUndefined();
});

it('a copy has what was stored with its element and what was typed since, and no position of its own', () => {
  expect(copyOf({ type: 'title', value: 'Salut', [STORED]: '{"type":"title","value":"Bonjour","colour":"red","position":3}' } as Parameters<typeof copyOf>[0])).toEqual({ type: 'title', value: 'Salut', colour: 'red' });
});

it('a chosen picture is left out of the call of the record, unless it replaces one that is saved', () => {
  const choice = (savedAs: string | undefined) => ({ file: new File(['x'], 'a.png'), preview: 'blob:1', saved: savedAs });
  const title = { type: 'title', value: 'Bonjour' };
  expect(carriedBody([title, { type: 'image', src: choice(undefined) }])).toEqual([title]);
  expect(carriedBody([{ type: 'image', src: choice('https://data.example/1.jpg') }])).toHaveLength(1);
});

it('words that are pasted become a paragraph, their signs included', () => {
  expect(paragraphOf('Fish & <chips>')).toBe('<p>Fish &#38; &#60;chips&#62;</p>');
});
