import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createdFrom, forgetSent, noteCreated, noteSent, wasSent } from '@/engine/data/sentDrafts';
import { onceFromDraft, sentBefore } from '@/engine/form/save/onceFromDraft';
import type { SaveOutcome } from '@/engine/form/save/saveAll';
import { memoryStorage } from '../../api/fakes';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

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

it('what was said of a draft before makes room for what is said last', () => {
  noteSent('one');
  noteSent('two');
  noteCreated('one', '7');
  expect(JSON.parse(localStorage.getItem('backOffice.sentDrafts') ?? '')).toEqual(['one 7', 'two']);
  forgetSent('three');
  forgetSent('one');
  expect(JSON.parse(localStorage.getItem('backOffice.sentDrafts') ?? '')).toEqual(['two']);
});

describe('a new record', () => {
  const outcome = (kind: string) => ({ kind }) as SaveOutcome;

  it('is sent once from a draft, and the next time says which record there is', async () => {
    const first = await onceFromDraft('draft', async (onSaved) => {
      expect(wasSent('draft')).toBe(true);
      onSaved('/api/books/7');
      return outcome('done');
    });
    expect(first).toEqual({ kind: 'done' });
    const again = vi.fn<() => Promise<SaveOutcome>>();
    expect(await onceFromDraft('draft', again)).toEqual({ kind: 'unknown', created: '/api/books/7' });
    expect(again).not.toHaveBeenCalled();
  });

  it.each(['done', 'unsent', 'unseen', 'unknown'])('that may be there after it was %s is not sent again', async (kind) => {
    await onceFromDraft('draft', () => Promise.resolve(outcome(kind)));
    expect(sentBefore('draft')).toEqual({ kind: 'unknown' });
    expect(wasSent('draft')).toBe(true);
  });

  it.each(['failed', 'nothing', 'duplicates', 'gone'])('that is not there after %s may be sent again', async (kind) => {
    expect(await onceFromDraft('draft', () => Promise.resolve(outcome(kind)))).toEqual({ kind });
    expect(wasSent('draft')).toBe(false);
  });
});
