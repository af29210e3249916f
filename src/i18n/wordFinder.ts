import type { i18n as I18n, TFunction } from 'i18next';
import { keptWord } from './keptWord';

const finders = new WeakMap<I18n, Map<string, TFunction>>();

/**
 * What finds words in a language, and in a namespace those without one: the same function for all who ask, as a page has hundreds of labels. Words
 * are looked up once, for each redrawing asks for all of them; a sentence with values is made anew.
 */
export function wordFinder(i18n: I18n, language: string, namespace = ''): TFunction {
  const known = finders.get(i18n) ?? new Map<string, TFunction>();
  const key = `${language} ${namespace}`;
  const finder = known.get(key) ?? newFinder(i18n, language, namespace);
  finders.set(i18n, known.set(key, finder));
  return finder;
}

function newFinder(i18n: I18n, language: string, namespace: string): TFunction {
  const find: TFunction = i18n.getFixedT(language, namespace || null);
  const finder = (...given: Parameters<TFunction>) => {
    const [key, values] = given;
    return typeof key === 'string' && values === undefined ? keptWord(i18n, `${language} ${namespace} ${key}`, () => find(key)) : find(...given);
  };
  return finder as TFunction;
}
