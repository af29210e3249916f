import { jsonApiAsking, LARGEST_PAGE, MEDIA_TYPE } from '../../../src/engine/model/dialects/jsonApi';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import type { RecordData } from '../../../src/engine/model/Schema';
import type { JsonApiDialect } from '../../../src/generated/options';
import type { Speech } from './Speech';

/** The speech of a JSON:API server, as the options of an entity describe it. */
export function jsonApiSpeech(options: JsonApiDialect, path: string): Speech {
  const { relationships = {}, type = path.split('/').at(-1) ?? '', total: totalPlace = 'meta.total' } = options;
  const identifier = (name: string, value: unknown) => ({ type: relationships[name], id: String(value) });
  const linked = (name: string, value: unknown) => (Array.isArray(value) ? value.map((one) => identifier(name, one)) : identifier(name, value));
  const isLink = (name: string) => Object.hasOwn(relationships, name);

  function resource({ id, ...fields }: RecordData): RecordData {
    const [links, attributes] = [true, false].map((wanted) => Object.entries(fields).filter(([name]) => isLink(name) === wanted)) as [[string, unknown][], [string, unknown][]];
    return { type, id: String(id), attributes: Object.fromEntries(attributes), relationships: Object.fromEntries(links.map(([name, value]) => [name, { data: value === null ? null : linked(name, value) }])) };
  }

  return {
    asking: jsonApiAsking(options),
    largest: options.page?.largest ?? LARGEST_PAGE,
    contentType: MEDIA_TYPE,
    endsInSlash: () => false,
    list(records, total, { page, perPage }) {
      const [group = '', key] = totalPlace.split('.');
      return { body: { data: records.map(resource), [group]: key === undefined ? total : { [key]: total }, links: { next: page * perPage < total ? `?cursor=${page + 1}` : null } } };
    },
    one: (record) => ({ data: resource(record) }),
    sent({ data }) {
      const { attributes, relationships: links } = isPlainObject(data) ? data : {};
      const ids = Object.entries(isPlainObject(links) ? links : {}).map(([name, link]) => [name, idsIn(isPlainObject(link) ? link['data'] : null)]);
      return { ...(isPlainObject(attributes) && attributes), ...Object.fromEntries(ids) };
    },
    refusal: (message, violations) => ({
      errors:
        violations.length === 0
          ? [{ detail: message }]
          : violations.map(({ propertyPath, message: detail }) => ({ detail, source: { pointer: `/data/${isLink(propertyPath) ? 'relationships' : 'attributes'}/${propertyPath.replaceAll('.', '/')}` } })),
    }),
  };
}

function idsIn(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(idsIn);
  const id = isPlainObject(data) ? data['id'] : null;
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id;
}
