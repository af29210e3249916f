import type { RecentRecord } from '@/session/recentRecords';

/** One line of the palette: what it is called, and what choosing it does. */
export interface PaletteEntry {
  /** Unique among all the entries. */
  key: string;
  title: string;
  detail?: string;
  /** Other words that find the entry: the word of the menu, and what an operator may call it in either language. */
  alias?: string;
  /** The language of the title, when it is not the current one. */
  lang?: string;
  /** The record that the entry opens; its name is read when the line is rendered. */
  recent?: RecentRecord;
  /** How well the entry matches the typed text; 0 is best. */
  rank?: number;
  /** The address that the entry opens; without one, choosing the entry calls `run`. */
  href?: string;
  run?: () => void;
  /** The entity that choosing this entry searches again, without leaving the palette. */
  retries?: string;
}

/** Entries under a common heading. */
export interface PaletteGroup {
  key: string;
  title: string;
  entries: PaletteEntry[];
  /** How many more records were found than are shown. */
  more?: number;
  /** Whether there are more records, whose number is not known. */
  isUncounted?: boolean;
}
