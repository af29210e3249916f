import { expect, it } from 'vitest';
import { isRecordId } from '@/engine/model/isRecordId';

it.each<[string, boolean, boolean]>([
  ['12', true, true],
  ['1.5', false, true],
  ['../users', false, true],
  ['b7cf3c25-632b-4240-9d3f-b64afebede10', false, true],
  ['https://example.org/things/1', false, true],
  ['fr/75;1', false, true],
  ['..', false, false],
  ['.', false, false],
  ['', false, false],
])('a word of an address may name a record: "%s"', (word, ofNumbers, ofTexts) => {
  expect([isRecordId(word), isRecordId(word, { textIds: true })]).toEqual([ofNumbers, ofTexts]);
});
