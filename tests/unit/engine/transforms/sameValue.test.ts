import { expect, test } from 'vitest';
import { isSameValue } from '@/engine/model/transforms/emptyValue';

const made = { type: 'text/plain', lastModified: 5 };

test('a file is the same as its copies, which a form makes at each change, and as no other', () => {
  const chosen = { file: new File(['a'], 'a.txt', made), saved: undefined };
  expect(isSameValue(chosen, { file: new File(['a'], 'a.txt', made) })).toBe(true);
  for (const other of [new File(['ab'], 'a.txt', made), new File(['a'], 'b.txt', made), new File(['a'], 'a.txt', { ...made, lastModified: 6 })]) {
    expect(isSameValue(chosen, { file: other })).toBe(false);
  }
});
