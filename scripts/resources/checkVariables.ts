import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** The nouns that stand in single braces in the `words` of a defaults.json, and nowhere else. */
export const NOUNS = ['Name', 'Names', 'name', 'names'];

/** A text of an entity may only contain the variables that the app gives it: any other would be shown with its braces, or as nothing. */
export function* checkVariables(word: JsonCursor, path: readonly string[]): Generator<Mistake> {
  const known = variablesOf(path);
  const expected = known.length > 0 ? `no variable but ${known.map((name) => `{{${name}}}`).join(', ')}` : 'a text without variables: this one is given none';
  for (const name of variablesIn(word.text ?? '')) if (!known.includes(name)) yield word.unknownName(expected, known, name);
  if (/\{\{(?![^{}]*\}\})/.test(word.text ?? '')) yield word.mistake('two braces behind each variable: {{title}}');
  for (const name of nounsIn(word.text ?? '')) {
    if ([...known, ...NOUNS].includes(name)) yield word.mistake(known.includes(name) ? `{{${name}}}: a variable has two braces` : 'the noun itself: only the words of a defaults.json have it in braces', `{${name}}`);
  }
}

/** The names in double braces: what the app puts into a text. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^\s,{}]*)[^{}]*\}\}/g)].map(([, name = '']) => name);
}

/** The names in single braces: the nouns of a sentence. */
export function nounsIn(text: string): string[] {
  return [...text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, name = '']) => name);
}

/** The variables of a text, by its path in a language file. */
function variablesOf([group = '', name = '']: readonly string[]): string[] {
  if (group.startsWith('count_')) return ['count'];
  if (['items', 'adding'].includes(group)) return ['position', 'outer'];
  if (group === 'delete') return ['title'];
  if (group === 'actions') return /(?:Title|Body|Confirm|Asked)$/.test(name) ? ['title'] : [];
  if (group === 'takes') return /_(?:one|many|other)$/.test(name) ? ['count'] : [];
  return group === 'states' && ['ownStructures', 'allStructures'].includes(name) ? ['structures'] : [];
}
