import { camelCase } from '../resources/derive/names';

/** A few words whose plural no rule below knows. */
const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person', children: 'child', men: 'man', women: 'woman', feet: 'foot', mice: 'mouse', criteria: 'criterion', indices: 'index', matrices: 'matrix',
  vertices: 'vertex', analyses: 'analysis', menus: 'menu', movies: 'movie', cookies: 'cookie', wolves: 'wolf', lives: 'life', knives: 'knife', shelves: 'shelf',
  halves: 'half', caches: 'cache', axes: 'axis', quizzes: 'quiz', heroes: 'hero', potatoes: 'potato', aliases: 'alias', chevaux: 'cheval', travaux: 'travail',
  journaux: 'journal', animaux: 'animal', buses: 'bus', gases: 'gas',
};

/** Words that are the same in the singular and the plural, or have no plural. */
const SAME = /(news|series|species|media|metadata|data|sms|pays|prix|secours|us|is|ss)$/;

/** The singular of a word, for English and for languages that add an "s": "statuses" becomes status, "vehicules" vehicule. */
export function singularOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (SAME.test(word)) return word;
  if (/eaux$|eux$/.test(word)) return word.slice(0, -1);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|[bnprt]us|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The name of an entity's folder, from a word or a path: singular, in camelCase. What qualifies a noun behind it stays as it is: "jeux-de-données". */
export function entityName(text: string): string {
  const words = camelCase(text).split(/(?=\p{Lu})/u);
  const link = words.findIndex((word, index) => index > 0 && LINK.test(word));
  const noun = link === -1 ? words.length - 1 : link - 1;
  const isNumbered = (index: number) => index === noun || (link !== -1 && index < noun);
  return camelCase(words.map((word, index) => (isNumbered(index) ? singularOf(word.toLowerCase()) : word)).join(' '));
}

/** Words that begin a qualifier. */
const LINK = /^(d[eu]?|des|of|en)$/i;
