import type { ColumnDefinition, ListDefinition } from '../../model/ListDefinition';

/** A column as the operator has arranged it. */
export interface ArrangedColumn extends ColumnDefinition {
  /** Whether the column stays in sight, at the start of the row, while the others scroll. */
  pinned: boolean;
  /** The width that the operator has given it; the grid then leaves it alone. */
  chosenWidth?: number;
}

/** The limits of a width that an operator may choose, in pixels. */
export const WIDTHS = { least: 60, most: 800 } as const;

/** The greatest length of a stored layout: more than any list needs, and short enough for an address. */
const LONGEST = 2000;

/** One column in a layout, as in `email*p180`: the field, then whether it is pinned and its width. No field has a star in its name. */
const PLACE = /^([^*]+)(?:\*(p?)(\d{2,3})?)?$/;

/**
 * The columns of a list in the order of a layout; those that it does not name follow, hidden. It never throws: a column that the list does not have, or that is
 * named twice, is left out. The column that names the record is always shown and first, and is pinned as soon as another one is.
 */
export function arrangeColumns({ columns }: ListDefinition, layout: string | undefined): ArrangedColumn[] {
  const places = layout === undefined ? undefined : readPlaces(layout);
  const name = nameColumn(columns);
  const arranged = places ? inPlaces(columns, places) : columns.map((column) => ({ ...column, pinned: false }));
  return ordered(arranged, name);
}

/** The layout of columns as preferences and addresses store it: the shown columns in order, each with its own settings. */
export function writeColumns(columns: readonly ArrangedColumn[]): string {
  return columns
    .filter(({ hidden }) => !hidden)
    .map(({ field, pinned, chosenWidth }) => {
      const particular = (pinned ? 'p' : '') + (chosenWidth === undefined ? '' : String(Math.round(chosenWidth)));
      return particular ? `${field}*${particular}` : field;
    })
    .join(' ');
}

/** The columns after a change to one of them. */
export function withColumn(columns: readonly ArrangedColumn[], field: string, change: Partial<ArrangedColumn>): ArrangedColumn[] {
  return ordered(
    columns.map((column) => (column.field === field ? { ...column, ...change } : column)),
    columns[0]?.field,
  );
}

/** The columns with the shown ones in the order of these fields. */
export function withOrder(columns: readonly ArrangedColumn[], fields: readonly string[]): ArrangedColumn[] {
  const place = ({ field }: ArrangedColumn) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return ordered(
    columns.toSorted((a, b) => place(a) - place(b)),
    columns[0]?.field,
  );
}

/** The columns with one of them moved by one place, among those that it may change places with. */
export function movedColumn(columns: readonly ArrangedColumn[], field: string, step: 1 | -1): ArrangedColumn[] {
  const from = columns.findIndex((column) => column.field === field);
  const to = from + step;
  const [one, other] = [columns[from], columns[to]];
  if (!one || !other || !mayMove(columns, field, step)) return [...columns];
  return columns.with(from, other).with(to, one);
}

/** Whether a column may move by one place: the column that names the record stays first, and a pinned one stays among the pinned. */
export function mayMove(columns: readonly ArrangedColumn[], field: string, step: 1 | -1): boolean {
  const from = columns.findIndex((column) => column.field === field);
  const other = columns[from + step];
  return from > 0 && from + step > 0 && other !== undefined && rank(other) === rank(columns[from]!);
}

function nameColumn(columns: readonly ColumnDefinition[]): string | undefined {
  return columns.find(({ hidden }) => !hidden)?.field;
}

interface Place {
  pinned: boolean;
  width: number | undefined;
}

function readPlaces(layout: string): Map<string, Place> {
  const places = layout
    .slice(0, LONGEST)
    .split(' ')
    .flatMap((text): [string, Place][] => {
      const [, field, pinned, width] = PLACE.exec(text) ?? [];
      return field ? [[field, { pinned: pinned === 'p', width: width === undefined ? undefined : boundedWidth(Number(width)) }]] : [];
    });
  return new Map(places);
}

export function boundedWidth(width: number): number {
  return Math.round(Math.min(WIDTHS.most, Math.max(WIDTHS.least, width)));
}

function inPlaces(columns: readonly ColumnDefinition[], places: ReadonlyMap<string, Place>): ArrangedColumn[] {
  const byField = new Map(columns.map((column) => [column.field, column]));
  const shown = [...places].flatMap(([field, { pinned, width }]): ArrangedColumn[] => {
    const column = byField.get(field);
    return column ? [{ ...column, hidden: false, pinned, ...(width !== undefined && { chosenWidth: width }) }] : [];
  });
  const others = columns.filter(({ field }) => !places.has(field)).map((column) => ({ ...column, hidden: true, pinned: false }));
  return [...shown, ...others];
}

/** The columns in order: the one that names the record, the pinned ones, the others shown, the hidden ones. */
function ordered(columns: readonly ArrangedColumn[], name: string | undefined): ArrangedColumn[] {
  const isPinned = columns.some(({ pinned, hidden }) => pinned && !hidden);
  return columns
    .map((column) => {
      if (column.field !== name) return column.hidden ? { ...column, pinned: false } : column;
      return { ...column, hidden: false, pinned: column.pinned || isPinned };
    })
    .toSorted((a, b) => Number(b.field === name) - Number(a.field === name) || rank(a) - rank(b));
}

function rank({ hidden, pinned }: ArrangedColumn): number {
  return hidden ? 2 : pinned ? 0 : 1;
}
