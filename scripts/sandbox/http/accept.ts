import { Refusal } from './Refusal';

/** The format of an answer: `ld` is JSON-LD with hydra envelopes, `json` is plain JSON. */
export type Format = 'ld' | 'json';

/** The format that a caller asks for. XML and HTML are made from plain JSON at the end of the call. */
export type WantedFormat = Format | 'xml' | 'html';

/** The media types, in the order of the server's preference. */
const MIME_TYPES: readonly (readonly [string, WantedFormat])[] = [
  ['application/ld+json', 'ld'],
  ['application/json', 'json'],
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
  ['text/html', 'html'],
];

/**
 * The format for an `Accept` header; without one, JSON-LD. Among equally wanted formats the server's preference decides, so that a browser, which
 * accepts JSON and then anything, gets JSON-LD (contract wire.formats).
 */
export function wantedFormat(accept: string | undefined): WantedFormat | undefined {
  if (!accept) return 'ld';
  const preferences = accept.split(',').map(readPreference);
  const rated = MIME_TYPES.map(([type, format]) => ({ format, quality: qualityOf(type, preferences) }));
  const best = Math.max(...rated.map(({ quality }) => quality));
  return best > 0 ? rated.find(({ quality }) => quality === best)?.format : undefined;
}

/** Refuses with 400 a format in which a resource cannot be written (the framework's 406). */
export function requireFormat(accept: string | undefined): Format {
  const format = wantedFormat(accept);
  if (format) return format === 'ld' ? 'ld' : 'json';
  throw new Refusal(
    400,
    `Requested format "${accept ?? ''}" is not supported. Supported MIME types are "application/ld+json", "application/json", "application/xml", "text/xml", "text/html".`,
  );
}

interface Preference {
  type: string;
  quality: number;
}

/** How much a caller wants a type; the most specific of their preferences counts. */
function qualityOf(type: string, preferences: readonly Preference[]): number {
  for (const pattern of [type, `${type.split('/')[0] ?? ''}/*`, '*/*']) {
    const named = preferences.find((preference) => preference.type === pattern);
    if (named) return named.quality;
  }
  return 0;
}

function readPreference(text: string): Preference {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { type: type.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
}
