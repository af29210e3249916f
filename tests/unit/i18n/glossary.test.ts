import { describe, expect, it } from 'vitest';
import glossary from '@/i18n/glossary.json';
import defaults from '../../../schemas/defaults.json';

type Words = { [key: string]: string | Words };

interface Entry {
  fr: string;
  en: string;
  /** The words not to use instead, as a regular expression of whole words. */
  refused: { fr?: string; en?: string };
  why: string;
}

const entries: readonly Entry[] = glossary;

const files = import.meta.glob<Words>(['../../../src/i18n/locales/{fr,en}/**/*.json', '../../../schemas/*/{fr,en}.json'], {
  eager: true,
  import: 'default',
});

/** The words that an operator may search by are free. */
const SEARCHED_BY = /^keywords\./;

/** Every text of a language that is shown, with its key, and without the names of placeholders. */
function textsOf(language: 'fr' | 'en'): [place: string, text: string][] {
  const shown = Object.entries(files).filter(([file]) => new RegExp(`/${language}[./]`).test(file));
  return [...shown, ['schemas/defaults.json', defaults.words[language]] as const].flatMap(([file, words]) =>
    flatten(words)
      .filter(([key]) => key !== '$schema' && !SEARCHED_BY.test(key))
      .map(([key, text]): [string, string] => [`${file.replaceAll('../', '')} ${key}`, text.replaceAll(/\{\{[^}]*\}\}/g, '')]),
  );
}

function flatten(words: Words, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`)));
}

const wholeWords = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

describe.each(['fr', 'en'] as const)('the glossary in %s', (language) => {
  const texts = textsOf(language);

  it('has words to read', () => {
    expect(texts.length).toBeGreaterThan(1000);
  });

  it.each(entries)(`keeps to "$${language}"`, ({ refused, why }) => {
    const pattern = refused[language];
    if (pattern === undefined) return;
    const found = texts.filter(([, text]) => wholeWords(pattern).test(text)).map(([place, text]) => `${place}: "${text}" (${why})`);
    expect(found).toEqual([]);
  });

  it('prefers words that are in use, and none that it refuses', () => {
    const all = texts.map(([, text]) => text.toLowerCase()).join('\n');
    expect(entries.map((entry) => entry[language]).filter((word) => !all.includes(word))).toEqual([]);
    const contrary = entries.filter(({ refused }) => refused[language] && entries.some((other) => wholeWords(refused[language] ?? '').test(other[language])));
    expect(contrary.map((entry) => entry[language])).toEqual([]);
  });
});

describe('French words before a name', () => {
  /** What is filled in with words of the data, which may begin with a vowel. */
  const NAME = String.raw`\{\{(?:name|title|host|email|label|list|field|file|structure|provider|place|creator)\}\}`;
  const elided = new RegExp(String.raw`(?<!\p{L})(?:de|que|le|la|je|ne|se) ${NAME}`, 'u');

  it('are none that would have to be shortened ("de Anne")', () => {
    const raw = Object.entries(files).filter(([file]) => /\/fr[./]/.test(file)).flatMap(([, words]) => flatten(words));
    expect(raw.length).toBeGreaterThan(1000);
    expect(raw.filter(([, text]) => elided.test(text))).toEqual([]);
  });
});
