/** What follows from a name: its forms in an address, its words, and their plurals. */

/** The forms of a name that a convention asks for: "relayPoint" becomes relay_point, relay_points and relay-points. */
export function formsOf(name: string): Readonly<Record<string, string>> {
  const words = wordsIn(name).map((word) => word.toLowerCase());
  const plural = [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')];
  return { singular_snake: words.join('_'), plural_snake: plural.join('_'), 'plural-kebab': plural.join('-') };
}

/** The English plural of a word. A word that looks like a plural stays, and one in -eau, which is French in both languages, takes an x. */
export function pluralOf(word: string): string {
  if (word.endsWith('eau')) return `${word}x`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/[^sui]s$/.test(word)) return word;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The French plural of a noun with its qualifiers: "point relais" becomes "points relais", "heure de départ" "heures de départ". */
export function frenchPluralOf(noun: string): string {
  const [first = '', ...others] = noun.split(' ');
  const qualified = others.findIndex((word) => LINKS.test(word));
  const agreeing = qualified === -1 ? others : others.slice(0, qualified);
  return [first, ...agreeing].map(frenchPluralOfWord).concat(others.slice(agreeing.length)).join(' ');
}

const LINKS = /^(d[eu]|des|à|au|aux|en|par|pour|sans|sur|avec|et|ou)$|^d[’']/i;

function frenchPluralOfWord(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(au|eu)$/.test(word) && !REGULAR.test(word)) return `${word}x`;
  return word.endsWith('al') && !REGULAR.test(word) ? `${word.slice(0, -2)}aux` : `${word}s`;
}

/** The usual words in -al and -eu that take an s. */
const REGULAR = /^(bal|carnaval|chacal|festival|r[ée]cital|r[ée]gal|bleu|pneu)$/i;

/**
 * A name as a label: "openingHours" and "opening_hours" become "Opening hours", "ownerId" becomes "Owner ID". A name that is written in words keeps its signs:
 * "horaires d’ouverture".
 */
export function labelOf(name: string): string {
  const words = (/[\s’']/.test(name) ? name.split(/[\s_]+/).filter(Boolean) : wordsIn(name)).map((word) => (isAcronym(word) ? word.toUpperCase() : word.toLowerCase()));
  return capitalised(words.join(' '));
}

/** A code as a word: "in_progress" and "IN_PROGRESS" become "In progress". A value that is not a word, a short code or a language stays. */
export function inWords(value: string): string {
  const isWord = !/^[a-z]{2}[_-][A-Z]{2}$/.test(value) && /^\p{L}\p{Ll}*(\p{Lu}\p{Ll}+)*$|^\p{L}+([_-]\p{L}+)+$|^\p{Lu}{5,}$/u.test(value) && value.length > 1;
  return isWord ? labelOf(/\p{Ll}/u.test(value) ? value : value.toLowerCase()) : value;
}

/** A name in camelCase, in whichever style it is written. */
export function camelCase(name: string): string {
  const [first = '', ...others] = wordsIn(name).map((word) => word.toLowerCase());
  return first + others.map(capitalised).join('');
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A noun as it is written inside a sentence, in lower case. An acronym keeps its capitals. */
export function insideSentence(noun: string): string {
  return /^.[^A-Z\d]/.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;
}

function wordsIn(name: string): string[] {
  return name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

const ACRONYMS = new Set('api bic gps html iban id ip pdf sku uri url uuid vat'.split(' '));

function isAcronym(word: string): boolean {
  return ACRONYMS.has(word.toLowerCase()) || /^[A-Z\d]{2,}$/.test(word);
}
