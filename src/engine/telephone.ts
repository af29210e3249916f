import { formatTelephone } from '../i18n/format';

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

/**
 * What asks a list for a telephone number. The platform compares it with the text as it is stored, with its spaces or without them (contract
 * users.filters): both are asked at once.
 */
export function telephoneParameters(parameter: string, telephone: string): [name: string, value: string][] {
  const compact = compactTelephone(telephone);
  const spellings = [compact, formatTelephone(compact).replaceAll('\u00a0', ' ')];
  return [...new Set(spellings)].map((spelling) => [`${parameter}[]`, spelling]);
}
