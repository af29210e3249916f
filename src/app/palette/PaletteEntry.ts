import type { RecentRecord } from '@/session/recentRecords';

/** One line of the palette: what it is called, and what choosing it does. */
export interface PaletteEntry {
  /** Unique among all. */
  key: string;
  title: string;
  detail?: string;
  /** Other words for it: that of the menu, and what an operator may call it in either language. */
  alias?: string;
  /** Of the title, when it is in another language. */
  lang?: string;
  /** The record it leads to, whose name is read when the line is rendered. */
  recent?: RecentRecord;
  /** How well it answers what was typed, 0 being best. */
  rank?: number;
  /** Where it leads; without it, `run` does it. */
  href?: string;
  run?: () => void;
  /** The entity that it searches again, in the palette itself. */
  retries?: string;
}

/** Lines under a heading. */
export interface PaletteGroup {
  key: string;
  title: string;
  entries: PaletteEntry[];
  /** How many more were found than are shown. */
  more?: number;
  /** There are others still, which nobody has counted. */
  isUncounted?: boolean;
}
