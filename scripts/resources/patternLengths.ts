/** How many characters a text has that matches a pattern; undefined where this is not plain to see, as with groups, alternatives and open ends. */
export function patternLengths(pattern: string): [least: number, most: number] | undefined {
  const [, inside] = /^\^(.*)(?<!\\)\$$/su.exec(pattern) ?? [];
  if (inside === undefined) return undefined;
  const pieces = [...inside.matchAll(PIECE)];
  if (pieces.map(([whole]) => whole).join('') !== inside) return undefined;
  const counts = pieces.map(([, often, least, hasMost, most]): [number, number] => {
    if (least !== undefined) return [Number(least), hasMost === undefined ? Number(least) : most ? Number(most) : Infinity];
    return [often === '?' || often === '*' ? 0 : 1, often === '*' || often === '+' ? Infinity : 1];
  });
  return [sum(counts.map(([least]) => least)), sum(counts.map(([, most]) => most))];
}

/** One character or one of a class, with how often it may come. The escapes are those that stand for one character. */
const PIECE = /(?:\\[dDwWsStnrfv]|\\[pP]\{\w+\}|\\[^\w\s]|\[(?:\\.|[^\]\\])*\]|[^\\^$|?*+()[\]{}])(\{(\d+)(,(\d*))?\}|[?*+])?\??/gsu;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, number) => whole + number, 0);
}
