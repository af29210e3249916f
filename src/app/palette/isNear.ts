/** The least number of letters: fewer are close to too many words. */
const SHORTEST = 4;

/** Whether the typed letters may be a misspelling of a word: one slip (a letter too many, too few, wrong, or two in the wrong order), or the word with letters left out. */
export function isNear(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST) return false;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  // A slip in the first letter is rare, and allowing it would find too much.
  if (at === 0) return false;
  const [rest, meant] = [typed.slice(at), word.slice(at)];
  const swapped = `${rest.slice(1, 2)}${rest.slice(0, 1)}${rest.slice(2)}`;
  return [meant.startsWith(swapped), meant.slice(1).startsWith(rest.slice(1)), meant.startsWith(rest.slice(1)), meant.slice(1).startsWith(rest)].some(Boolean) || leavesOut(typed, word);
}

/** Whether all the typed letters occur in the word in their order. */
function leavesOut(typed: string, word: string): boolean {
  let from = 0;
  return [...typed].every((letter) => (from = word.indexOf(letter, from) + 1) > 0);
}
