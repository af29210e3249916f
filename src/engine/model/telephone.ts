/** The number, and what follows it: an extension, a word. */
const PARTS = /^([+\d\s./()-]*)(.*)$/s;

/**
 * A telephone number as it is stored: without spaces, dots, dashes, slashes nor parentheses; of "+33 (0)6" the zero goes too. An extension after it
 * stays, and so does a text that is no number.
 */
export function compactTelephone(telephone: string): string {
  const [, number = '', rest = ''] = PARTS.exec(telephone.trim()) ?? [];
  const compact = number.replace(/^(\+[\d\s]+)\(0\)/, '$1').replaceAll(/[\s./()-]/g, '');
  return [compact, rest].filter((part) => part !== '').join(' ');
}

/** Whether two texts are one number: a French one may be written with its country or without. */
export function isSameTelephone(one: string, other: string): boolean {
  return spellingsOf(one)[0] === spellingsOf(other)[0];
}

/**
 * What asks a list for a telephone number. The platform compares it with the text as somebody once typed it (contract users.filters): every way in
 * which it may be stored is asked at once.
 */
export function telephoneParameters(parameter: string, telephone: string): [name: string, value: string][] {
  return spellingsOf(telephone).map((spelling) => [`${parameter}[]`, spelling]);
}

/** In each way in which a number may be stored, the shortest first; what follows it stays. */
function spellingsOf(telephone: string): string[] {
  const compact = compactTelephone(telephone);
  const [, first, others = '', rest = ''] = FRENCH.exec(compact) ?? [];
  const usual = first === undefined ? [] : frenchSpellings(first, others).map((number) => number + rest);
  return [...new Set([...usual, compact, telephone.trim().replaceAll(/\s/g, ' ')])];
}

const FRENCH = /^(?:\+33|0033|0)([1-9])(\d{8})(?!\d)(.*)$/s;

function frenchSpellings(first: string, others: string): string[] {
  const parts = [first, ...(others.match(/../g) ?? [])];
  return [`0${first}${others}`, `0${parts.join(' ')}`, `0${parts.join('.')}`, `+33${first}${others}`, `+33 ${parts.join(' ')}`];
}
