import { describe, expect, it } from 'vitest';
import { mergedList } from '@/engine/form/save/mergedList';
import { isSameValue } from '@/engine/model/transforms/emptyValue';

const item = (id: number, text = `texte ${id}`) => ({ id, text });
const [a, b, c] = [item(1), item(2), item(3)];
const added = { text: 'ajouté' };
const before = [a, b, c];
const merge = (mine: unknown, theirs: unknown) => mergedList({ before, mine, theirs }, isSameValue);

describe('a list that two people have changed', () => {
  it.each([
    ['other items', [item(1, 'moi'), b, c], [a, b, item(3, 'elle')], [item(1, 'moi'), b, item(3, 'elle')]],
    ['an item that one of them changed, and another that was removed', [item(1, 'moi'), b, c], [a, c], [item(1, 'moi'), c]],
    ['an item that was added, after those that the other one changed', [a, b, c, added], [item(1, 'elle'), b, c], [item(1, 'elle'), b, c, added]],
    ['the order, and an item elsewhere', [c, a, b], [a, item(2, 'elle'), c], [c, a, item(2, 'elle')]],
    ['an item that was removed, and one that the other one added first', [a, b], [item(9), a, b, c], [item(9), a, b]],
    ['the same item, in the same way', [item(1, 'nous'), b], [item(1, 'nous'), b, c], [item(1, 'nous'), b]],
  ])('has both changes: %s', (_what, mine, theirs, both) => {
    expect(merge(mine, theirs)).toEqual(both);
  });

  it.each([
    ['the same item otherwise', [item(1, 'moi'), b, c], [item(1, 'elle'), b, c]],
    ['an item that the other one removed', [item(1, 'moi'), b, c], [b, c]],
    ['what the other one changed, by removing it', [b, c], [item(1, 'elle'), b, c]],
    ['both the order', [c, a, b], [b, a, c]],
    ['both by adding an item, which may be the same one', [a, b, c, added], [a, b, c, item(9, 'ajouté')]],
    ['items that have the same id', [a, a], [a, b]],
    ['what is no list of objects', ['moi'], [a, b]],
    ['what is no list', undefined, [a, b]],
  ])('is not put together where they have changed %s', (_what, mine, theirs) => {
    expect(merge(mine, theirs)).toBeUndefined();
  });
});
