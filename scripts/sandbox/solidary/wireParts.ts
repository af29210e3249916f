import type { RecordData } from '../../../src/engine/Resource';
import { rawAddress as rawOf, readAddress } from '../geography/addresses';
import type { RequestContext } from '../World';

/** An address as a relation: marked in JSON-LD, without its number (solidary contract 7.5). */
export function embedded(stored: RecordData, id: number, context: RequestContext): RecordData {
  return { ...marks(`/addresses/${id}`, 'Address', context), ...readAddress(stored) };
}

/** An address built by hand: every key is there, whatever is empty. */
export function rawAddress(stored: RecordData): RecordData {
  return rawOf(stored, typeof stored.id === 'number' ? stored.id : null);
}

export function marks(iri: string, type: string, { format }: RequestContext): RecordData {
  return format === 'ld' ? { '@id': iri, '@type': type } : {};
}

export function withoutNulls(record: RecordData): RecordData {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));
}
