import { Refusal } from './Refusal';

/** How an answer is written: `ld` is JSON-LD with hydra envelopes, `json` is plain JSON. */
export type Format = 'ld' | 'json';

const MIME_TYPES: Record<string, Format> = {
  'application/ld+json': 'ld',
  'application/json': 'json',
  '*/*': 'ld',
  'application/*': 'ld',
};

/** The format of the first known type of an `Accept` header; none means JSON-LD (contract 1.1). */
export function acceptedFormat(accept: string | undefined): Format | undefined {
  if (!accept) return 'ld';
  const wanted = accept.split(',').map(readPreference);
  wanted.sort((one, other) => other.quality - one.quality);
  return wanted.map(({ type }) => MIME_TYPES[type]).find((format) => format !== undefined);
}

/** Refuses, as a 400, what a resource cannot be written as (406 in the framework's words). */
export function requireFormat(accept: string | undefined): Format {
  const format = acceptedFormat(accept);
  if (format) return format;
  throw new Refusal(
    400,
    `Requested format "${accept ?? ''}" is not supported. Supported MIME types are "application/ld+json", "application/json", "application/xml", "text/xml", "text/html".`,
  );
}

function readPreference(text: string): { type: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { type: type.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
}
