import { fold } from '../../../../i18n/fold';
import type { ImportColumn } from '../../../model/FileExchange';

/** Where each cell of a line goes. */
export interface Layout {
  /** By the place of a cell in the file: its column, or nothing. */
  columns: readonly (number | undefined)[];
  /** The titles that name no column: their cells are left out. */
  unknown: readonly string[];
  /** The columns that no title names. */
  missing: readonly number[];
  /** The columns that two titles name. */
  repeated: readonly number[];
  /** There are titles, and none of them is known: the columns are taken in their order. */
  untold: boolean;
}

/** A title without case, accents, spaces and signs: "Adresse e-mail *" and "adresse email" are the same. */
export function plainHeader(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The layout of a file without titles, or whose titles say nothing: as many cells as columns, in their order. */
export function byPosition(columns: readonly ImportColumn[], untold = false): Layout {
  return { columns: columns.map((_column, index) => index), unknown: [], missing: [], repeated: [], untold };
}

/** The layout that titles give, in any order. A column is known by its name, its label in either language and its other spellings. */
export function byTitles(titles: readonly string[], columns: readonly ImportColumn[]): Layout {
  const known = new Map(columns.flatMap((column, index) => [column.name, ...column.headers].map((title) => [plainHeader(title), index] as const)));
  const found = titles.map((title) => known.get(plainHeader(title)));
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

/** How many titles of a line are known. */
export function knownTitles(titles: readonly string[], columns: readonly ImportColumn[]): number {
  const layout = byTitles(titles, columns);
  return layout.untold ? 0 : layout.columns.filter((index) => index !== undefined).length;
}
