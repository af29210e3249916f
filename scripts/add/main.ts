import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { main as codegen } from '../codegen';
import { ownFolders } from '../folders.mjs';
import { readFolder } from '../resources/readFolder';
import { add } from './add';
import { bundle } from './bundle';
import { Document } from './Document';
import { findResources } from './findResources';
import type { Resources } from './Found';
import { fromSwagger } from './openApi/fromSwagger';
import { readArguments, USAGE } from './readArguments';
import { reportOf } from './report';
import { filesOf } from './withoutMistakes';
import { withPrefix } from './withPrefix';

/**
 * Writes the entities that a document describes into `schemas/` or an integrator's folder, then the generated types. Prints what was written,
 * guessed and left out. Answers the exit code: 1 when nothing could be written, 2 for wrong arguments.
 */
export async function main(args: readonly string[]): Promise<number> {
  let asked;
  try {
    asked = readArguments(args);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${USAGE}`);
    return 2;
  }
  try {
    const { document, resources } = await readSource(asked.source, asked.only);
    return addTo('.', document, withPrefix(resources, asked.prefix), ownFolders()) > 0 ? await codegen([]) : 1;
  } catch (error) {
    console.error(`${asked.source}: ${messageOf(error)}`);
    return 1;
  }
}

/**
 * Adds entities to the `schemas/` of a folder, or to the first of the integrator's folders where there are some. Answers how many were written. An
 * entity that exists already is left as it is.
 */
export function addTo(folder: string, document: Document, resources: Resources, own: readonly string[] = []): number {
  const { files, ...others } = readFolder(join(folder, 'schemas'), own);
  const inFolder = new Map([...files].map(([path, text]) => [relative(folder, path), text]));
  const added = add(document, resources, { files: inFolder, ...others });
  const place = own[0] === undefined ? join(folder, 'schemas') : own[0];
  for (const [path, text] of added.accepted.flatMap(filesOf)) {
    const written = join(place, relative('schemas', path));
    mkdirSync(dirname(written), { recursive: true });
    writeFileSync(written, text, { flag: 'wx' });
  }
  console.log(own[0] === undefined ? reportOf(added) : reportOf(added).replaceAll(OUR_PLACE, `${own[0]}/`));
  return added.accepted.length;
}

/**
 * The checks name every proposal as a part of `schemas/`, so the name is replaced by the real folder. The lookbehind spares the same word within a
 * place of the document.
 */
const OUR_PLACE = /(?<![\w/])schemas\//g;

interface Source {
  document: Document;
  resources: Resources;
}

/** Reads the resources that a file, an address or a new name describes. */
async function readSource(source: string, only: readonly string[] | undefined): Promise<Source> {
  const isAddress = /^https?:\/\//.test(source);
  if (!isAddress && !existsSync(source)) return { document: new Document({}), resources: starter(source) };
  const { document: whole, notes } = await bundle(isAddress ? source : pathToFileURL(source).href, readText, () => (isAddress ? [] : filesBeside(source)));
  const file = (isAddress ? new URL(source).pathname : resolve(source).replaceAll('\\', '/')).replace(/(\.(schema|openapi|json|jsonld|ya?ml))+$/i, '');
  const document = new Document(fromSwagger(whole));
  const found = findResources(document, file, only);
  return { document, resources: { ...found, notes: [...notes, ...found.notes] } };
}

/** The documents in the folder of a file. */
function filesBeside(file: string): string[] {
  const folder = dirname(resolve(file));
  return readdirSync(folder).filter((name) => /\.(json|ya?ml)$/i.test(name)).map((name) => pathToFileURL(join(folder, name)).href);
}

async function readText(address: string): Promise<string> {
  if (address.startsWith('file:')) return readFileSync(fileURLToPath(address), 'utf8');
  const answer = await fetch(address, { headers: { accept: 'application/json, application/ld+json, application/yaml, */*' } });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}.`);
  return answer.text();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A new entity with an id and a text that names the record. Throws an `Error` when the name cannot be that of an entity. */
export function starter(name: string): Resources {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error('there is no such file, and it is no name of an entity: singular and in camelCase, as relayPoint.');
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    required: ['name'],
    properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string', minLength: 1, maxLength: 255 } },
  };
  return { found: [{ name, place: '#', schema, said: {}, notes: [] }], notes: [] };
}
