import type { MiddlewareHandler } from 'hono';
import { wantedFormat } from './accept';
import { errorPage, type PageStatus } from './errorPage';
import { Refusal } from './Refusal';

/** Rewrites answers in plain JSON for callers who asked for XML or HTML (contract wire.formats). */
export function otherFormats(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const format = wantedFormat(c.req.header('Accept'));
    if (format !== 'xml' && format !== 'html') return;
    if (!c.res.headers.get('Content-Type')?.includes('json')) return;
    if (format === 'html') c.res = pageInstead(c.res, c.error) ?? c.res;
    else if (c.res.ok) c.res = await inXml(c.res);
  };
}

async function inXml(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/xml; charset=utf-8');
  return new Response(toXml(await response.json()), { status: response.status, headers });
}

/** The page that replaces an answer. Records cannot be written as pages; refusals that the application words itself stay as they are. */
function pageInstead(response: Response, error: Error | undefined): Response | undefined {
  if (response.ok) return errorPage(500);
  if (!(error instanceof Refusal) || error.status === 401 || error.violations.length > 0) return undefined;
  return error.message.startsWith('Requested format') ? undefined : errorPage(originalStatus(error));
}

/** The status that a page names, before the application turns it into 400. */
function originalStatus({ status, message }: Refusal): PageStatus {
  if (message === 'Not Found') return 404;
  if (message === 'Access Denied.') return 403;
  return status === 401 ? 400 : status;
}

/** A value in XML as the platform's serialiser writes it. A list is made of `item` elements at the top, and of repeated elements inside a record. */
function toXml(value: unknown): string {
  return `<?xml version="1.0"?>\n<response>${content(value)}</response>\n`;
}

function content(value: unknown): string {
  if (Array.isArray(value)) return value.map((item, key) => element('item', item, ` key="${key}"`)).join('');
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([name, inner]) => member(name, inner)).join('');
  return text(value);
}

function member(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  return /^[a-z_][\w.-]*$/i.test(name) ? element(name, value) : element('item', value, ` key="${escaped(name)}"`);
}

function element(name: string, value: unknown, attributes = ''): string {
  const inner = content(value);
  return inner === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  const words = String(value);
  return /[<>&]/.test(words) ? `<![CDATA[${words.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : words;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
