import { describe, expect, it } from 'vitest';
import { fitting } from '@/engine/list/useFittingColumns';

const columns = [
  { colId: 'ticks', width: 44, lockPosition: 'left' as const },
  { colId: 'name', minWidth: 100, lockPosition: 'left' as const },
  { colId: 'mail', minWidth: 180 },
  { colId: 'phone', width: 140, minWidth: 60 },
  { colId: 'date', minWidth: 110 },
  { colId: 'actions', width: 120, pinned: 'right' as const },
];
const idsIn = (width: number, focused?: string) => fitting(columns, { width, focused }).map(({ colId }) => colId);

describe('beside an open record, the columns', () => {
  it('are all there where they fit', () => {
    expect(idsIn(694)).toEqual(['ticks', 'name', 'mail', 'phone', 'date', 'actions']);
  });

  it('are left out from the last on, as many as have no room; a width that the operator has chosen counts', () => {
    expect(idsIn(693)).toEqual(['ticks', 'name', 'mail', 'phone', 'actions']);
    expect(idsIn(583)).toEqual(['ticks', 'name', 'mail', 'actions']);
  });

  it('keep the boxes, the name and what is pinned, however narrow the grid', () => {
    expect(idsIn(100)).toEqual(['ticks', 'name', 'actions']);
  });

  it('keep the one with the focused cell, for another one in its place', () => {
    expect(idsIn(690, 'date')).toEqual(['ticks', 'name', 'mail', 'date', 'actions']);
  });
});
