import { describe, expect, it } from 'vitest';
import { aligned, fitting } from '@/engine/list/grid/useFittingColumns';

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

describe('in a grid that scrolls, the columns', () => {
  const flexible = columns.map((column) => (column.colId === 'name' || column.colId === 'mail' || column.colId === 'date' ? { ...column, flex: 1 } : column));
  const widthsIn = (width: number) => aligned(flexible, width).map(({ colId, width: fixed, minWidth }) => `${colId} ${fixed ?? minWidth}`);

  it('that are whole in sight take the room of the one that would be cut by what is pinned; a fixed width stays', () => {
    expect(widthsIn(640)).toEqual(['ticks 44', 'name 120', 'mail 216', 'phone 140', 'date 110', 'actions 120']);
  });

  it('take first what they still want of that room', () => {
    const wanting = flexible.map((column) => (column.colId === 'mail' ? { ...column, flex: 210 } : column));
    const widths = (width: number) => aligned(wanting, width).map(({ minWidth }) => minWidth);
    expect(widths(604)).toEqual([undefined, 100, 200, 60, 110, undefined]);
    expect(widths(645)).toEqual([undefined, 110, 231, 60, 110, undefined]);
  });

  it('stay as they are where the edge is between two of them already', () => {
    expect(aligned(flexible, 584)).toEqual(flexible);
  });

  it('stay as they are where there is room for none', () => {
    expect(aligned(flexible, 130)).toEqual(flexible);
  });
});
