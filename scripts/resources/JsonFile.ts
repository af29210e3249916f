import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type JSONPath,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Mistake } from './Mistake';
import { escaped } from './pointers';

/** A JSON text that remembers where each of its values stands. */
export class JsonFile {
  readonly value: unknown;
  /** The mistakes of syntax, and keys that are written twice. A file with broken syntax, or that is no object, is not checked further, because the rest would be noise. */
  readonly mistakes: Mistake[];
  readonly isBroken: boolean;
  private readonly root: Node | undefined;

  constructor(
    readonly path: string,
    readonly text: string,
  ) {
    const errors: ParseError[] = [];
    this.root = parseTree(text, errors, { disallowComments: true });
    // The parser's objects have no prototype, which would break comparisons of two objects, so the value is cloned into ordinary objects.
    this.value = this.root && structuredClone(getNodeValue(this.root));
    const isObject = this.root?.type === 'object';
    this.isBroken = errors.length > 0 || !isObject;
    if (errors.length > 0) this.mistakes = this.syntaxMistakes(errors);
    else this.mistakes = this.root && isObject ? this.duplicateKeys(this.root) : [this.mistake([], 'value', { found: shown(this.value), expected: 'an object: { … }' })];
  }

  /** All that the value and the places of mistakes follow from. */
  get origin(): string {
    return `${this.path}\n${this.text}`;
  }

  /** A mistake about the value at a path, or about its key. A missing value is reported at the nearest object that should contain it. */
  mistake(path: JSONPath, on: 'key' | 'value', what: Pick<Mistake, 'found' | 'expected' | 'suggestion'>): Mistake {
    return { file: this.path, ...this.position(this.offset(path, on)), pointer: pointerOf(path), ...what };
  }

  /** How many keys of a path exist in the file. */
  depthOf(path: JSONPath): number {
    return this.root && findNodeAtLocation(this.root, path) ? path.length : path.length === 0 ? 0 : this.depthOf(path.slice(0, -1));
  }

  private offset(path: JSONPath, on: 'key' | 'value'): number {
    const node = this.root && findNodeAtLocation(this.root, path);
    if (node) return on === 'key' && node.parent?.type === 'property' ? node.parent.offset : node.offset;
    return path.length === 0 ? 0 : this.offset(path.slice(0, -1), 'key');
  }

  private position(offset: number): { line: number; column: number } {
    const before = this.text.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
  }

  /** The first syntax mistake of each line, because one missing quote causes several. */
  private syntaxMistakes(errors: readonly ParseError[]): Mistake[] {
    const byLine = new Map<number, Mistake>();
    for (const { error, offset, length } of errors) {
      const position = this.position(offset);
      if (byLine.has(position.line)) continue;
      const found = this.text.slice(offset, offset + length).trim();
      byLine.set(position.line, {
        file: this.path,
        ...position,
        pointer: '',
        found: found ? shown(found) : 'the end of the file',
        expected: SYNTAX[printParseErrorCode(error)] ?? 'valid JSON',
      });
    }
    return [...byLine.values()];
  }

  private duplicateKeys(node: Node, path: JSONPath = []): Mistake[] {
    const seen = new Set<string>();
    return (node.children ?? []).flatMap((child, index) => {
      if (child.type !== 'property') return this.duplicateKeys(child, [...path, index]);
      const [key, value] = child.children ?? [];
      const name = String(key?.value);
      const inside = value ? this.duplicateKeys(value, [...path, name]) : [];
      if (!seen.has(name)) {
        seen.add(name);
        return inside;
      }
      const twice = { found: `the key ${shown(name)} a second time`, expected: 'each key once' };
      const place = { file: this.path, ...this.position(child.offset), pointer: pointerOf([...path, name]) };
      return [{ ...place, ...twice }, ...inside];
    });
  }
}

const known = new Map<string, JsonFile>();

/** Reads a file, and answers the same object for the same text, so that later steps need not repeat their work for a file that has not changed. */
export function readJson(path: string, text: string): JsonFile {
  const last = known.get(path);
  if (last?.text === text) return last;
  const file = new JsonFile(path, text);
  known.set(path, file);
  return file;
}

const SYNTAX: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in double quotes (is there a comma too many before?)',
  ValueExpected: 'a value (is there a comma too many before?)',
  ColonExpected: 'a colon after the key',
  CommaExpected: 'a comma before it',
  CloseBraceExpected: 'a closing brace',
  CloseBracketExpected: 'a closing bracket',
  EndOfFileExpected: 'the end of the file',
  InvalidCommentToken: 'no comment: this is JSON',
  UnexpectedEndOfString: 'a closing double quote',
};

/** A value in the form in which messages quote it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

export function pointerOf(path: JSONPath): string {
  return path.map((segment) => `/${escaped(String(segment))}`).join('');
}
