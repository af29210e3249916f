// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { forgetSent, noteSent, wasSent } from '@/engine/data/sentDrafts';

afterEach(() => localStorage.clear());

it('the fifty drafts that were sent last are remembered, until one is sent again on purpose', () => {
  const ids = Array.from({ length: 51 }, (_, index) => `draft-${index}`);
  ids.forEach(noteSent);
  expect(ids.filter((id) => !wasSent(id))).toEqual(['draft-0']);
  forgetSent('draft-50');
  expect([wasSent('draft-50'), wasSent('draft-49'), wasSent(undefined)]).toEqual([false, true, false]);
});
