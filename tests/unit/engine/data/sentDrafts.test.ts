// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createdFrom, forgetSent, noteCreated, noteSent, wasSent } from '@/engine/data/sentDrafts';

afterEach(() => localStorage.clear());

it('the fifty drafts that were sent last are remembered, until one is sent again on purpose', () => {
  const ids = Array.from({ length: 51 }, (_, index) => `draft-${index}`);
  ids.forEach(noteSent);
  expect(ids.filter((id) => !wasSent(id))).toEqual(['draft-0']);
  forgetSent('draft-50');
  expect([wasSent('draft-50'), wasSent('draft-49'), wasSent(undefined)]).toEqual([false, true, false]);
});

it('the record that a draft has become is known by its id, whatever this contains, until the draft is sent again', () => {
  for (const id of ['one', 'two', 'one']) noteSent(id);
  noteCreated('one', '/api/books/7 b');
  expect([wasSent('one'), createdFrom('one'), wasSent('two'), createdFrom('two'), createdFrom(undefined)]).toEqual([true, '/api/books/7 b', true, undefined, undefined]);
  noteSent('one');
  expect([wasSent('one'), createdFrom('one')]).toEqual([true, undefined]);
});

it('what another version has left there is no draft', () => {
  localStorage.setItem('backOffice.sentDrafts', '[{"id":1}]');
  expect(wasSent('1')).toBe(false);
});
