import { isDeepStrictEqual } from 'node:util';
import { fromShapes, GAP, type Shaped } from '../../src/engine/model/fromShapes';

export interface Shapes {
  shapes: string[];
  values: Shaped[];
}

/**
 * Values as shapes that they share, and what differs: the reverse of `fromShapes`. `gapsOf` says what may differ, for example the name of the entity; a
 * text of it is found with a small and with a capital letter.
 */
export function inShapes<Value>(all: readonly Value[], gapsOf: (value: Value) => readonly (string | number)[]): Shapes {
  const shapes = new Map<string, number>();
  const values = all.map((value): Shaped => {
    const gaps = gapsOf(value);
    const shape = withGaps(JSON.stringify(value), gaps);
    const isWhole = isDeepStrictEqual(fromShapes([shape], [[0, ...gaps]]), [value]);
    const [kept, used] = isWhole ? [shape, gaps] : [JSON.stringify(value), []];
    const place = shapes.get(kept) ?? shapes.size;
    shapes.set(kept, place);
    return [place, ...used];
  });
  return { shapes: [...shapes.keys()], values };
}

/** A longer text is looked for first, as a shorter one may be part of it. */
function withGaps(text: string, gaps: readonly (string | number)[]): string {
  const places = gaps.map((gap, place) => ({ gap, place })).sort((a, b) => String(b.gap).length - String(a.gap).length);
  return places.reduce((shape, { gap, place }) => withGap(shape, gap, place), text);
}

function withGap(shape: string, gap: string | number, place: number): string {
  const mark = String.fromCharCode(GAP.plain + place);
  if (typeof gap === 'number') return shape.replaceAll(`:${gap}`, `:${mark}`);
  if (gap === '') return shape;
  const text = JSON.stringify(gap).slice(1, -1);
  return shape.replaceAll(text, mark).replaceAll(text.charAt(0).toUpperCase() + text.slice(1), String.fromCharCode(GAP.capital + place));
}
