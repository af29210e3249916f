import { fold } from './fold';

/** The first letter of a text that is not taken yet, which is then added to those taken; undefined when all its letters are taken. */
export function freeLetter(text: string, taken: Set<string>): string | undefined {
  const letter = [...fold(text)].find((one) => /[a-z]/.test(one) && !taken.has(one));
  if (letter !== undefined) taken.add(letter);
  return letter;
}
