import type { i18n as I18n } from 'i18next';
import { wordsNamespace } from './wordsNamespace';

const CODE = /^[a-z\d]+(_[a-z\d]+)+$/;
const CAMEL = /^[a-z\d]+([A-Z][a-z\d]+)+$/;

/**
 * The label of a choice that the language files do not name. A technical code becomes words, without the prefix that all the named choices share: "Road trip"
 * for `solidary_road_trip` among `solidary_free`, `solidary_link`…, "Bank coordinates" for `bankCoordinates`. Any other value is shown unchanged.
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

/** The choices of a field that have a label in the current language. */
export function namedChoices(i18n: I18n, entity: string, field: string): string[] {
  const words: unknown = i18n.getResource(i18n.language, wordsNamespace(entity), `enums.${field}`);
  return typeof words === 'object' && words !== null ? Object.keys(words) : [];
}

/** The first word of the codes, such as `solidary_`, when they all share it; none when there is only one code. */
function commonPrefix([first = '', ...others]: readonly string[]): string {
  const prefix = /^[a-z\d]+_/.exec(first)?.[0] ?? '';
  return others.length > 0 && others.every((code) => code.startsWith(prefix)) ? prefix : '';
}
