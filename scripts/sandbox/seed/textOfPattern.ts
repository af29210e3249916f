import type { Random } from './Random';

/** A text that a regular expression matches; nothing where the expression uses syntax unknown here, or restricts more than its parts show. */
export function textOfPattern(pattern: string, random: Random): string | undefined {
  const allowed = expression(pattern);
  for (let left = TRIES; left > 0; left -= 1) {
    const text = new Writer(pattern, random).text();
    if (text === undefined || allowed.test(text)) return text;
  }
  return undefined;
}

/** Lookarounds and word boundaries are satisfied by trying this often. */
const TRIES = 100;

function expression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

/** Reads a pattern once from start to end, and writes a matching text on the way. */
class Writer {
  private place = 0;

  constructor(
    private readonly pattern: string,
    private readonly random: Random,
  ) {}

  text(): string | undefined {
    const text = this.alternatives();
    return this.place === this.pattern.length ? text : undefined;
  }

  /** Reads every alternative, in order to reach the end of them, and picks one. */
  private alternatives(): string | undefined {
    const found = [this.sequence()];
    while (this.takes('|')) found.push(this.sequence());
    return found[this.random.integer(0, found.length - 1)];
  }

  private sequence(): string | undefined {
    let text: string | undefined = '';
    while (this.place < this.pattern.length && !'|)'.includes(this.pattern.charAt(this.place))) {
      const part = this.repeated();
      text = text === undefined || part === undefined ? undefined : text + part;
      if (part === undefined && this.isLost) break;
    }
    return text;
  }

  private isLost = false;

  /** A part with its repetitions. It is read anew for each, because each may produce another text. */
  private repeated(): string | undefined {
    const start = this.place;
    const once = this.part();
    const behind = this.place;
    const times = this.times();
    const after = this.place;
    let text = times > 0 ? once : '';
    for (let left = times - 1; left > 0 && text !== undefined; left -= 1) {
      this.place = start;
      const again = this.part();
      text = again === undefined || this.place !== behind ? undefined : text + again;
    }
    this.place = after;
    return text;
  }

  private part(): string | undefined {
    if (this.takes('^') || this.takes('$')) return '';
    if (this.takes('(')) return this.group();
    const { 0: written, groups = {} } = PART.exec(this.pattern.slice(this.place)) ?? {};
    if (written === undefined) {
      this.isLost = true;
      return undefined;
    }
    this.place += written.length;
    const { set, plain } = groups;
    if (written === '\\b' || written === '\\B') return '';
    if (plain !== undefined) return plain;
    const characters = charactersOf(set ?? written);
    return characters.length > 0 ? this.random.pick(characters) : undefined;
  }

  /** A group. The content of a lookaround is read but not written. */
  private group(): string | undefined {
    const around = /^\?(?:<?[=!])/.exec(this.pattern.slice(this.place))?.[0];
    const kind = around ?? /^\?(?::|<\w+>)/.exec(this.pattern.slice(this.place))?.[0] ?? '';
    this.place += kind.length;
    const text = this.alternatives();
    if (!this.takes(')')) return undefined;
    return around === undefined ? text : '';
  }

  private times(): number {
    const { 0: written = '', groups = {} } = TIMES.exec(this.pattern.slice(this.place)) ?? {};
    this.place += written.length;
    const { sign, least, open, most } = groups;
    if (sign !== undefined) return this.random.integer(sign === '+' ? 1 : 0, sign === '?' ? 1 : 6);
    if (least === undefined) return 1;
    const first = Number(least);
    return this.random.integer(first, open === undefined ? first : most ? Math.min(Number(most), first + 12) : first + 4);
  }

  private takes(character: string): boolean {
    const isIt = this.pattern.charAt(this.place) === character;
    if (isIt) this.place += 1;
    return isIt;
  }
}

/** A part of a pattern: a set or an escape, which stand for one of several characters, or a plain character. */
const PART = /^(?:(?<set>\.|\[\^?(?:\\.|[^\]\\])+\]|\\(?:[pP]\{[^}]+\}|u\{[^}]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|.))|(?<plain>[^[\]()*+?{}|^$\\]))/s;

const TIMES = /^(?:\{(?<least>\d+)(?<open>,(?<most>\d*))?\}|(?<sign>[*+?]))\??/;

/** The characters of a set that a text is written with: letters and digits where the set takes nearly everything. */
function charactersOf(set: string): string[] {
  const allowed = expression(`^${set}$`);
  const found = WRITTEN.filter((character) => allowed.test(character));
  const plain = found.filter((character) => /[a-z\d]/i.test(character));
  return plain.length > 0 && NEARLY_ALL.test(set) ? plain : found;
}

const WRITTEN = [...Array.from({ length: 95 }, (_one, index) => String.fromCharCode(32 + index)), ...Array.from('éàçÉÀß')];

const NEARLY_ALL = /^(?:\.$|\[\^)|\\[SDP]/;
