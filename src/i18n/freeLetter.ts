import { fold } from './fold';

/** The first letter of a text that is not taken yet, which it is from then on; nothing where each of them is. */
export function freeLetter(text: string, taken: Set<string>): string | undefined {
  const letter = [...fold(text)].find((one) => /[a-z]/.test(one) && !taken.has(one));
  if (letter !== undefined) taken.add(letter);
  return letter;
}
