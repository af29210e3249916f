import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { main as codegen } from '../codegen';
import { ownFolders } from '../folders.mjs';
import { readFolder } from '../resources/readFolder';
import { add } from './add';
import { Document } from './Document';
import { findResources } from './findResources';
import type { Resources } from './Found';
import { readArguments, USAGE } from './readArguments';
import { readDocument } from './readDocument';
import { reportOf } from './report';
import { starter } from './starter';
import { filesOf } from './withoutMistakes';

/**
 * Writes in `schemas/`, or in a folder of one's own, the entities that a document describes, then the generated types; prints what was written, guessed and left. Answers the exit code:
 * 1 when nothing could be written, 2 for wrong arguments.
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
    return addTo('.', document, resources, ownFolders()) > 0 ? await codegen([]) : 1;
  } catch (error) {
    console.error(`${asked.source}: ${messageOf(error)}`);
    return 1;
  }
}

/**
 * Adds to the `schemas/` of a folder, or to the first of the folders of an integrator where there are some; answers how many entities it has written. An existing one is
 * left as it is.
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

/** The checks know what is proposed as a part of `schemas/`; a place in a document has the word too. */
const OUR_PLACE = /(?<![\w/])schemas\//g;

interface Source {
  document: Document;
  resources: Resources;
}

/** What a file, an address or a new name describes. */
async function readSource(source: string, only: readonly string[] | undefined): Promise<Source> {
  const isAddress = /^https?:\/\//.test(source);
  if (!isAddress && !existsSync(source)) return { document: new Document({}), resources: starter(source) };
  const text = isAddress ? await download(source) : readFileSync(source, 'utf8');
  const file = basename(isAddress ? new URL(source).pathname : source).replace(/(\.(schema|openapi|json|jsonld|ya?ml))+$/i, '');
  const document = new Document(readDocument(text));
  return { document, resources: findResources(document, file, only) };
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'application/json, application/ld+json, application/yaml, */*' } });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}.`);
  return answer.text();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
