import { posix } from 'node:path';
import type { Schema } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { JsonCursor } from './JsonCursor';
import type { JsonFile } from './JsonFile';
import { kindOfKeyword } from './keywords';
import type { Mistake } from './Mistake';

export interface Inlined {
  schema: Schema;
  mistakes: Mistake[];
}

/** The files of `schemas/shared/`, by their path. */
export type SharedFiles = ReadonlyMap<string, JsonFile>;

/**
 * A schema in which every `$ref`, to a file of `schemas/shared/` or to a local definition, has been replaced by what it names:
 * nothing downstream has to look references up. The keywords beside a `$ref` win over those it brings.
 */
export function inlineReferences(file: JsonFile, shared: SharedFiles): Inlined {
  const mistakes: Mistake[] = [];
  return { schema: inlined(JsonCursor.of(file), { file, shared, mistakes, trail: [], texts: 'plain' }), mistakes };
}

/**
 * The same schema with the texts of each field as its file writes them: a text, or one for each language. What a definition says of itself is not said
 * of a field that refers to it: two addresses are not both called "Address".
 */
export function inlineTexts(file: JsonFile, shared: SharedFiles): Schema {
  return inlined(JsonCursor.of(file), { file, shared, mistakes: [], trail: [], texts: 'asWritten' });
}

interface Inlining {
  file: JsonFile;
  shared: SharedFiles;
  mistakes: Mistake[];
  /** The references being followed: one of them again is a circle. */
  trail: readonly string[];
  /** `plain`: a title or a description is one text, as JSON Schema says. */
  texts: 'plain' | 'asWritten';
}

function inlined(cursor: JsonCursor, inlining: Inlining): Schema {
  const own = Object.fromEntries(
    cursor
      .entries()
      .filter(([keyword]) => keyword !== '$ref' && keyword !== '$schema' && keyword !== 'definitions')
      .map(([keyword, value]) => [keyword, inlinedValue(keyword, value, inlining)]),
  ) as Schema;
  const reference = cursor.at('$ref');
  return reference.text === undefined ? own : { ...followed(reference, reference.text, inlining), ...own };
}

function inlinedValue(keyword: string, value: JsonCursor, inlining: Inlining): unknown {
  switch (typeof value.value === 'boolean' ? 'other' : kindOfKeyword(keyword)) {
    case 'schema':
      return inlined(value, inlining);
    case 'schemas':
      return value.items().map((branch) => inlined(branch, inlining));
    case 'named schemas':
      return Object.fromEntries(value.entries().map(([name, named]) => [name, Array.isArray(named.value) ? named.value : property(named, inlining)]));
    default:
      return inlining.texts === 'plain' && TEXTS.includes(keyword) ? plainText(value.value) : value.value;
  }
}

const TEXTS = ['title', 'description'];

/** What is written for each language is English to who reads the schema. */
function plainText(text: unknown): unknown {
  return isPlainObject(text) ? (text['en'] ?? Object.values(text)[0]) : text;
}

function property(cursor: JsonCursor, inlining: Inlining): Schema {
  const whole = inlined(cursor, inlining);
  if (inlining.texts === 'plain' || !cursor.at('$ref').exists) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([keyword]) => !TEXTS.includes(keyword) || cursor.at(keyword).exists));
}

function followed(reference: JsonCursor, text: string, inlining: Inlining): Schema {
  const target = resolved(text, inlining);
  if ('candidates' in target) {
    inlining.mistakes.push(reference.unknownName(target.expected, target.candidates));
    return {};
  }
  const key = `${target.inlining.file.path}#${target.cursor.path.join('/')}`;
  if (inlining.trail.includes(key)) {
    inlining.mistakes.push(reference.mistake('a reference that does not lead back to itself'));
    return {};
  }
  return inlined(target.cursor, { ...target.inlining, trail: [...inlining.trail, key] });
}

type Target = { cursor: JsonCursor; inlining: Inlining } | { expected: string; candidates: string[] };

function resolved(text: string, inlining: Inlining): Target {
  const [path = '', pointer = ''] = text.split('#');
  const file = path === '' ? inlining.file : inlining.shared.get(posix.join(posix.dirname(inlining.file.path), path));
  if (!file) {
    const folder = posix.dirname(inlining.file.path);
    const names = [...inlining.shared.keys()].map((known) => posix.relative(folder, known));
    return { expected: 'a file of schemas/shared/', candidates: names };
  }
  const root = JsonCursor.of(file);
  const cursor = root.at(...pointer.split('/').slice(1));
  if (!cursor.exists && !file.isBroken) {
    const names = root.at('definitions').keys();
    return {
      expected: `a definition of ${file.path}`,
      candidates: names.map((name) => `${path}#/definitions/${name}`),
    };
  }
  return { cursor, inlining: { ...inlining, file } };
}
