import { foldedLetters } from '../../../../i18n/fold';
import type { ImportColumn } from '../../../model/FileExchange';

/** Which column each cell of a line belongs to. */
export interface Layout {
  /** The column of each cell, in the order of the cells; undefined for a cell of no column. */
  columns: readonly (number | undefined)[];
  /** The titles that name no column; their cells are left out. */
  unknown: readonly string[];
  /** The columns that no title names. */
  missing: readonly number[];
  /** The columns that two titles name. */
  repeated: readonly number[];
  /** Whether none of the titles is known: the columns are then taken in their order. */
  untold: boolean;
}

/** The layout of a file without known titles: as many cells as columns, in the order of the definition. */
export function byPosition(columns: readonly ImportColumn[], untold = false): Layout {
  return { columns: columns.map((_column, index) => index), unknown: [], missing: [], repeated: [], untold };
}

/** The layout given by titles, in any order. A title may be the column's name, its label in either language, or another known spelling. */
export function byTitles(titles: readonly string[], columns: readonly ImportColumn[]): Layout {
  const known = new Map(columns.flatMap((column, index) => [column.name, ...column.headers].map((title) => [foldedLetters(title), index] as const)));
  const found = titles.map((title) => known.get(foldedLetters(title)));
  const named = found.filter((index) => index !== undefined);
  if (named.length === 0 && titles.length === columns.length) return byPosition(columns, true);
  return {
    columns: found,
    unknown: titles.filter((title, place) => found[place] === undefined && title.trim() !== ''),
    missing: columns.flatMap((_column, index) => (named.includes(index) ? [] : [index])),
    repeated: [...new Set(named.filter((index, place) => named.indexOf(index) !== place))],
    untold: false,
  };
}

/** The number of titles that are known. */
export function knownTitles(titles: readonly string[], columns: readonly ImportColumn[]): number {
  const layout = byTitles(titles, columns);
  return layout.untold ? 0 : layout.columns.filter((index) => index !== undefined).length;
}
