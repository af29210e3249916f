import { posix } from 'node:path';
import { load } from 'js-yaml';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { freeName } from '../resources/freeName';
import { Document } from './Document';
import type { Note, Written } from './Found';
import { look } from './notes';

/** Reads the text of a file by its address (`file:` or `https:`). Throws an `Error` with the reason when it cannot. */
export type ReadText = (address: string) => Promise<string>;

export interface Bundle {
  /** The document, with the files that it needs among its `$defs`: every reference to one of them leads within it. */
  document: Written;
  /** Notes about files that could not be read. */
  notes: Note[];
}

/**
 * Makes one document of one that is written in several files. References to other files are followed from file to file, as long as the files are where the first
 * one is: on this disk, or on the same server. A reference elsewhere stays as it is. Throws an `Error` where the first file cannot be read.
 */
export async function bundle(address: string, read: ReadText): Promise<Bundle> {
  const document = readDocument(await read(address));
  const files = new Map<string, { name: string; value: Written }>();
  const notes: Note[] = [];
  const unread = new Set<string>();
  const taken = new Set(['$defs', 'definitions'].flatMap((group) => (isPlainObject(document[group]) ? Object.keys(document[group]) : [])));
  const waiting = [{ from: address, value: document }];

  for (const { from, value } of waiting) {
    const itself = new Document(value);
    for (const reference of referencesIn(value)) {
      const target = itself.find(reference) ? undefined : fileOf(reference, { from, value });
      if (target === undefined || target === address || files.has(target) || unread.has(target) || !isBeside(target, address)) continue;
      try {
        const found = readDocument(await read(target));
        const name = freeName(fileName(target), taken, '_');
        taken.add(name);
        files.set(target, { name, value: found });
        waiting.push({ from: target, value: found });
      } catch (error) {
        unread.add(target);
        notes.push(look('#', `"${reference}" cannot be read: ${error instanceof Error ? error.message : String(error)}`));
      }
    }
  }
  if (files.size === 0) return { document, notes };
  const within = (file: ReadFile) => (reference: string) => localReference(reference, file, (target) => (target === address ? '#' : files.has(target) ? `#/$defs/${files.get(target)?.name}` : undefined));
  const parts = [...files].map(([from, { name, value }]): [string, unknown] => [name, referring(value, within({ from, value }))]);
  const whole = referring(document, within({ from: address, value: document })) as Written;
  return { document: { ...whole, $defs: { ...(whole['$defs'] as object | undefined), ...Object.fromEntries(parts) } }, notes };
}

/** A file, and where it was read. */
interface ReadFile {
  from: string;
  value: Written;
}

/** The address of the file that a reference leads to; nothing for a reference that is no address. */
function fileOf(reference: string, { from, value: { $id: id } }: ReadFile): string | undefined {
  const [path = ''] = reference.split('#');
  const there = typeof id === 'string' && path !== '' ? besideId(path, id, from) : undefined;
  return (there ?? urlOf(path, from))?.href.replace(/#.*$/, '');
}

/**
 * Where a file is that a reference calls by the address which the files have given themselves (`$id`): as far from the file with the reference as
 * their addresses are from one another, and with its endings where the address has none.
 */
function besideId(path: string, id: string, from: string): URL | undefined {
  const [own, wanted, here] = [urlOf(id), urlOf(path, id), new URL(from)];
  if (!own || !wanted || wanted.origin !== own.origin || own.host === here.host) return undefined;
  const endings = ENDINGS.test(wanted.pathname) ? '' : (ENDINGS.exec(here.pathname)?.[0] ?? '');
  return new URL(posix.relative(posix.dirname(own.pathname), wanted.pathname) + endings, here);
}

function urlOf(path: string, base?: string): URL | undefined {
  return URL.canParse(path, base) ? new URL(path, base) : undefined;
}

/** The endings of the name of a file. */
const ENDINGS = /(\.(schema|openapi|json|ya?ml))+$/i;

function isBeside(target: string, address: string): boolean {
  const [one, other] = [new URL(target), new URL(address)];
  return one.protocol === other.protocol && one.host === other.host;
}

/** A reference as one within the bundle; as it is, where it leads to no file of it, or to a place that has a name of its own there. */
function localReference(reference: string, file: ReadFile, placeOf: (file: string) => string | undefined): string {
  const [, pointer = ''] = reference.split('#');
  const target = fileOf(reference, file);
  const place = target === undefined ? undefined : placeOf(target);
  return place === undefined || (pointer !== '' && !pointer.startsWith('/')) ? reference : place + pointer;
}

/** The references of a document: those of `$ref`, and those of the values of a discriminator. */
function referencesIn(value: unknown): string[] {
  const found: string[] = [];
  referring(value, (reference) => {
    found.push(reference);
    return reference;
  });
  return [...new Set(found)];
}

/** A part of a document with its references changed. What looks like one in a sample is none. */
function referring(value: unknown, change: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => referring(item, change));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]): [string, unknown] => {
      if (SAMPLES.has(key)) return [key, inner];
      if (NAMED.has(key) && isPlainObject(inner)) return [key, Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, referring(one, change)]))];
      if (key === '$ref' && typeof inner === 'string') return [key, change(inner)];
      if (key === 'mapping' && isPlainObject(inner)) return [key, Object.fromEntries(Object.entries(inner).map(([name, to]) => [name, typeof to === 'string' && /[#/.]/.test(to) ? change(to) : to]))];
      return [key, referring(inner, change)];
    }),
  );
}

/** Groups of parts, of which one may have the name of a keyword. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas', 'parameters', 'responses']);

const SAMPLES = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** The name of a file without its endings, in characters that any reference may contain. */
function fileName(address: string): string {
  const file = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
  return file.replace(ENDINGS, '').replaceAll(/[^\w-]+/g, '_') || 'file';
}

/** The object that a text holds, as JSON or YAML. Throws an `Error` that says what is wrong with the text. */
export function readDocument(text: string): Written {
  const value = parsed(text);
  if (!isPlainObject(value)) throw new Error('it holds no object: a JSON Schema, an OpenAPI document or a Hydra documentation is expected.');
  // The detour through JSON turns the dates and anchors of YAML into plain values.
  return JSON.parse(JSON.stringify(value)) as Written;
}

function parsed(text: string): unknown {
  const isJson = /^\uFEFF?\s*[[{]/.test(text);
  try {
    return isJson ? JSON.parse(text.replace(/^\uFEFF/, '')) : load(text);
  } catch (error) {
    throw new Error(`it is neither JSON nor YAML: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`, { cause: error });
  }
}
