import { endsInSlash, LARGEST_PAGE, LINK, restAsking } from '../../../src/engine/model/dialects/rest';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import type { RecordData } from '../../../src/engine/model/Schema';
import type { RestDialect } from '../../../src/generated/options';
import type { Speech } from './Speech';

/** The speech of a REST server, as the options of an entity describe it. The field that identifies a record holds its number. */
export function restSpeech(options: RestDialect): Speech {
  const { items, each, total: totalPlace, totalHeader, next, id = 'id', record, body, mediaType = 'application/json', update } = options;
  const asking = restAsking(options);
  const named = (one: RecordData): RecordData => ({ ...one, [id]: id === 'id' ? one['id'] : String(one['id']) });
  return {
    asking,
    largest: options.page?.largest ?? LARGEST_PAGE,
    contentType: mediaType,
    endsInSlash: (of) => endsInSlash(options, of),
    list(records, total, { page, perPage }) {
      const isLast = page * perPage >= total;
      const members = records.map((one) => inPlace(named(one), each));
      const places: [string | undefined, unknown][] = [
        [items, members],
        [totalPlace, total],
        [next === LINK ? undefined : next, isLast ? null : String(page + 1)],
      ];
      const envelope = places.reduce<RecordData>((whole, [place, value]) => (place === undefined ? whole : placed(whole, place.split('.'), value)), {});
      const isCounted = totalPlace === undefined && asking.page.by !== 'cursor';
      return { body: items === undefined ? members : envelope, headers: { ...(isCounted && { [totalHeader ?? 'X-Total-Count']: String(total) }), ...(next === LINK && !isLast && { [LINK]: `<?${asking.page.parameter}=${page + 1}>; rel="next"` }) } };
    },
    one: (one) => inPlace(named(one), record),
    sent(whole) {
      const sent = body === undefined ? whole : isPlainObject(whole[body]) ? whole[body] : {};
      return id === 'id' || sent[id] === undefined ? sent : { ...sent, id: sent[id] };
    },
    ...(update?.contentType?.includes('merge-patch') && { merges: true }),
    refusal: (message, violations) => ({ message, errors: Object.fromEntries(violations.map(({ propertyPath, message: text }) => [propertyPath, [text]])) }),
  };
}

/** A record inside an object, where a server has it there. */
function inPlace(record: RecordData, place: string | undefined): RecordData {
  return place === undefined ? record : placed({}, place.split('.'), record);
}

function placed(whole: RecordData, [key = '', ...rest]: readonly string[], value: unknown): RecordData {
  const inner = whole[key];
  return { ...whole, [key]: rest.length === 0 ? value : placed(isPlainObject(inner) ? inner : {}, rest, value) };
}
