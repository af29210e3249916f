import type { RecordData } from '../../../src/engine/model/Schema';
import { rawAddress as rawOf, readAddress } from '../geography/addresses';
import type { RequestContext } from '../World';
import { marks } from '../http/marks';

/** A place of a journey is never marked as a home, wherever it was taken from. */
const PLACE = { name: null, home: null };

/** An address as a relation, marked in JSON-LD and without its id (contract places.address). */
export function embedded(stored: RecordData, id: number, context: RequestContext): RecordData {
  const { type: _type, regionCode: _regionCode, ...shown } = readAddress({ ...stored, ...PLACE });
  return { ...marks(`/addresses/${id}`, 'Address', context), ...shown };
}

/** An address in the form that the platform builds by hand: every key is there, even if empty. */
export function rawAddress(stored: RecordData, id: number | null): RecordData {
  return rawOf({ ...stored, ...PLACE }, id);
}

const HOMES = 1_000_000;

/** The address of a person's home, to which the platform gives this name. */
export function rawHome(stored: RecordData, userId: number): RecordData {
  return rawOf({ ...stored, name: 'homeAddress', home: true }, HOMES + userId);
}

export function withoutNulls(record: RecordData): RecordData {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));
}
