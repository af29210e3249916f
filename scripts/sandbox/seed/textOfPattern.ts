import type { Random } from './Random';

/** A text that a regular expression allows; nothing where it is written in a way that is not known here, or says more than its parts do. */
export function textOfPattern(pattern: string, random: Random): string | undefined {
  const allowed = new RegExp(pattern, 'u');
  // What must stand ahead, or must not, is found by trying.
  const [plain, tries] = [pattern.replaceAll(/\(\?[=!][^()]*\)/g, ''), AHEAD.test(pattern) ? 100 : 1];
  const source = plain.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  for (let left = tries; left > 0; left -= 1) {
    const text = alternativesOf(source, random);
    if (text === undefined || allowed.test(text)) return text;
  }
  return undefined;
}

const AHEAD = /\(\?[=!]/;

/** A set, a group, an escape or a character, and how often it stands there. */
const PART = /^(?:\[(?<set>(?:\\.|[^\]\\])+)\]|\((?:\?:)?(?<group>(?:\\.|[^()\\])*)\)|\\(?<escape>.)|(?<plain>[^[\]()*+?{}|^$\\]))(?:\{(?<least>\d+)(?<open>,(?<most>\d*))?\}|(?<sign>[*+?]))?/;

function alternativesOf(source: string, random: Random): string | undefined {
  const isFlat = !source.includes('|') || /^[^()[\]]*$/.test(source);
  return isFlat ? sequenceOf(random.pick(source.split('|')), random) : sequenceOf(source, random);
}

function sequenceOf(source: string, random: Random): string | undefined {
  let text = '';
  for (let rest = source; rest !== ''; ) {
    const { 0: part, groups = {} } = PART.exec(rest) ?? {};
    if (!part) return undefined;
    for (let count = timesOf(groups, random); count > 0; count -= 1) {
      const one = oneOf(groups, random);
      if (one === undefined) return undefined;
      text += one;
    }
    rest = rest.slice(part.length);
  }
  return text;
}

type Groups = Readonly<Record<string, string | undefined>>;

function timesOf({ least, open, most, sign }: Groups, random: Random): number {
  if (sign !== undefined) return random.integer(sign === '+' ? 1 : 0, sign === '?' ? 1 : 6);
  if (least === undefined) return 1;
  const first = Number(least);
  return random.integer(first, open === undefined ? first : most ? Number(most) : first + 4);
}

function oneOf({ set, group, escape, plain }: Groups, random: Random): string | undefined {
  if (plain !== undefined) return plain === '.' ? random.pick(Array.from(LETTERS + LETTERS.toUpperCase() + DIGITS)) : plain;
  if (group !== undefined) return alternativesOf(group, random);
  const characters = set === undefined ? CLASSES[escape ?? ''] ?? escape : charactersIn(set);
  return characters === undefined || characters === '' ? undefined : random.pick([...characters]);
}

function charactersIn(set: string): string {
  if (set.startsWith('^')) return [...(LETTERS + DIGITS)].filter((one) => !charactersIn(set.slice(1)).includes(one)).join('');
  const spelt = set.replaceAll(/\\([dw])/g, (_escape, name: string) => CLASSES[name] ?? '').replaceAll(/\\(.)/g, '$1');
  return spelt.replaceAll(/(\w)-(\w)/g, (_range, from: string, to: string) => {
    const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_one, index) => String.fromCharCode(first + index)).join('');
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const CLASSES: Readonly<Record<string, string>> = { d: DIGITS, w: LETTERS + DIGITS, s: ' ' };
