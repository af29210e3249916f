import type { i18n as I18n } from 'i18next';

const CODE = /^[a-z\d]+(_[a-z\d]+)+$/;
const CAMEL = /^[a-z\d]+([A-Z][a-z\d]+)+$/;

/**
 * What is said of a choice that the language files do not name. A technical code reads as words, without what all the named ones begin with:
 * "Road trip" for `solidary_road_trip` among `solidary_free`, `solidary_link`…, "Bank coordinates" for `bankCoordinates`. Anything else is said as it is.
 */
export function unknownChoice(value: unknown, named: () => readonly string[]): string {
  const text = String(value);
  if (CAMEL.test(text)) return capitalised(text.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  if (!CODE.test(text)) return text;
  const prefix = commonPrefix(named());
  const words = (text.startsWith(prefix) ? text.slice(prefix.length) : text).replaceAll('_', ' ');
  return capitalised(words);
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The codes of a field that the current language names. */
export function namedChoices(i18n: I18n, entity: string, field: string): string[] {
  const words: unknown = i18n.getResource(i18n.language, entity, `enums.${field}`);
  return typeof words === 'object' && words !== null ? Object.keys(words) : [];
}

/** Whole words of a code, `solidary_`; none of a single code. */
function commonPrefix([first = '', ...others]: readonly string[]): string {
  const prefix = /^[a-z\d]+_/.exec(first)?.[0] ?? '';
  return others.length > 0 && others.every((code) => code.startsWith(prefix)) ? prefix : '';
}
