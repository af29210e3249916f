import i18next from 'i18next';
import { describe, expect, test } from 'vitest';

type Words = { [key: string]: string | Words };

const files = import.meta.glob<Words>(['../../src/i18n/locales/{fr,en}/**/*.json', '../../schemas/*/{fr,en}.json'], {
  eager: true,
  import: 'default',
});

/** The French and the English of each namespace: a file of the shell, or the folder of an entity. */
const namespaces = [...new Set(Object.keys(files).map(namespaceOf))].map((namespace) => ({
  namespace,
  fr: textsOf(namespace, 'fr'),
  en: textsOf(namespace, 'en'),
}));

const PLURAL = /_(one|many|other)$/;

/** French typography: narrow no-break spaces, quotation marks, apostrophes, dots, units. */
const FRENCH_MISTAKES: readonly (readonly [string, RegExp])[] = [
  ['no narrow no-break space (U+202F) beside ; : ! ? « »', /(^|[^\u202f])([;!?»]|:(?!\/\/|\d))|«(?!\u202f)/],
  ['a straight apostrophe or quotation mark', /['"]/],
  ['three dots instead of …', /\.\.\./],
  ['an ordinary space before a unit or after n°', /n° |\d (%|€|(Mo|Ko|Go|km|px)\b)/],
];

const ENGLISH_MISTAKES: readonly (readonly [string, RegExp])[] = [
  ['a space before ; : ! ?', /\s[;:!?]/],
  ['a straight apostrophe or quotation mark', /['"]/],
  ['three dots instead of …', /\.\.\./],
  ['a hyphen in email', /e-mail/i],
  ['an ordinary space after no.', /\bno\. (\{\{|\d)/i],
];

test('there are words to read, of the shell and of entities', () => {
  expect(namespaces.map(({ namespace }) => namespace)).toEqual(expect.arrayContaining(['messages', 'user']));
});

describe.each(namespaces)('the words of $namespace', ({ fr, en }) => {
  test('have the same keys in French and English', () => {
    expect([...new Set([...en.keys()].map(withoutPlural))].sort()).toEqual([...new Set([...fr.keys()].map(withoutPlural))].sort());
  });

  test('have every plural form of their language, so that no count shows a raw key', () => {
    expect(missingPlurals(fr, ['one', 'many', 'other'])).toEqual([]);
    expect(missingPlurals(en, ['one', 'other'])).toEqual([]);
  });

  test('say a million as they say a thousand, because the number is written in figures, after which French has no “de”', () => {
    expect([...fr].filter(([key, text]) => key.endsWith('_many') && text !== fr.get(key.replace(/_many$/, '_other')))).toEqual([]);
  });

  test('interpolate the same names in both languages', () => {
    expect(Object.fromEntries(interpolations(en))).toEqual(Object.fromEntries(interpolations(fr)));
  });

  test('are never empty, nor padded with spaces', () => {
    expect([...fr, ...en].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('follow French typography', () => {
    expect(mistakes(fr, FRENCH_MISTAKES)).toEqual([]);
  });

  test('follow English typography', () => {
    expect(mistakes(en, ENGLISH_MISTAKES)).toEqual([]);
  });
});

describe.each(['fr', 'en'] as const)('a count in %s', (language) => {
  const counted = namespaces.flatMap(({ namespace, [language]: texts }) =>
    [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => ({ namespace, key: key.replace(PLURAL, '') })),
  );

  test.each(counted)('shows words, not the key: $namespace:$key', async ({ namespace, key }) => {
    const i18n = i18next.createInstance();
    await i18n.init({ lng: language, resources: { [language]: { [namespace]: wordsOf(namespace, language) } }, ns: [namespace] });
    for (const count of [0, 1, 2, 25, 1_000_000]) expect(i18n.t(`${namespace}:${key}`, { count })).not.toBe(key);
  });
});

function namespaceOf(file: string): string {
  return /(\w+)\.json$/.exec(file.replace(/\/(fr|en)\.json$/, '.json'))?.[1] ?? file;
}

function wordsOf(namespace: string, language: 'fr' | 'en'): Words {
  const found = Object.entries(files).find(
    ([file]) => namespaceOf(file) === namespace && new RegExp(`/${language}(/(later/)?\\w+)?\\.json$`).test(file),
  );
  return found?.[1] ?? {};
}

function textsOf(namespace: string, language: 'fr' | 'en'): Map<string, string> {
  return new Map(flatten(wordsOf(namespace, language)));
}

function flatten(words: Words, path = ''): [string, string][] {
  return Object.entries(words)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`)));
}

function withoutPlural(key: string): string {
  return key.replace(PLURAL, '');
}

function missingPlurals(texts: Map<string, string>, forms: readonly string[]): string[] {
  const plurals = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(withoutPlural));
  const wanted = [...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`));
  const unused = [...texts.keys()].filter((key) => PLURAL.test(key) && !wanted.includes(key));
  return [...wanted.filter((key) => !texts.has(key)), ...unused.map((key) => `${key} is never used`)];
}

function interpolations(texts: Map<string, string>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [key, text] of texts) {
    const found = [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '');
    names.set(withoutPlural(key), [...new Set([...(names.get(withoutPlural(key)) ?? []), ...found])].sort());
  }
  return names;
}

function mistakes(texts: Map<string, string>, rules: readonly (readonly [string, RegExp])[]): string[] {
  return [...texts].flatMap(([key, text]) =>
    rules.filter(([, pattern]) => pattern.test(text)).map(([mistake]) => `${key}: "${text}" has ${mistake}`),
  );
}
