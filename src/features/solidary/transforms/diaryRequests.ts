import { recordNumber } from '../../../engine/model/recordTitle';
import { isPlainObject, plainObjects } from '../../../engine/model/transforms/plainObject';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

const DERIVED = ['requests'];

/**
 * The requests that the entries of a diary are about, each once, as a list in the form: the id, the places, the creation, and the last action. They
 * are never sent. The requests themselves are not read, because that has a side effect (contract people.fields).
 */
export const diaryRequests: RecordTransformFactory = () => ({
  fromApi(wire) {
    const requests = requestsIn(wire['diaries']);
    return requests.length === 0 ? withoutKeys(wire, DERIVED) : { ...wire, requests };
  },
  toApi: (record) => withoutKeys(record, DERIVED),
  wireSchema: (form) => ({ ...form, properties: withoutKeys(form.properties, DERIVED) }),
});

function requestsIn(diary: unknown): unknown[] {
  const entries = plainObjects(diary);
  const ids = [...new Set(entries.map(({ solidary }) => solidary))].filter((id) => Number.isSafeInteger(id));
  return ids.map((id) => {
    const own = entries.filter(({ solidary }) => solidary === id);
    const dates = own.map(({ date }) => date).filter((date) => typeof date === 'string').toSorted();
    return { id, route: routeOf(own[0] ?? {}) || recordNumber(id), ...(dates.length > 0 && { createdDate: dates[0], lastDate: dates.at(-1) }) };
  });
}

/** The places of a request; without a destination, any will do. */
function routeOf({ origin, destination }: Record<string, unknown>): string {
  const [from, to] = [placeOf(origin), placeOf(destination)];
  return from === to ? from : [from, to].filter(Boolean).join(' → ');
}

function placeOf(address: unknown): string {
  const locality = isPlainObject(address) ? address['addressLocality'] : undefined;
  return typeof locality === 'string' ? locality.trim() : '';
}
