import { isDeepStrictEqual } from 'node:util';
import { defaults } from './defaults';
import { alternativeName } from '../../../src/engine/model/alternativeName';
import { broughtChoices } from '../../../src/engine/model/broughtChoices';
import { branchesOf, propertiesOf } from '../../../src/engine/model/broughtFields';
import { placesOf } from '../../../src/engine/model/placesOf';
import type { Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { formatExactNumber } from '../../../src/i18n/format';
import type { Draft, Surroundings } from '../Draft';
import { choicesOf, fieldAt } from '../fieldPaths';
import type { JsonCursor } from '../JsonCursor';
import { choicesNamed, type RequiredWord, requiredWords } from '../requiredWords';
import english from '../../../src/i18n/locales/en/later/form.json' with { type: 'json' };
import englishOfWidgets from '../../../src/i18n/locales/en/widgets.json' with { type: 'json' };
import french from '../../../src/i18n/locales/fr/later/form.json' with { type: 'json' };
import frenchOfWidgets from '../../../src/i18n/locales/fr/widgets.json' with { type: 'json' };
import type { Derivation } from './Derivation';
import { camelCase, capitalised, frenchPluralOf, insideSentence, inWords, labelOf, pluralOf } from './names';
import { innerFields } from './innerFields';

export type Language = 'fr' | 'en';

export interface CompletedWords {
  whole: object;
  derived: Derivation[];
}

/** The words of an entity in a language, completed. `texts` is its schema with the titles and descriptions as its file has them. */
export function completeWords(draft: Draft, said: JsonCursor, { language, texts, surroundings }: { language: Language; texts: Schema; surroundings: Surroundings }): CompletedWords {
  const speaker = { draft, texts, language };
  const asked = requiredWords(draft, surroundings);
  const paths = asked.filter(({ path, or }) => !said.at(...path).exists && !(or && said.at(...or).exists)).map((word) => pathToDerive(word, draft));
  const fields = new Set([...asked.map((word) => pathToDerive(word, draft)).flatMap(([group, name]) => (group === 'fields' ? (name ?? []) : [])), ...innerFields(draft)]);
  const choicesIn = (name: string) => choicesNamed(draft, name, surroundings).filter((choice) => choice !== null).map((choice) => ['enums', name, String(choice)]);
  const ofFields = [...fields].flatMap((name) => [['fields', name], ['help', name], ...choicesIn(name)]);
  const whole = isPlainObject(said.value) ? structuredClone(said.value) : {};
  const derived = [...paths, ...ofFields].flatMap((path) => {
    const found = isOfLanguage(path, language) ? derivedWord(path, speaker) : undefined;
    if (!found || !put(whole, path, found.text)) return [];
    return [{ file: `${language}.json` as const, key: path.join('.'), value: found.text, because: found.because }];
  });
  return { whole, derived };
}

/** The path of the word to derive. A filter takes the name of its field, where there is one. */
function pathToDerive({ path, or }: RequiredWord, { schema }: Draft): string[] {
  return or && path[0] === 'filters' && fieldAt(schema, or[1] ?? '') ? or : path;
}

interface Speaker {
  draft: Draft;
  texts: Schema;
  language: Language;
}

interface Word {
  text: string;
  because: string;
}

function derivedWord(path: readonly string[], speaker: Speaker): Word | undefined {
  const [group = '', name = '', choice = ''] = path;
  switch (group) {
    case 'fields':
      return isPlace(name, speaker) ? placeWord(name, speaker) : fieldWord(name, speaker);
    case 'help':
      return helpWord(name, speaker);
    case 'enums':
      return titledChoice(name, choice, speaker) ?? plainChoice(name, choice, speaker);
    case 'alternatives':
      return alternativeWord(name === '@' ? '' : name, choice, speaker);
    case 'filters':
      return isListFilter(name, speaker) ? usualWord(isSearch(name, speaker) ? 'search' : name, speaker.language) : undefined;
    case 'sections':
      return sectionWord(name, speaker);
    case 'import':
      return name === 'columns' ? fieldWord(choice, speaker) : sentence(path, speaker);
    default:
      return sentence(path, speaker);
  }
}

/** The word of a choice that only its value tells. */
function plainChoice(name: string, choice: string, { draft, language }: Speaker): Word {
  if (choice.trim() === '') return { text: NOTHING[language], because: 'a choice that is empty' };
  const value = (choicesOf(fieldAt(draft.schema, name)) ?? broughtChoices(draft.schema).get(name))?.find((one) => String(one) === choice);
  return { text: textOfChoice(value, choice, language), because: 'the value' };
}

function textOfChoice(value: unknown, choice: string, language: Language): string {
  if (typeof value === 'boolean') return YES_NO[language][value ? 'yes' : 'no'];
  return typeof value === 'number' ? formatExactNumber(value, language) : asItStands(inWords(choice));
}

const YES_NO = { fr: frenchOfWidgets, en: englishOfWidgets };

const NOTHING: Readonly<Record<Language, string>> = { fr: '(vide)', en: '(empty)' };

function isPlace(name: string, { texts }: Speaker): boolean {
  const end = name.lastIndexOf('.');
  return /^\d+$/.test(name.slice(end + 1)) && placesOf(fieldAt(texts, name.slice(0, Math.max(end, 0))) ?? {}) !== undefined;
}

/** A place of a tuple that has no title of its own is named by its list and its number, when it is shown. */
function placeWord(name: string, { texts, language }: Speaker): Word | undefined {
  const { title } = fieldAt(texts, name) ?? {};
  const [list, place] = [name.slice(0, name.lastIndexOf('.')), Number(name.slice(name.lastIndexOf('.') + 1))];
  const others = (placesOf(fieldAt(texts, list) ?? {}) ?? []).filter((_other, index) => index !== place);
  return others.some((other) => isDeepStrictEqual(other.title, title)) ? undefined : written(title, language, 'title');
}

function fieldWord(name: string, { draft, texts, language }: Speaker): Word {
  const titled = (field: string) => written(fieldAt(texts, field)?.title, language, 'title');
  const renamed = renamedIn(draft);
  const parts = name.split('.');
  const last = (renamed.get(name) ?? '') || (parts.at(-1) ?? name);
  const around = parts.slice(0, -1);
  const beside = Object.keys(propertiesOf(around.length > 0 ? (fieldAt(texts, around.join('.')) ?? {}) : draft.schema));
  const said = titled(name);
  const isRepeated = said !== undefined && beside.some((other) => other !== parts.at(-1) && titled([...around, other].join('.'))?.text === said.text);
  if (said && !isRepeated) return said;
  // A name with a mark before it (`@type`, `_name`) is said as it is, beside the plain one.
  const rivals = beside.map((other) => renamed.get(other) ?? other).filter((other) => !isMarked(other) || isMarked(last));
  const isShared = (word: Word, wordOf: (field: string) => Word) => rivals.filter((other) => wordOf(other).text === word.text).length > 1;
  const [usual, own] = [usualWord(last, language), nameWord(last)];
  if (usual.text !== '' && !isShared(usual, (other) => usualWord(other, language))) return usual;
  return own.text !== '' && !isShared(own, nameWord) ? own : { text: last, because: own.because };
}

function isMarked(name: string): boolean {
  return /^[^\p{L}\d]/u.test(name);
}

function nameWord(name: string): Word {
  return { text: labelOf(name), because: 'the name of the field' };
}

/** The words found so far, by the usual names that they were looked for among: an integrator may change these while the development server runs. */
const usualWords = new WeakMap<object, Map<string, Word>>();

/** The word of a field that only its name tells. */
function usualWord(name: string, language: Language): Word {
  const { fields }: { fields: Readonly<Record<string, string>> } = defaults.words[language];
  const words = usualWords.get(fields) ?? new Map<string, Word>();
  usualWords.set(fields, words);
  const kept = words.get(name);
  if (kept) return kept;
  const usual = camelCase(name);
  const known = Object.hasOwn(fields, usual) ? fields[usual] : undefined;
  const word = known === undefined ? nameWord(name) : { text: known, because: 'a usual name (defaults.json)' };
  words.set(name, word);
  return word;
}

/** The names on the wire of the fields that have other names in the form, by these. */
function renamedIn({ resource }: Draft): Map<string, string> {
  const uses = resource.at('transform').oneOrMore().filter((use) => use.at('use').text === 'renamedField');
  return new Map(uses.flatMap((use) => (use.at('from').text === undefined ? [] : [[use.at('from').text ?? '', use.at('to').text ?? '']])));
}

/** The help of a field: its description, after a word that says that the field is deprecated, where it is. */
function helpWord(name: string, { texts, language }: Speaker): Word | undefined {
  const { description, deprecated } = fieldAt(texts, name) ?? {};
  const said = written(description, language, 'description');
  if (deprecated !== true) return said;
  const mark = `${defaults.words[language].sections.deprecated}.`;
  return { text: said ? `${mark} ${said.text}` : mark, because: 'deprecated in schema.json' };
}

/** Whether it is by this filter alone that records are found by typing. */
function isSearch(name: string, { draft }: Speaker): boolean {
  const [only, ...others] = draft.resource.at('search', 'filters').items();
  return others.length === 0 && only?.text === name;
}

function isListFilter(name: string, { draft }: Speaker): boolean {
  return draft.resource.at('list', 'filters').items().some((filter) => filter.at('name').text === name);
}

/** The title of an alternative that is a single value, or that this value tells from the others. */
function titledChoice(name: string, choice: string, { texts, language }: Speaker): Word | undefined {
  const inner = name.split('.');
  const last = inner.pop() ?? '';
  const isIt = (schema: Schema | undefined) => schema?.const !== undefined && String(schema.const) === choice;
  const optionsAt = (field: string) => optionsOf(alternativesAround(field === '' ? texts : fieldAt(texts, field)));
  const found = optionsAt(name).find(isIt) ?? optionsAt(inner.join('.')).find((option) => isIt(option.properties?.[last])) ?? broughtFields(texts, name).flatMap(optionsOf).find(isIt);
  return written(found?.title, language, 'title');
}

/** What conditions and alternatives of an object say of one of its fields. */
function broughtFields(schema: Schema, name: string): Schema[] {
  return branchesOf(schema).flatMap((branch) => [branch.properties?.[name] ?? [], broughtFields(branch, name)].flat());
}

/** The name of an alternative: its title, else what tells it from the others. */
function alternativeWord(name: string, placeInWords: string, speaker: Speaker): Word {
  const places = placeInWords.split('-').map(Number);
  const place = places.pop() ?? 0;
  const outermost = alternativesAround(name === '' ? speaker.texts : fieldAt(speaker.texts, name));
  const around = places.reduce<Schema>((schema, index) => optionsOf(schema)[index] ?? {}, outermost);
  const titled = written(optionsOf(around)[place]?.title, speaker.language, 'title');
  if (titled) return titled;
  const within = (part: string) => (name === '' ? part : `${name}.${part}`);
  const named = alternativeName(optionsOf(around), place, around);
  if ('fields' in named) return { text: named.fields.map((part) => fieldWord(within(part), speaker).text || part).join(', '), because: 'what it alone has' };
  const { kinds, formats, one } = ALTERNATIVES[speaker.language];
  if ('kind' in named) return { text: kinds[named.kind], because: 'the kind of its value' };
  if ('format' in named) return { text: formats[named.format], because: 'the format of its value' };
  if ('position' in named) return { text: one.replace('{{position}}', String(named.position)), because: 'its place' };
  const value = String(named.value);
  return derivedWord(['enums', 'field' in named ? within(named.field) : name, value], speaker) ?? { text: value, because: 'the value that tells it' };
}

const ALTERNATIVES = { fr: french.alternatives, en: english.alternatives };

/** The schema that has the alternatives: that of the field, or of the items of its list. */
function alternativesAround(schema: Schema = {}): Schema {
  return schema.items && optionsOf(schema).length === 0 ? schema.items : schema;
}

function optionsOf({ oneOf, anyOf }: Schema): readonly Schema[] {
  return oneOf ?? anyOf ?? [];
}

/** A section with a single object or list is named after it. */
function sectionWord(name: string, speaker: Speaker): Word {
  if (name === speaker.draft.name) return { text: nounsOf(speaker).Name ?? name, because: 'the name of the entity' };
  return fieldAt(speaker.draft.schema, name) ? fieldWord(name, speaker) : (sentence(['sections', name], speaker) ?? { text: labelOf(name), because: 'the name of the section' });
}

/** A sentence from the conventions that fits any noun. */
function sentence(path: readonly string[], speaker: Speaker): Word | undefined {
  const found = path.reduce<unknown>((group, key) => (isPlainObject(group) ? group[key] : undefined), defaults.words[speaker.language]);
  if (typeof found !== 'string') return undefined;
  const nouns = nounsOf(speaker);
  return { text: found.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (_braces, noun: string) => nouns[noun] ?? ''), because: 'defaults.json' };
}

/** The names of the entity: alone and inside a sentence, singular and plural. */
function nounsOf({ draft, texts, language }: Speaker): Readonly<Record<string, string>> {
  const said = written(texts.title, language, 'title');
  const Name = capitalised(said?.text ?? labelOf(draft.name));
  const isFrench = isPlainObject(texts.title) ? language === 'fr' : isFrenchName(Name) || hasAccents([Name, texts.description, ...namesOfFields(texts)].join(' '));
  const Names = isFrench ? frenchPluralOf(Name) : Name.replace(/\S+$/, pluralOf);
  return { Name, Names, name: insideSentence(Name), names: insideSentence(Names) };
}

/** Whether a title that is one text for both languages, or the name of a folder, is French: accents in it or beside it tell. */
function hasAccents(text: string): boolean {
  return /[àâçéèêëîïôùû]/i.test(text);
}

/** Whether a name has a qualifier as French ones have: "Aire de covoiturage". */
function isFrenchName(name: string): boolean {
  return /\S (d[eu]|des|en|à) \S/i.test(name);
}

function namesOfFields(texts: Schema): unknown[] {
  return Object.entries(propertiesOf(texts)).flatMap(([name, { title }]) => [name, title]);
}

/** A title or a description as it is written: one text for all languages, or the one for this language. */
function written(text: unknown, language: Language, keyword: string): Word | undefined {
  const found = isPlainObject(text) ? text[language] : text;
  return typeof found === 'string' && found.trim() !== '' ? { text: asItStands(found), because: `the ${keyword} in schema.json` } : undefined;
}

/** A text of a schema may speak of braces; i18next would take them for a variable or for another text. An invisible character between them prevents that. */
function asItStands(text: string): string {
  return text.replaceAll('{{', '{\u2060{').replaceAll('$t(', '$\u2060t(');
}

/** Whether a language has this plural: only French has one for millions. */
export function isOfLanguage(path: readonly string[], language: Language): boolean {
  return language === 'fr' || !path.at(-1)?.endsWith('_many');
}

/** Adds a text; answers false where a text exists already. */
function put(words: object, path: readonly string[], text: string): boolean {
  const [key = '', ...rest] = path;
  const group = words as Record<string, unknown>;
  if (rest.length === 0 && Object.hasOwn(group, key)) return false;
  if (rest.length > 0) {
    if (!Object.hasOwn(group, key)) group[key] = {};
    const inner = group[key];
    return isPlainObject(inner) && put(inner, rest, text);
  }
  group[key] = text;
  return true;
}
