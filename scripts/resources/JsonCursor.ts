import type { JSONPath } from 'jsonc-parser';
import { nearestWord } from '../../src/config/nearestWord';
import { shown, type JsonFile } from './JsonFile';
import type { Mistake } from './Mistake';

/**
 * A place in a JSON file. Walking never fails: what is missing or of another kind is empty, so that one mistake
 * of shape does not hide the others.
 */
export class JsonCursor {
  private constructor(
    private readonly file: JsonFile,
    readonly path: JSONPath,
    readonly value: unknown,
  ) {}

  /** `value`: what the file says, with what it leaves unsaid; a mistake about that stands where it could be said. */
  static of(file: JsonFile, value = file.value): JsonCursor {
    return new JsonCursor(file, [], file.isBroken ? undefined : value);
  }

  /** A key, or nothing when this is no object. */
  at(...keys: string[]): JsonCursor {
    const [key, ...rest] = keys;
    if (key === undefined) return this;
    const value = isObject(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
    return new JsonCursor(this.file, [...this.path, key], value).at(...rest);
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  get text(): string | undefined {
    return typeof this.value === 'string' ? this.value : undefined;
  }

  items(): JsonCursor[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map((item: unknown, index) => new JsonCursor(this.file, [...this.path, index], item));
  }

  /** A list, or one thing that stands for a list of one. */
  oneOrMore(): JsonCursor[] {
    return Array.isArray(this.value) ? this.items() : this.exists ? [this] : [];
  }

  keys(): string[] {
    return isObject(this.value) ? Object.keys(this.value) : [];
  }

  entries(): [string, JsonCursor][] {
    return this.keys().map((key) => [key, this.at(key)]);
  }

  /** A mistake about this value. */
  mistake(expected: string, found: string = shown(this.value)): Mistake {
    return this.file.mistake(this.path, 'value', { found, expected });
  }

  /** A mistake about the name that stands here, with the one that was probably meant. */
  unknownName(expected: string, candidates: readonly string[], name: string = String(this.value)): Mistake {
    return this.misnamed('value', name, expected, candidates);
  }

  /** The same about the key of this value. */
  unknownKey(expected: string, candidates: readonly string[]): Mistake {
    return this.misnamed('key', String(this.path.at(-1)), expected, candidates);
  }

  private misnamed(on: 'key' | 'value', name: string, expected: string, candidates: readonly string[]): Mistake {
    const suggestion = nearestWord(name, candidates);
    return this.file.mistake(this.path, on, {
      found: shown(name),
      expected,
      ...(suggestion !== undefined && { suggestion }),
    });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
