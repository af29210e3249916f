import type { RecordData } from '../../../src/engine/Resource';
import { address } from '../quirks/address';
import type { RequestContext } from '../World';

/** An address as a relation: marked in JSON-LD, without its number (solidary contract 7.5). */
export function embedded(stored: RecordData, id: number, context: RequestContext): RecordData {
  const names = Object.keys(address.properties ?? {}).filter((name) => !name.startsWith('@'));
  return { ...marks(`/addresses/${id}`, 'Address', context), ...Object.fromEntries(names.map((name) => [name, stored[name] ?? null])), icon: null };
}

const RAW = ['id', 'venue', 'event', 'layer', 'similarityWithSearch', 'type', 'regionCode', 'icon'];

/** An address built by hand: every key is there, whatever is empty. */
export function rawAddress(stored: RecordData): RecordData {
  const names = [...Object.keys(address.properties ?? {}).filter((name) => !name.startsWith('@')), ...RAW];
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? null]));
}

export function marks(iri: string, type: string, { format }: RequestContext): RecordData {
  return format === 'ld' ? { '@id': iri, '@type': type } : {};
}

export function withoutNulls(record: RecordData): RecordData {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));
}
