/** Splits a text into the number and what follows it: an extension, a word. */
const PARTS = /^([+\d\s./()-]*)(.*)$/s;

/**
 * A telephone number as it is stored: without spaces, dots, dashes, slashes or parentheses; in "+33 (0)6" the zero goes too. An extension stays, and so does a
 * text that is no number.
 */
export function compactTelephone(telephone: string): string {
  return partsOf(telephone)
    .filter((part) => part !== '')
    .join(' ');
}

/** The address that calls a number, without the extension, which whoever calls asks for; `undefined` where the text begins with no number. */
export function telephoneAddress(telephone: string): string | undefined {
  const [number] = partsOf(telephone);
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

function partsOf(telephone: string): [number: string, rest: string] {
  const [, number = '', rest = ''] = PARTS.exec(telephone.trim()) ?? [];
  return [number.replace(/^(\+[\d\s]+)\(0\)/, '$1').replaceAll(/[\s./()-]/g, ''), rest];
}

/** Whether two texts are the same number: a French number may be written with or without the country. */
export function isSameTelephone(one: string, other: string): boolean {
  return spellingsOf(one)[0] === spellingsOf(other)[0];
}

/**
 * The parameters that ask a list for a telephone number. The platform compares the text exactly as somebody typed it (contract users.filters), so every way in
 * which it may be stored is asked for at once.
 */
export function telephoneParameters(parameter: string, telephone: string): [name: string, value: string][] {
  return spellingsOf(telephone).map((spelling) => [`${parameter}[]`, spelling]);
}

/** The ways in which a number may be stored, the shortest first; what follows the number stays. */
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
