import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import type { Entity } from '../../../src/engine/model/Resource';
import type { NamedDialect } from '../../resources/dialectOf';
import { mergePatch } from '../../resources/patch/mergePatch';
import { jsonApiSpeech } from './jsonApiSpeech';
import { platformQuery } from './platformQuery';
import { restSpeech } from './restSpeech';
import type { Speech } from './Speech';

export type SpokenEntity = Entity & { namedDialect?: NamedDialect };

/** The speech of an entity and the schema of its fields. */
interface Tongue {
  speech: Speech;
  schema: Schema;
}

type Ask = (request: Request) => Promise<Response>;

/**
 * Translates between other dialects and the platform's, the only one that the sandbox itself understands: requests for an entity of another dialect
 * are translated on the way in, and the answers on the way out. At the addresses of signing in (`spared`) there are no records.
 */
export function speaking(entities: readonly SpokenEntity[], spared: readonly string[], ask: Ask): Ask {
  const spoken = entities.flatMap(({ resource: { endpoint }, schema, namedDialect }) => {
    const speech = namedDialect && speechOf(namedDialect, endpoint.list);
    return speech ? [{ endpoint, tongue: { speech, schema } }] : [];
  });
  return async (request) => {
    const { origin, pathname, search } = new URL(request.url);
    const path = pathname.replaceAll(/^\/|\/$/g, '');
    const base = path.split('/').slice(0, -1).join('/');
    if (spared.includes(path)) return ask(request);
    for (const { endpoint, tongue } of spoken) {
      const isCollection = isAt(path, endpoint[request.method === 'POST' ? 'create' : 'list']);
      if (!isCollection && ![endpoint.item, endpoint.update, endpoint.delete].includes(base)) continue;
      // The sandbox itself has no addresses that end in a slash: one that should not, or should and does not, is not found.
      const isWritten = pathname.endsWith('/') === tongue.speech.endsInSlash(isCollection ? 'collection' : 'record');
      const asked = new Request(`${origin}/${path}${isWritten ? '' : '/'}${search}`, request);
      if (isWritten && isCollection) return request.method === 'GET' ? list(asked, tongue, ask) : write(asked, tongue, { ask, method: 'POST' });
      if (request.method === 'DELETE' || request.method === 'GET' || !isWritten) return answered(await ask(asPlatform(asked)), tongue);
      return write(asked, tongue, { ask, method: 'PATCH' });
    }
    return ask(request);
  };
}

/** Whether a path is that of an endpoint, where any record may be the parent. */
function isAt(path: string, endpoint: string): boolean {
  const [given, named] = [path.split('/'), endpoint.split('/')];
  return given.length === named.length && named.every((segment, index) => segment === '{parent}' || segment === given[index]);
}

function speechOf({ spokenAs, ...named }: NamedDialect, path: string): Speech | undefined {
  const { use, options } = spokenAs ?? named;
  if (use === 'rest') return restSpeech(options);
  return use === 'jsonApi' ? jsonApiSpeech(options, path) : undefined;
}

async function list(request: Request, tongue: Tongue, ask: Ask): Promise<Response> {
  const url = new URL(request.url);
  const { speech, schema } = tongue;
  const asked = platformQuery(url.searchParams, speech.asking, speech.largest);
  const response = await ask(asPlatform(request, { url: `${url.origin}${url.pathname}?${asked.query}` }));
  if (!response.ok) return answered(response, tongue);
  const { 'hydra:member': members = [], 'hydra:totalItems': total = 0 } = (await response.json()) as { 'hydra:member'?: RecordData[]; 'hydra:totalItems'?: number };
  const { body, headers } = speech.list(members.map((member) => plain(member, schema)), total, asked);
  return said(body, response, speech, headers);
}

async function write(request: Request, tongue: Tongue, { ask, method }: { ask: Ask; method: 'POST' | 'PATCH' }): Promise<Response> {
  const body: unknown = await request.json().catch(() => ({}));
  const contentType = method === 'POST' ? 'application/json' : 'application/merge-patch+json';
  const sent = tongue.speech.sent(isPlainObject(body) ? body : {});
  const written = method === 'PATCH' && tongue.speech.merges ? withMerged(sent, await stored(request, ask)) : sent;
  return answered(await ask(asPlatform(request, { method, contentType, body: JSON.stringify(written) })), tongue);
}

/** A body with its objects as they are after the edit: the sandbox itself replaces them. */
function withMerged(sent: RecordData, before: RecordData): RecordData {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, mergePatch(before[name], value)]));
}

async function stored({ url, headers }: Request, ask: Ask): Promise<RecordData> {
  const response = await ask(asPlatform(new Request(url, { headers })));
  return response.ok ? ((await response.json()) as RecordData) : {};
}

/** Translates the answer: one record, nothing, or a refusal. The error page of a broken server is passed on. */
async function answered(response: Response, { speech, schema }: Tongue): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  const body = (await response.clone().json()) as RecordData;
  if (response.ok) return said(speech.one(plain(body, schema)), response, speech);
  const message = [body['hydra:description'], body['detail'], body['message']].find((one) => typeof one === 'string');
  // An expired token is reported in the platform's own form, whichever dialect the records are in.
  if (response.status === 401) return response;
  const status = STATUSES[message ?? ''] ?? response.status;
  return said(speech.refusal(message ?? '', (body['violations'] ?? []) as Parameters<Speech['refusal']>[1]), { status, headers: response.headers }, speech);
}

/** The real statuses of errors that the platform answers with 400, told apart only by their words. */
const STATUSES: Readonly<Record<string, number>> = { 'Not Found': 404, 'Access Denied.': 403 };

function said(body: unknown, { status, headers: others }: Pick<Response, 'status' | 'headers'>, { contentType }: Speech, headers: Record<string, string> = {}): Response {
  const kept = new Headers(others);
  kept.set('Content-Type', contentType);
  kept.delete('Content-Length');
  for (const [name, value] of Object.entries(headers)) kept.set(name, value);
  return new Response(JSON.stringify(body), { status, headers: kept });
}

function asPlatform(request: Request, { url = request.url, method = request.method, contentType, body }: { url?: string; method?: string; contentType?: string; body?: string } = {}): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/ld+json');
  if (contentType) headers.set('Content-Type', contentType);
  headers.delete('Content-Length');
  return new Request(url, { method, headers, ...(body !== undefined && { body }) });
}

/** A record without the marks of JSON-LD, and with plain days where the platform stores the first moment of the day. */
function plain(record: RecordData, { properties = {} }: Schema): RecordData {
  const fields = Object.entries(record).filter(([name]) => !name.startsWith('@'));
  return Object.fromEntries(fields.map(([name, value]) => [name, plainValue(value, properties[name] ?? {})]));
}

function plainValue(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => plainValue(item, schema.items ?? {}));
  if (isPlainObject(value)) return plain(value, schema);
  return schema.format === 'date' && typeof value === 'string' ? value.slice(0, 10) : value;
}
