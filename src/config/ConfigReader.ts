import type { LocalisedText } from './Config';
import type { ConfigMistake, ConfigMistakeKey, ConfigValueKind } from './ConfigMistake';
import { isColour } from './contrast';
import { isObject } from './isObject';
import { nearestWord } from './nearestWord';

/** Matches a single address, without anything that a mail program would read as more recipients or a subject. */
const EMAIL = /^[^\s@,;?&]+@[^\s@,;?&]+\.[^\s@,;?&]+$/;

/**
 * Reads one object of `config.json`, key by key. A key that is absent reads as undefined. A wrong one does too, and its mistake is added to the list that all
 * nested readers share.
 */
export class ConfigReader {
  private readonly values: Record<string, unknown>;

  constructor(
    json: unknown,
    private readonly path: string,
    private readonly baseUrl: string,
    readonly mistakes: ConfigMistake[] = [],
  ) {
    this.values = isObject(json) ? json : {};
    if (!isObject(json)) this.report(path, 'wrongType', { expected: 'object', found: kindOf(json) });
  }

  /** Reports every key that is not allowed, with the key that was probably meant. */
  allow(keys: readonly string[]): void {
    for (const key of Object.keys(this.values).filter((name) => !keys.includes(name))) {
      const near = nearestWord(key, keys);
      if (near) this.report(this.pathOf(key), 'unknownKeyNear', { near });
      else this.report(this.pathOf(key), 'unknownKey', { expected: keys.join(', ') });
    }
  }

  has(key: string): boolean {
    return this.values[key] !== undefined;
  }

  text(key: string): string | undefined {
    return this.typed(key, 'text', (value) => typeof value === 'string');
  }

  /** Reads every key as a text. */
  texts(): Record<string, string> {
    return Object.fromEntries(Object.keys(this.values).map((key) => [key, this.text(key) ?? '']));
  }

  positive(key: string): number | undefined {
    const value = this.typed(key, 'number', (found) => typeof found === 'number');
    if (value === undefined || value > 0) return value;
    this.report(this.pathOf(key), 'notPositive', { found: `${value}` });
    return undefined;
  }

  oneOf<Value extends string | boolean>(key: string, allowed: readonly Value[]): Value | undefined {
    const value = this.values[key];
    if (value === undefined || allowed.includes(value as Value)) return value as Value | undefined;
    this.report(this.pathOf(key), 'notOneOf', { expected: allowed.join(', '), found: JSON.stringify(value) });
    return undefined;
  }

  /** Reads a list of known names; a wrong name is reported with the one that was probably meant. */
  listOf<Name extends string>(key: string, known: readonly Name[]): Name[] | undefined {
    const names = this.typed(key, 'list', (value) => Array.isArray(value));
    for (const [index, name] of names?.entries() ?? []) {
      if (known.includes(name as Name)) continue;
      this.report(`${this.pathOf(key)}.${index}`, 'notOneOf', { expected: nearestWord(String(name), known) ?? known.join(', '), found: JSON.stringify(name) });
    }
    return names?.filter((name): name is Name => known.includes(name as Name));
  }

  colour(key: string): string | undefined {
    const value = this.text(key);
    if (value === undefined || isColour(value)) return value;
    this.report(this.pathOf(key), 'notColour', { found: value });
    return undefined;
  }

  /** Reads an absolute address. Only `http:` and `https:` are accepted: `javascript:` in a link would run. */
  url(key: string): string | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    const url = URL.canParse(value, this.baseUrl) ? new URL(value, this.baseUrl) : undefined;
    if (value.trim() && url && /^https?:$/.test(url.protocol)) return url.href;
    this.report(this.pathOf(key), 'notUrl', { found: value });
    return undefined;
  }

  /** Reads the address of a site to which paths are added. A query or an anchor is refused, since the path would end up in it. */
  siteUrl(key: string): string | undefined {
    const url = this.url(key);
    if (url === undefined || !/[?#]/.test(url)) return url;
    this.report(this.pathOf(key), 'notSite', { found: url });
    return undefined;
  }

  email(key: string): string | undefined {
    const value = this.text(key);
    if (value === undefined || EMAIL.test(value)) return value;
    this.report(this.pathOf(key), 'notEmail', { found: value });
    return undefined;
  }

  /** Reads the address of map tiles, in which `{z}`, `{x}` and `{y}` stand for the numbers of a tile. */
  tileUrl(key: string): string | undefined {
    const url = this.url(key)?.replaceAll('%7B', '{').replaceAll('%7D', '}');
    if (url === undefined || ['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return url;
    this.report(this.pathOf(key), 'notTileUrl', { found: url });
    return undefined;
  }

  /** Reads one text for both languages, or one text for each language. */
  localisedText(key: string): LocalisedText | undefined {
    const value = this.values[key];
    if (value === undefined || typeof value === 'string') return value === undefined ? undefined : { fr: value };
    if (!isObject(value)) {
      this.report(this.pathOf(key), 'wrongType', { expected: 'textOrLanguages', found: kindOf(value) });
      return undefined;
    }
    const languages = this.object(key);
    languages.allow(['fr', 'en']);
    const en = languages.text('en');
    return { fr: languages.text('fr') ?? languages.missing('fr'), ...(en === undefined ? {} : { en }) };
  }

  /** Reads a nested object; an absent one reads as empty. */
  object(key: string): ConfigReader {
    const value = this.values[key];
    return new ConfigReader(value === undefined ? {} : value, this.pathOf(key), this.baseUrl, this.mistakes);
  }

  /** Reports that a required key is absent. A key that is present but wrong has its own mistake. */
  missing(key: string): string {
    if (this.values[key] === undefined) this.report(this.pathOf(key), 'missing', {});
    return '';
  }

  private typed<Value>(key: string, expected: ConfigValueKind, fits: (value: unknown) => value is Value): Value | undefined {
    const value = this.values[key];
    if (value === undefined || fits(value)) return value;
    this.report(this.pathOf(key), 'wrongType', { expected, found: kindOf(value) });
    return undefined;
  }

  private pathOf(key: string): string {
    return this.path ? `${this.path}.${key}` : key;
  }

  private report(path: string, key: ConfigMistakeKey, params: Record<string, string>): void {
    this.mistakes.push({ path, key, params });
  }
}

function kindOf(value: unknown): ConfigValueKind {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'boolean') return 'yesNo';
  return typeof value === 'number' ? 'number' : 'text';
}
