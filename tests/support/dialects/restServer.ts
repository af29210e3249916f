import type { Fetch } from '@/api/send';
import { asked, Store, type Asked } from './Store';
import type { Pet } from './pets';

interface Style {
  /** The part of the records that a call asks for. */
  slice(query: URLSearchParams, count: number): { start: number; size: number };
  order(query: URLSearchParams): { field: string; isDescending: boolean };
  keep(query: URLSearchParams): (pet: Pet) => boolean;
  answer(page: { items: object[]; total: number; end: number; last: object | undefined }): { body: unknown; headers?: Record<string, string> };
  /** The answer with one record. */
  one?(pet: Pet): unknown;
  refuse(mistakes: Record<string, string>): { status: number; body: unknown };
  edit?: 'PATCH' | 'PUT';
  /** The key under which a record is sent. */
  sentUnder?: string;
  /** Whether writes have an empty answer. */
  isSilent?: boolean;
}

/** A server with pets in memory that answers in a given style; `calls` are the requests it got. */
export function restServer(count: Pet[], style: Style) {
  const store = new Store(count);
  const calls: Asked[] = [];
  const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
  const one = (pet: Pet, status = 200) => json(style.one?.(pet) ?? pet, status);

  const fetch: Fetch = (url, init) => {
    const call = asked(url, init);
    calls.push(call);
    return Promise.resolve(answerTo(call));
  };

  function answerTo(call: Asked): Response {
    const id = /^pets\/(.+)$/.exec(call.path)?.[1];
    if (id === undefined) return call.method === 'POST' ? write(call) : list(call);
    const pet = store.at(id);
    if (!pet) return json({ message: 'No such pet.' }, 404);
    if (call.method === 'GET') return one(pet);
    if (call.method === 'DELETE') {
      store.remove(pet);
      return new Response(null, { status: 204 });
    }
    return write(call, pet);
  }

  function list({ query }: Asked): Response {
    const found = store.find(style.keep(query), style.order(query));
    const { start, size } = style.slice(query, found.length);
    const items = found.slice(start, start + size);
    const { body, headers } = style.answer({ items: items.map((pet) => ({ ...pet })), total: found.length, end: start + items.length, last: items.at(-1) });
    return json(body, 200, headers);
  }

  function write(call: Asked, pet?: Pet): Response {
    const edit = style.edit ?? 'PATCH';
    if (pet && call.method !== edit) return json({ message: 'Not that way.' }, 405);
    const body = call.body as Record<string, unknown>;
    const sent = style.sentUnder === undefined ? body : (body[style.sentUnder] as Record<string, unknown>);
    // With PUT, fields that are missing from the body are removed.
    const next = pet && edit === 'PATCH' ? { ...pet, ...sent } : { ...sent };
    const mistakes = store.mistakes(next);
    if (Object.keys(mistakes).length > 0) {
      const { status, body: refusal } = style.refuse(mistakes);
      return json(refusal, status);
    }
    if (!pet) {
      const added = store.add(next);
      return style.isSilent ? new Response(null, { status: 201, headers: { Location: `/pets/${added.id}`, 'Content-Length': '0' } }) : one(added, 201);
    }
    const kept = { id: pet.id, registered: pet['registered'] };
    for (const name of Object.keys(pet)) delete pet[name];
    Object.assign(pet, next, kept);
    return style.isSilent ? new Response(null, { status: 204 }) : one(pet);
  }

  return { fetch, calls, store };
}
