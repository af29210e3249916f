/** One value: the place of its shape in the list of shapes, and what stands in its gaps. A gap with a capital letter is the same text with one. */
export type Shaped = readonly [shape: number, ...gaps: (string | number)[]];

/** The character that stands for a gap in a shape, and the one for the same text with a capital letter. */
export const GAP = { plain: 0xe000, capital: 0xe100 } as const;

const GAPS = /[\ue000-\ue1ff]/g;

/** The values that share their shapes, which are texts in JSON with gaps: what five hundred entities have in common is then loaded once. */
export function fromShapes<Value>(shapes: readonly string[], values: readonly Shaped[]): Value[] {
  return values.map(([shape, ...gaps]) => JSON.parse((shapes[shape] ?? '').replaceAll(GAPS, (gap) => filled(gap.charCodeAt(0), gaps))) as Value);
}

function filled(code: number, gaps: readonly (string | number)[]): string {
  const text = JSON.stringify(gaps[code & 0xff] ?? '').replaceAll(/^"|"$/g, '');
  return code < GAP.capital ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
