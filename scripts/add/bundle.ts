import { posix } from 'node:path';
import { load } from 'js-yaml';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { NOWHERE, wholeAddress } from '../resources/addresses';
import { freeName } from '../resources/freeName';
import { changedReferences } from './changedReferences';
import { Document } from './Document';
import type { Note, Written } from './Found';
import { look } from './notes';
import { placed } from './placed';

/** Reads the text of a file by its address (`file:` or `https:`). Throws an `Error` with the reason when it cannot. */
export type ReadText = (address: string) => Promise<string>;

export interface Bundle {
  /** The document, with the files that it needs among its `$defs`: every reference to one of them leads within it. */
  document: Written;
  /** Notes about files that could not be read. */
  notes: Note[];
}

/** The addresses of the files that stand beside the first one. */
export type ListBeside = () => readonly string[];

/**
 * Makes one document of one that is written in several files. References to other files are followed from file to file, as long as the files are where the first
 * one is: on this disk, or on the same server. A file that is not where a reference says may stand beside the first one under another name, with the address
 * (`$id`) that the reference says. A reference elsewhere stays as it is. Throws an `Error` where the first file cannot be read.
 */
export async function bundle(address: string, read: ReadText, listBeside: ListBeside = () => []): Promise<Bundle> {
  const { document, files, called, notes } = await gathered(address, read, listBeside);
  if (files.size === 0) return { document, notes };
  const within = (file: ReadFile) => (reference: string) => localReference(reference, { file, called }, (target) => (target === address ? '#' : files.has(target) ? `#/$defs/${files.get(target)?.name}` : undefined));
  const parts = [...files].map(([from, { name, value }]): [string, unknown] => [name, changedReferences(value, { reference: within({ from, value }) })]);
  const whole = changedReferences(document, { reference: within({ from: address, value: document }) }) as Written;
  return { document: { ...whole, $defs: { ...(whole['$defs'] as object | undefined), ...Object.fromEntries(parts) } }, notes };
}

/** The first file and those to which it leads, each with a name of its own, by where they are. */
interface Gathered extends Bundle {
  files: ReadonlyMap<string, { name: string; value: Written }>;
  /** The files that are not where their addresses say. */
  called: Called;
}

async function gathered(address: string, read: ReadText, listBeside: ListBeside): Promise<Gathered> {
  const document = placed(readDocument(await read(address)));
  const files = new Map<string, { name: string; value: Written }>();
  const taken = new Set(['$defs', 'definitions'].flatMap((group) => (isPlainObject(document[group]) ? Object.keys(document[group]) : [])));
  const waiting = [{ from: address, value: document }];
  const [called, unread, notes]: [Called, Set<string>, Note[]] = [new Map(), new Set(), []];
  let beside: Promise<Called> | undefined;

  /** Reads one more file. Answers why it cannot be read. */
  const take = async (target: string): Promise<string | undefined> => {
    try {
      const value = placed(readDocument(await read(target)));
      const name = freeName(fileName(target), taken, '_');
      taken.add(name);
      files.set(target, { name, value });
      waiting.push({ from: target, value });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  for (const file of waiting) {
    const itself = new Document(file.value);
    for (const reference of referencesIn(file.value)) {
      const target = itself.find(reference) ? undefined : fileOf(reference, file, called);
      if (target === undefined || target === address || files.has(target) || unread.has(target)) continue;
      const mistake = isBeside(target, address) ? await take(target) : ELSEWHERE;
      if (mistake === undefined) continue;
      const there = (await (beside ??= addressesOf(listBeside(), read))).get(addressIn(reference, file));
      if (there === undefined) unread.add(target);
      else called.set(addressIn(reference, file), there);
      if (there === undefined && mistake !== ELSEWHERE) notes.push(look('#', `"${reference}" cannot be read: ${mistake}`));
      if (there !== undefined && there !== address && !files.has(there)) await take(there);
    }
  }
  return { document, files, called, notes };
}

const ELSEWHERE = '';

/** Where files are, by the addresses that they have given themselves. */
type Called = Map<string, string>;

/** The addresses that files have given themselves. A file that is no document has none. */
async function addressesOf(files: readonly string[], read: ReadText): Promise<Called> {
  const called: Called = new Map();
  for (const file of files) {
    const value = await read(file).then(readDocument).catch((): Written => ({}));
    if (typeof value['$id'] === 'string') called.set(wholeAddress(value['$id'], NOWHERE), file);
  }
  return called;
}

/** A file, and where it was read. */
interface ReadFile {
  from: string;
  value: Written;
}

/** The address to which a reference leads, by that of its file. */
function addressIn(reference: string, { from, value: { $id: id } }: ReadFile): string {
  return wholeAddress(reference.split('#')[0] ?? '', typeof id === 'string' ? wholeAddress(id, NOWHERE) : from);
}

/** Where the file is that a reference leads to; nothing for a reference that is no address. */
function fileOf(reference: string, file: ReadFile, called: Called): string | undefined {
  const [path = ''] = reference.split('#');
  const known = path === '' ? undefined : called.get(addressIn(reference, file));
  if (known !== undefined) return known;
  const { from, value: { $id: id } } = file;
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
function localReference(reference: string, { file, called }: { file: ReadFile; called: Called }, placeOf: (file: string) => string | undefined): string {
  const [, pointer = ''] = reference.split('#');
  const target = fileOf(reference, file, called);
  const place = target === undefined ? undefined : placeOf(target);
  return place === undefined || (pointer !== '' && !pointer.startsWith('/')) ? reference : place + pointer;
}

/** The references of a document, each once. */
function referencesIn(value: unknown): string[] {
  const found = new Set<string>();
  changedReferences(value, { reference: (reference) => (found.add(reference), reference) });
  return [...found];
}

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
