/** The candidate that was probably meant by a mistyped word; undefined when none is within `limit` letters of it. Letter case does not count. */
export function nearestWord(word: string, candidates: readonly string[], limit = Math.max(2, Math.floor(word.length / 3))): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= limit ? best.candidate : undefined;
}

/** The number of letters to insert, remove, replace or swap with the next to turn one word into the other, computed one row of the table at a time. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwapped = letter === to[column - 1] && other === from[line - 1];
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
