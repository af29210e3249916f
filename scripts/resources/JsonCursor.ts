import type { JSONPath } from 'jsonc-parser';
import { isObject } from '../../src/config/isObject';
import { nearestWord } from '../../src/config/nearestWord';
import { shown, type JsonFile } from './JsonFile';
import type { Mistake } from './Mistake';

/**
 * A place in a JSON file. Moving to another place never fails: where a value is missing or of another kind, the cursor is empty, so that one
 * mistake of shape does not hide the others.
 */
export class JsonCursor {
  private constructor(
    readonly file: JsonFile,
    readonly path: JSONPath,
    readonly value: unknown,
  ) {}

  /**
   * The cursor at the root of a file. `value` is the content completed by derived values; a mistake about a derived value is placed where the file
   * could state it.
   */
  static of(file: JsonFile, value = file.value): JsonCursor {
    return new JsonCursor(file, [], file.isBroken ? undefined : value);
  }

  /** The place below these keys; empty where this value is not an object. */
  at(...keys: string[]): JsonCursor {
    let value = this.value;
    for (const key of keys) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return new JsonCursor(this.file, [...this.path, ...keys], value);
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  /** Whether the file itself states this value, or it was derived. */
  get isWritten(): boolean {
    return this.file.depthOf(this.path) === this.path.length;
  }

  get text(): string | undefined {
    return typeof this.value === 'string' ? this.value : undefined;
  }

  items(): JsonCursor[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map((item: unknown, index) => new JsonCursor(this.file, [...this.path, index], item));
  }

  /** The items of a list, or a single value as if it were a list of one. */
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

  /** A mistake about the name at this place, with the name that was probably meant. */
  unknownName(expected: string, candidates: readonly string[], name: string = String(this.value)): Mistake {
    return this.misnamed('value', name, expected, candidates);
  }

  /** A mistake about the key of this value, with the key that was probably meant. */
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
