import type { Hono } from 'hono';
import { markedAnswer } from '../http/marks';
import { accessDenied, Refusal, routeNotFound } from '../http/Refusal';
import { requestContext } from '../session/authenticate';
import type { SandboxEnvironment, World } from '../World';
import type { ImportKind } from './ImportKind';
import { readLines } from './readLines';
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
