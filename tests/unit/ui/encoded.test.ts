import { expect, it } from 'vitest';
import { filtersText } from '@/features/campaigns/recipients/parameters';
import { encoded } from '@/ui/encoded';

it.each([
  ['Élodie & co', '%C3%89lodie%20%26%20co'],
  ['\u{1F600}', '%F0%9F%98%80'],
  // Half of an emoji, as a field of limited length may leave it.
  ['cut\ud83d', 'cut%EF%BF%BD'],
  ['\ude00cut', '%EF%BF%BDcut'],
  ['a\0b', 'a%00b'],
])('%j is a part of an address', (text, part) => {
  expect(encoded(text)).toBe(part);
  expect(filtersText([['name', text]])).toBe(`name=${part}`);
});
