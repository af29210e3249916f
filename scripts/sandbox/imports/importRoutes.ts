import type { Hono } from 'hono';
import Papa from 'papaparse';
import { markedAnswer } from '../http/marks';
import { accessDenied, Refusal, routeNotFound } from '../http/Refusal';
import { requestContext } from '../session/authenticate';
import type { SandboxEnvironment, World } from '../World';
import type { ImportKind } from './ImportKind';
import { relayPointImport } from './relayPointImport';
import { userImport } from './userImport';

/** The kinds of import, by the end of their address. A new kind needs one more line here. */
const KINDS: ReadonlyMap<string, ImportKind> = new Map([
  ['users', userImport],
  ['relaypoints', relayPointImport],
]);
const YES = /^(1|true|on|yes)$/i;

/** The imports of files (contract imports.call). Each stores everything or nothing, and answers 201 even when the file is wrong. */
export function addImportRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  app.post(`/admin/imports/:kind{${[...KINDS.keys()].join('|')}}`, async (c) => {
    const kind = KINDS.get(c.req.param('kind'));
    if (!kind) throw routeNotFound('POST', c.req.path);
    const context = requestContext(c, world);
    if (!context.caller.permissions.has(kind.permission)) throw accessDenied();
    const { bytes, filename, hasHeaders } = await readForm(c.req.raw);
    const { lines, errors } = readLines(bytes, kind, hasHeaders);
    const messages = errors.length > 0 ? [] : await kind.store(lines, context);
    const told = { entity: kind.entity, filename, originalName: filename, columnHeadersFirstLine: null, errors, messages };
    return markedAnswer(['/imports/999999999999', 'Import'], told, context, 201);
  });
}

async function readForm(request: Request): Promise<{ bytes: Uint8Array; filename: string; hasHeaders: boolean }> {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!form || !(file instanceof Blob)) throw new Refusal(500, 'File is mandatory');
  const filename = form.get('filename');
  if (typeof filename !== 'string') throw new Refusal(500, 'The filename must be of the type string, null given');
  const headers = form.get('columnHeadersFirstLine');
  const hasHeaders = typeof headers === 'string' && YES.test(headers);
  return { bytes: new Uint8Array(await file.arrayBuffer()), filename, hasHeaders };
}

interface ReadImport {
  lines: string[][];
  /** The errors in the server's English. With any error, nothing is imported. */
  errors: string[];
}

/**
 * Reads and checks the bytes of a file (contract imports.call): UTF-8, semicolons, the exact number of columns. Lines are counted from 1, without
 * the headers.
 */
function readLines(bytes: Uint8Array, kind: ImportKind, hasHeaders: boolean): ReadImport {
  if (!isText(bytes)) return { lines: [], errors: ['Incorrect MIME type'] };
  const text = decode(bytes);
  if (text === undefined) return { lines: [], errors: ['File not in UTF-8'] };
  const lines = parse(text).slice(hasHeaders ? 1 : 0).map(kind.clean);
  return { lines, errors: lines.flatMap((line, index) => mistakesOf(line, index + 1, kind)) };
}

/** Whether the content is text, as the platform guesses: an empty file is not, nor is one with the zero bytes of a spreadsheet. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return bytes.length > 0 && (isUtf16 || !bytes.includes(0));
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter: ';' });
  const [first] = data;
  // A byte order mark stays at the start of the first value, as on the platform.
  if (first && text.startsWith('\uFEFF')) first[0] = `\uFEFF${first[0] ?? ''}`;
  const last = data.at(-1);
  // An empty rest after the last line feed is not a line; blank lines before it are.
  return last?.length === 1 && last[0] === '' ? data.slice(0, -1) : data;
}

function mistakesOf(line: string[], number: number, { columns }: ImportKind): string[] {
  if (line.length !== columns.length) return [`Incorrect number of column line ${number} (${columns.length} expected)`];
  return columns.flatMap((checks, column) => {
    const value = line[column] ?? '';
    return checks.filter(({ accepts }) => !accepts(value)).map(({ words }) => `${value} ${words} for line ${encode(line)}`);
  });
}

/** A line in JSON as PHP writes it: non-ASCII characters and slashes are escaped. */
function encode(line: string[]): string {
  return JSON.stringify(line)
    .replaceAll('/', '\\/')
    .replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
