import type { Pet } from './pets';
import type { restServer } from './restServer';

type Style = Parameters<typeof restServer>[1];

const byNumber = (page: string, size: string, first = 1) => (query: URLSearchParams) => {
  const wanted = Math.min(100, Number(query.get(size) ?? 30));
  return { start: (Number(query.get(page) ?? first) - first) * wanted, size: wanted };
};

const signed = (query: URLSearchParams) => {
  const sort = query.get('sort') ?? 'id';
  return { field: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') };
};

const within = (pet: Pet, from: string | null, to: string | null) => (from === null || pet.born >= from) && (to === null || pet.born <= to);

/** Pages and a header with the total, filters as `name=`, and repeated parameters for several values, as in json-server and many others. */
export const arrays: Style = {
  slice: byNumber('page', 'per_page'),
  order: signed,
  keep: (query) => (pet) => {
    const kinds = query.getAll('kind');
    return pet.name.includes(query.get('name') ?? '') && (kinds.length === 0 || kinds.includes(pet.kind)) && within(pet, query.get('born_from'), query.get('born_to'));
  },
  answer: ({ items, total }) => ({ body: items, headers: { 'X-Total-Count': String(total) } }),
  refuse: (mistakes) => ({ status: 422, body: { message: 'Validation failed.', errors: Object.fromEntries(Object.entries(mistakes).map(([name, text]) => [name, [text]])) } }),
};

/** An offset, a list in an envelope, whole records sent with PUT, and problem+json: `{ data, meta }`. */
export const wrapped: Style = {
  slice: (query) => ({ start: Number(query.get('offset') ?? 0), size: Math.min(50, Number(query.get('limit') ?? 20)) }),
  order: (query) => ({ field: query.get('sort_by') ?? 'id', isDescending: query.get('order') === 'desc' }),
  keep: (query) => (pet) => {
    const kinds = query.get('filter[kind]')?.split(',');
    const to = query.get('filter[born][lt]');
    return pet.name.includes(query.get('filter[name]') ?? '') && (kinds?.includes(pet.kind) ?? true) && within(pet, query.get('filter[born][gte]'), null) && (to === null || pet.born < to);
  },
  answer: ({ items, total }) => ({ body: { data: items, meta: { total } } }),
  one: (pet) => ({ data: pet }),
  refuse: (mistakes) => ({ status: 400, body: { type: 'about:blank', title: 'Bad Request', detail: 'The pet is not valid.', errors: Object.entries(mistakes).map(([name, detail]) => ({ pointer: `#/${name}`, detail })) } }),
  edit: 'PUT',
  sentUnder: 'pet',
};

/** A cursor and no total: each page says whether there is another. */
export const cursors: Style = {
  slice: (query, count) => ({ start: query.has('starting_after') ? Math.min(count, Number(query.get('starting_after'))) : 0, size: Number(query.get('limit') ?? 10) }),
  order: () => ({ field: 'name', isDescending: false }),
  keep: () => () => true,
  // Names and ids are in the same order, so the last id is the number of pets before the next page.
  answer: ({ items, total, end }) => ({ body: { object: 'list', data: items, has_more: end < total } }),
  refuse: (mistakes) => ({ status: 400, body: { error: { message: Object.values(mistakes).join(' ') } } }),
  isSilent: true,
};

/** Pages that each link to the next one, without a total. */
export const links: Style = {
  ...arrays,
  answer: ({ items, total, end }) => ({ body: items, headers: { Link: `<https://platform.test/api/pets?page=1>; rel="first"${end < total ? ', <https://platform.test/api/pets?page=2>; rel="next"' : ''}` } }),
};
