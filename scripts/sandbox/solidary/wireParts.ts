import type { RecordData } from '../../../src/engine/model/Schema';
import { rawAddress as rawOf, readAddress } from '../geography/addresses';
import type { RequestContext } from '../World';

/** A place of a journey is nobody's home, wherever it was taken from. */
const PLACE = { name: null, home: null };

/** An address as a relation: marked in JSON-LD, without its number (contract places.address). */
export function embedded(stored: RecordData, id: number, context: RequestContext): RecordData {
  const { type: _type, regionCode: _regionCode, ...shown } = readAddress({ ...stored, ...PLACE });
  return { ...marks(`/addresses/${id}`, 'Address', context), ...shown };
}

/** An address built by hand: every key is there, whatever is empty. */
export function rawAddress(stored: RecordData, id: number | null): RecordData {
  return rawOf({ ...stored, ...PLACE }, id);
}

const HOMES = 1_000_000;

/** That of somebody's home, which the platform calls so. */
export function rawHome(stored: RecordData, userId: number): RecordData {
  return rawOf({ ...stored, name: 'homeAddress', home: true }, HOMES + userId);
}

export function marks(iri: string, type: string, { format }: RequestContext): RecordData {
  return format === 'ld' ? { '@id': iri, '@type': type } : {};
}

export function withoutNulls(record: RecordData): RecordData {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));
}
