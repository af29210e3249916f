import type { Fetch } from '@/api/send';
import { asked, Store, type Asked } from './Store';
import type { Pet } from './pets';

const MEDIA_TYPE = 'application/vnd.api+json';

interface Document {
  data?: { type?: string; id?: string; attributes?: Record<string, unknown>; relationships?: { owner?: { data: { type: string; id: string } | null } } };
}

/** A JSON:API server with pets in memory, each of which has an owner. */
export function jsonApiServer(kept: Pet[]) {
  const store = new Store(kept);
  const calls: Asked[] = [];
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': MEDIA_TYPE } });
  const refusal = (status: number, errors: object[]) => json({ errors }, status);

  function resource({ id, owner, ...attributes }: Pet) {
    return { type: 'pets', id: String(id), attributes, relationships: { owner: { links: { related: `/pets/${id}/owner` }, data: owner ? { type: 'people', id: String(owner) } : null } } };
  }

  function answerTo(call: Asked): Response {
    const isRead = call.method === 'GET' || call.method === 'DELETE';
    if (call.headers.get('Accept') !== MEDIA_TYPE || (!isRead && call.headers.get('Content-Type') !== MEDIA_TYPE)) return refusal(415, [{ title: 'Unsupported Media Type' }]);
    const id = /^pets\/(.+)$/.exec(call.path)?.[1];
    if (id === undefined) return call.method === 'POST' ? write(call) : list(call);
    const pet = store.at(id);
    if (!pet) return refusal(404, [{ status: '404', title: 'Not Found', detail: 'No such pet.' }]);
    if (call.method === 'GET') return json({ data: resource(pet) });
    if (call.method === 'PATCH') return write(call, pet);
    store.remove(pet);
    return new Response(null, { status: 204 });
  }

  function list({ query }: Asked): Response {
    const number = Number(query.get('page[number]') ?? 1);
    const size = Math.min(100, Number(query.get('page[size]') ?? 20));
    const sort = query.get('sort') ?? 'id';
    const kinds = query.get('filter[kind]')?.split(',');
    const keep = (pet: Pet) => pet.name.includes(query.get('filter[name]') ?? '') && (kinds?.includes(pet.kind) ?? true);
    const found = store.find(keep, { field: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') });
    const items = found.slice((number - 1) * size, number * size);
    const next = number * size < found.length ? `/pets?page[number]=${number + 1}` : null;
    return json({ data: items.map(resource), meta: { total: found.length }, links: { next } });
  }

  function write({ body }: Asked, pet?: Pet): Response {
    const { data } = body as Document;
    if (data?.type !== 'pets') return refusal(409, [{ title: 'Conflict', detail: 'Pets are of the type "pets".' }]);
    if (pet && data.id !== String(pet.id)) return refusal(409, [{ detail: 'This is another pet.' }]);
    const owner = data.relationships?.owner;
    if (owner?.data && owner.data.type !== 'people') return refusal(409, [{ detail: 'Owners are people.' }]);
    const next = { ...pet, ...data.attributes, ...(owner && { owner: owner.data ? Number(owner.data.id) : null }) };
    const mistakes = Object.entries(store.mistakes(next)).map(([name, detail]) => ({ status: '422', title: 'Invalid', detail, source: { pointer: `/data/attributes/${name}` } }));
    if (next.owner === 13) mistakes.push({ status: '422', title: 'Invalid', detail: 'Nobody has this number.', source: { pointer: '/data/relationships/owner' } });
    if (mistakes.length > 0) return refusal(422, mistakes);
    if (!pet) return json({ data: resource(store.add(next)) }, 201);
    Object.assign(pet, next);
    return json({ data: resource(pet) });
  }

  const fetch: Fetch = (url, init) => {
    const call = asked(url, init);
    calls.push(call);
    return Promise.resolve(answerTo(call));
  };
  return { fetch, calls, store };
}
