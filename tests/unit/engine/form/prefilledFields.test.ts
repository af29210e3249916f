import { describe, expect, it } from 'vitest';
import { dropDraftOf, keepDraft, readDraft } from '@/engine/data/drafts';
import { prefilledFields, prefilledState } from '@/engine/model/prefilledFields';
import { memoryStorage } from '../../api/fakes';
import { book } from '../list/books';

describe('what a creation begins with', () => {
  it('is in the history entry, beside where it was picked', () => {
    const state = prefilledState('/users?f.q=jean', 'title', { ids: [1] });
    expect(state['from']).toBe('/users?f.q=jean');
    expect(prefilledFields(book, structuredClone(state))).toEqual({ title: { ids: [1] } });
  });

  it.each([undefined, null, 'x', 7, {}, { prefilled: null }, { prefilled: { field: 3 } }, prefilledState('/', 'unknown', 1), prefilledState('/', '__proto__', 1)])(
    'is nothing in %o',
    (state) => {
      expect(prefilledFields(book, state)).toEqual({});
    },
  );
});

describe('a draft of the same page', () => {
  const place = { userId: 1, page: '/books/create' };

  it('forgets the field that has just been given, and keeps the rest', () => {
    const storage = memoryStorage();
    keepDraft(storage, place, { title: 'old', pages: 3 }, {});
    dropDraftOf(storage, place, 'title');
    expect(readDraft(storage, place)).toEqual({ values: { pages: 3 }, before: { pages: undefined } });
    dropDraftOf(storage, place, 'pages');
    expect(readDraft(storage, place)).toBeUndefined();
  });
});
