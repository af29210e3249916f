const PLAIN = /^[ -~]*$/;

/** Text without case or accents, as the platform's database compares it: "Élodie" and "elodie" are the same, "œ" is "oe". */
export function fold(text: string): string {
  // Most texts are plain ASCII, and normalising a hundred thousand of them takes noticeable time.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

/** The letters and digits of a text, without case or accents: "Adresse e-mail *" and "adresse email" are the same. */
export function foldedLetters(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
