import { expect, it } from 'vitest';
import { isDraftWhole, keepDraft } from '@/engine/form/drafts';
import type { RecordData } from '@/engine/Resource';

const PLACE = { userId: 4, page: '/outings/12' };
const BEFORE: RecordData = { name: 'Vallée de la Meurthe', day: '2026-05-02', picture: '/upload/12.png' };
const FILE = { file: new File(['x'], 'photo.png', { type: 'image/png' }), saved: '/upload/12.png' };

/** A tab's storage, which may be full. */
function storageOf({ isFull = false } = {}): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

it.each<[string, RecordData, { isFull?: boolean }, boolean]>([
  ['all that was typed', { ...BEFORE, name: 'Vosges' }, {}, true],
  ['an emptied field', { ...BEFORE, day: undefined }, {}, true],
  ['nothing, where nothing was typed', BEFORE, {}, true],
  ['no file that was chosen', { ...BEFORE, name: 'Vosges', picture: FILE }, {}, false],
  ['nothing, where the storage is full', { ...BEFORE, name: 'Vosges' }, { isFull: true }, false],
])('a reload brings back %s', (_what, record, filled, isWhole) => {
  const storage = storageOf(filled);
  keepDraft(storage, PLACE, record, BEFORE);
  expect(isDraftWhole(storage, PLACE, record, BEFORE)).toBe(isWhole);
});
