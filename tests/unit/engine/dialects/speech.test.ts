import { describe, expect, it } from 'vitest';
import type { ListRequest, WireRecord } from '@/api/records';
import type { Answer } from '@/api/send';
import { jsonApi } from '@/engine/model/dialects/jsonApi';
import { rest, restMisfit } from '@/engine/model/dialects/rest';
import { valueAt } from '@/engine/model/dialects/valueAt';
import type { JsonApiDialect, RestDialect } from '@/generated/options';

const second: ListRequest = { page: 2, perPage: 25 };

function answer(status: number, body?: unknown, headers: Record<string, string> = {}): Answer {
  return { status, body, headers: new Headers(headers) };
}

const by = (field: string, direction: 'asc' | 'desc' = 'asc'): Partial<ListRequest> => ({ order: { field, direction } });
const filtered = (...filters: [string, string][]): Partial<ListRequest> => ({ filters });

describe('the address of a page', () => {
  it.each<[string, RestDialect, Partial<ListRequest>, string, string?]>([
    ['by its number', {}, {}, '/pets?page=2&per_page=25'],
    ['by its number, from 0', { page: { first: 0 } }, {}, '/pets?page=1&per_page=25'],
    ['by what is before it', { page: { by: 'offset' } }, {}, '/pets?offset=25&limit=25'],
    ['by what is before it, from 1', { page: { by: 'offset', first: 1, parameter: 'start' } }, {}, '/pets?start=26&limit=25'],
    ['by nothing at first, where each opens the next one', { page: { by: 'cursor' } }, {}, '/pets?limit=25'],
    ['by what the one before said', { page: { by: 'cursor' } }, {}, '/pets?cursor=abc&limit=25', 'abc'],
    ['by nothing, where the list comes whole', { page: { by: 'none' } }, {}, '/pets'],
    ['without a size', { page: { size: '' } }, {}, '/pets?page=2'],
    ['in an order', { page: { by: 'none' } }, by('name'), '/pets?sort=name'],
    ['in the opposite order', { page: { by: 'none' } }, by('name', 'desc'), '/pets?sort=-name'],
    ['in an order with a direction', { page: { by: 'none' }, sort: { direction: 'dir' } }, by('name', 'desc'), '/pets?sort=name&dir=desc'],
    ['in the other one', { page: { by: 'none' }, sort: { direction: 'dir' } }, by('name'), '/pets?sort=name&dir=asc'],
    ['in an order with a direction in words', { page: { by: 'none' }, sort: { direction: 'dir', directions: ['up', 'down'] } }, by('name'), '/pets?sort=name&dir=up'],
    ['in an order with a parameter for each field', { page: { by: 'none' }, sort: { parameter: 'order[{name}]', ascending: 'asc', descending: 'desc' } }, by('name', 'desc'), '/pets?order[name]=desc'],
    ['in the order of the field that names a record', { id: 'code', page: { by: 'none' } }, by('id'), '/pets?sort=code'],
    ['with filters, without empty ones', { page: { by: 'none' } }, filtered(['name', 'Rex'], ['kind', ''], ['age', '3']), '/pets?name=Rex&age=3'],
    ['with several values', { page: { by: 'none' } }, filtered(['kind[]', 'dog'], ['kind[]', 'cat']), '/pets?kind=dog&kind=cat'],
    ['with several values under a name of their own', { page: { by: 'none' }, filter: { one: 'is[{name}]', several: 'in[{name}]' } }, filtered(['kind[]', 'dog'], ['name', 'Rex']), '/pets?in[kind]=dog&is[name]=Rex'],
    ['with several values in one text', { page: { by: 'none' }, filter: { joined: true } }, filtered(['kind[]', 'dog'], ['name', 'Rex'], ['kind[]', 'cat']), '/pets?kind=dog,cat&name=Rex'],
    ['with a range of days', { page: { by: 'none' } }, filtered(['born[after]', '2026-02-01'], ['born[before]', '2026-03-01']), '/pets?born_from=2026-02-01&born_to=2026-02-28'],
    ['with a range of days that ends with the next', { page: { by: 'none' }, filter: { untilNextDay: true } }, filtered(['born[before]', '2026-03-01']), '/pets?born_to=2026-03-01'],
    ['with a range of moments', { page: { by: 'none' } }, filtered(['born[before]', '2026-03-01T10:00']), '/pets?born_to=2026-03-01T10:00'],
    ['with a range of what looks like a day', { page: { by: 'none' } }, filtered(['code[before]', 'x2026-03-01']), '/pets?code_to=x2026-03-01'],
    ['of lists whose addresses end in a slash', { trailingSlash: 'lists', page: { by: 'none' } }, {}, '/pets/'],
  ])('of a plain REST API is told %s', (_how, options, request, expected, cursor) => {
    expect(decodeURIComponent(rest(options).listPath('/pets', { ...second, ...request }, cursor))).toBe(expected);
  });

  it.each<[string, JsonApiDialect, Partial<ListRequest>, string, string?]>([
    ['by its number', {}, {}, '/pets?page[number]=2&page[size]=25'],
    ['by what is before it', { page: { by: 'offset' } }, {}, '/pets?page[offset]=25&page[limit]=25'],
    ['by what the one before said', { page: { by: 'cursor' } }, {}, '/pets?page[after]=abc&page[size]=25', 'abc'],
    ['by nothing, where the list comes whole', { page: { by: 'none' } }, {}, '/pets'],
    ['in words of its own', { page: { parameter: 'p', size: 's', first: 0 } }, {}, '/pets?p=1&s=25'],
    ['in an order', { page: { by: 'none' } }, by('name'), '/pets?sort=name'],
    ['in the opposite order', { page: { by: 'none' } }, by('name', 'desc'), '/pets?sort=-name'],
    ['in an order with a direction', { page: { by: 'none' }, sort: { direction: 'dir', descending: '{name}' } }, by('name', 'desc'), '/pets?sort=name&dir=desc'],
    ['with filters', { page: { by: 'none' } }, filtered(['name', 'Rex'], ['kind[]', 'dog'], ['kind[]', 'cat']), '/pets?filter[name]=Rex&filter[kind]=dog,cat'],
    ['with a range of days', { page: { by: 'none' } }, filtered(['born[after]', '2026-02-01'], ['born[before]', '2026-03-01']), '/pets?filter[born][gte]=2026-02-01&filter[born][lte]=2026-02-28'],
    ['with filters in words of its own', { page: { by: 'none' }, filter: { several: 'in[{name}]', joined: false } }, filtered(['kind[]', 'dog'], ['kind[]', 'cat']), '/pets?in[kind]=dog&in[kind]=cat'],
  ])('of a JSON:API is told %s', (_how, options, request, expected, cursor) => {
    expect(decodeURIComponent(jsonApi(options).listPath('/pets', { ...second, ...request }, cursor))).toBe(expected);
  });
});

it('an address of a record ends in a slash where all do, and of a list also where only lists do', () => {
  const addresses = (trailingSlash?: RestDialect['trailingSlash']) => (['collection', 'record'] as const).map((of) => rest(trailingSlash && { trailingSlash }).address?.('/pets', of));
  expect([addresses(), addresses('lists'), addresses('all')]).toEqual([['/pets', '/pets'], ['/pets/', '/pets'], ['/pets/', '/pets/']]);
});

describe.each([['rest', rest], ['jsonApi', jsonApi]] as const)('what %s says of the pages that it gives', (_use, dialect) => {
  it.each<[JsonApiDialect, object]>([
    [{}, { largestPage: 100 }],
    [{ page: { by: 'offset', largest: 50 } }, { largestPage: 50 }],
    [{ page: { by: 'cursor' } }, { largestPage: 100, pagesByCursor: true }],
    [{ page: { by: 'cursor', size: '' } }, { pagesByCursor: true }],
    [{ page: { size: '' } }, { pagesAsGiven: true }],
    [{ page: { by: 'offset', size: '' } }, { pagesAsGiven: true }],
    [{ page: { by: 'none' } }, {}],
  ])('with the options %j is %j', (options, said) => {
    const { largestPage, pagesByCursor, pagesAsGiven } = dialect(options);
    expect({ largestPage, pagesByCursor, pagesAsGiven }).toEqual({ largestPage: undefined, pagesByCursor: undefined, pagesAsGiven: undefined, ...said });
  });
});

describe('what is sent', () => {
  it('to a plain REST API is JSON, unless it says otherwise', () => {
    const plain = rest();
    expect([plain.accept, plain.objects, plain.updatesWhole]).toEqual(['application/json', 'replaced', undefined]);
    expect(plain.create({ name: 'Rex' }, '/pets')).toEqual({ method: 'POST', contentType: 'application/json', body: { name: 'Rex' } });
    expect(plain.update({ name: 'Rex' }, '/pets/7', { id: 7, kind: 'dog' })).toEqual({ method: 'PATCH', contentType: 'application/json', body: { name: 'Rex' } });
    const merging = rest({ mediaType: 'application/vnd.pets+json', update: { contentType: 'application/merge-patch+json' } });
    expect([merging.accept, merging.objects]).toEqual(['application/vnd.pets+json', 'merged']);
    expect(merging.create({}, '/pets').contentType).toBe('application/vnd.pets+json');
    expect(merging.update({}, '/pets/7', {}).contentType).toBe('application/merge-patch+json');
  });

  it('to a plain REST API has the name of a record where the API looks for it, and the envelope that it asks for', () => {
    const named = rest({ id: 'code', body: 'pet', update: { method: 'PUT' } }, { readOnly: ['madeOn'] });
    expect(named.create({ id: 'rex', name: 'Rex' }, '/pets').body).toEqual({ pet: { code: 'rex', name: 'Rex' } });
    expect(named.create({ name: 'Rex' }, '/pets').body).toStrictEqual({ pet: { name: 'Rex' } });
    expect(named.updatesWhole).toBe(true);
    expect(named.update({ name: 'Max' }, '/pets/rex', { id: 'rex', name: 'Rex', kind: 'dog', madeOn: '2026-01-01' })).toEqual({ method: 'PUT', contentType: 'application/json', body: { pet: { code: 'rex', name: 'Max', kind: 'dog' } } });
  });

  it('to a JSON:API is a document, with the type that the address says', () => {
    const type = 'application/vnd.api+json';
    const { create, update, accept, objects } = jsonApi();
    expect([accept, objects]).toEqual([type, 'replaced']);
    expect(create({ name: 'Rex' }, '/old%20pets')).toStrictEqual({ method: 'POST', contentType: type, body: { data: { type: 'old pets', attributes: { name: 'Rex' } } } });
    expect(create({ id: 7, name: 'Rex' }, '/pets').body).toStrictEqual({ data: { type: 'pets', id: '7', attributes: { name: 'Rex' } } });
    expect(update({ id: 9, name: 'Rex' }, '/pets/a%2Fb', {})).toStrictEqual({ method: 'PATCH', contentType: type, body: { data: { type: 'pets', id: 'a/b', attributes: { name: 'Rex' } } } });
    expect(jsonApi({ type: 'animals' }).update({}, '/pets/7', {}).body).toMatchObject({ data: { type: 'animals', id: '7' } });
    expect(jsonApi({ type: 'animals' }).create({}, '/pets').body).toMatchObject({ data: { type: 'animals' } });
  });

  it('to a JSON:API has its relationships apart: one, several, none', () => {
    const { create } = jsonApi({ relationships: { owner: 'people', vets: 'doctors' } });
    expect(create({ name: 'Rex', owner: 4, vets: [1, 'b'] }, '/pets').body).toStrictEqual({
      data: { type: 'pets', attributes: { name: 'Rex' }, relationships: { owner: { data: { type: 'people', id: '4' } }, vets: { data: [{ type: 'doctors', id: '1' }, { type: 'doctors', id: 'b' }] } } },
    });
    expect(create({ owner: null }, '/pets').body).toStrictEqual({ data: { type: 'pets', attributes: {}, relationships: { owner: { data: null } } } });
  });
});

describe('a record that is answered', () => {
  it('by a plain REST API is the answer, or what stands where the API says, under the name that it gives', () => {
    expect(rest().readRecord(answer(200, { id: 7 }))).toEqual({ id: 7 });
    expect(rest({ record: 'data.pet', id: 'code' }).readRecord(answer(200, { data: { pet: { code: 'rex', name: 'Rex' } } }))).toEqual({ code: 'rex', id: 'rex', name: 'Rex' });
  });

  it.each<[string, RestDialect, unknown]>([
    ['it has no name', {}, { name: 'Rex' }],
    ['it has no name where the API says', { id: 'code' }, { id: 7 }],
    ['it is empty', {}, {}],
    ['it is a list', {}, [{ id: 7 }]],
    ['it is elsewhere', { record: 'data' }, { id: 7 }],
  ])('is a fault of the server where %s', (_where, options, body) => {
    expect(() => rest(options).readRecord(answer(200, body))).toThrow(expect.objectContaining({ kind: 'server' }));
  });

  const resource = (more: object = {}) => answer(200, { data: { type: 'pets', id: '7', ...more } });

  it('by a JSON:API is flat, its relationships by their ids', () => {
    const links = { owner: { data: { type: 'people', id: '4' } }, vets: { data: [{ type: 'people', id: '1' }, 'none', { type: 'people', id: 'b' }] }, nobody: { data: null }, untold: { links: {} }, broken: 'x' };
    const read = jsonApi({}, { integers: ['id', 'vets'] }).readRecord(resource({ attributes: { name: 'Rex', owner: 'x' }, relationships: links }));
    expect(read).toStrictEqual({ id: 7, name: 'Rex', owner: '4', vets: [1, 'b'], nobody: null });
    expect(jsonApi().readRecord(resource({ attributes: 'x', relationships: 'x' }))).toStrictEqual({ id: 7 });
  });

  it.each([['-7', -7], ['7a', '7a'], ['a7', 'a7'], ['', '']])('has a number for an id where it is one: %j', (id, expected) => {
    expect(jsonApi().readRecord(resource({ id })).id).toBe(expected);
    expect(jsonApi({}, { integers: [] }).readRecord(resource({ id })).id).toBe(id);
  });

  it.each([[{ data: { type: 'pets' } }], [{ data: { id: '7' } }], [{ data: { type: 'pets', id: 7 } }], [{ data: [] }], [{ id: '7', type: 'pets' }], [undefined]])('by a JSON:API that is none is a fault of the server: %j', (body) => {
    expect(() => jsonApi().readRecord(answer(200, body))).toThrow(expect.objectContaining({ kind: 'server' }));
  });
});

describe('a record that was created', () => {
  it.each<[string, RestDialect, Answer, WireRecord, WireRecord]>([
    ['it is answered', {}, answer(201, { id: 7, name: 'Rex' }), { name: 'rex' }, { id: 7, name: 'Rex' }],
    ['its address is', {}, answer(201, undefined, { Location: 'https://api.test/pets/7' }), { name: 'Rex' }, { id: 7, name: 'Rex' }],
    ['its address is, with more behind it', {}, answer(201, undefined, { Location: '/pets/7/?fields=all#top' }), { name: 'Rex' }, { id: 7, name: 'Rex' }],
    ['its address is, with a name', {}, answer(204, undefined, { Location: '/pets/old%20rex7' }), { name: 'Rex' }, { id: 'old rex7', name: 'Rex' }],
    ['its address is, with a name that begins as a number', {}, answer(201, undefined, { Location: '/pets/12-rex' }), {}, { id: '12-rex' }],
    ['its address is, with a larger number', {}, answer(201, undefined, { Location: '/pets/12' }), {}, { id: 12 }],
    ['it was sent with its name', {}, answer(201), { id: 'rex' }, { id: 'rex' }],
    ['it was sent with its name, and its address says nothing', {}, answer(204, undefined, { Location: '/' }), { id: 'rex' }, { id: 'rex' }],
  ])('is known to a plain REST API where %s', (_where, options, answered, sent, expected) => {
    expect(rest(options).readCreated(answered, sent)).toEqual(expected);
  });

  it.each<[string, Answer, WireRecord]>([
    ['nothing is answered', answer(201), { name: 'Rex' }],
    ['it is only accepted', answer(202, undefined, { Location: '/jobs/7' }), { id: 7 }],
    ['a page of a proxy is answered', answer(200, '<html>'), { id: 7 }],
  ])('has an unknown outcome where %s', (_where, answered, sent) => {
    expect(() => rest().readCreated(answered, sent)).toThrow(expect.objectContaining({ kind: 'outcomeUnknown' }));
  });

  it('is known to a JSON:API where it is answered, or was sent with its id and nothing is', () => {
    const { readCreated } = jsonApi();
    expect(readCreated(answer(201, { data: { type: 'pets', id: '7' } }), {})).toEqual({ id: 7 });
    expect(readCreated(answer(204), { id: 7, name: 'Rex' })).toEqual({ id: 7, name: 'Rex' });
    for (const [answered, sent] of [[answer(204), { name: 'Rex' }], [answer(201), { id: 7 }], [answer(202), { id: 7 }]] as const) {
      expect(() => readCreated(answered, sent)).toThrow(expect.objectContaining({ kind: 'outcomeUnknown' }));
    }
  });
});

it('a change or a deletion that is answered by nothing is done, and by an empty page of another status is not', () => {
  const empty = (status: number) => answer(status, undefined, { 'Content-Length': '0' });
  expect(rest().readWritten(empty(200), { id: 7 })).toEqual({ id: 7 });
  expect(() => rest().readWritten(empty(202), { id: 7 })).toThrow(expect.objectContaining({ kind: 'outcomeUnknown' }));
  expect(() => rest().readWritten(answer(200, undefined, { 'Content-Length': '7' }), { id: 7 })).toThrow(expect.objectContaining({ kind: 'outcomeUnknown' }));
  expect([{ errors: null }, { error: false }, { errors: ['No.'] }, { error: 'No.' }, { success: false }].map((body) => rest().saysRemoved(answer(200, body)))).toEqual([true, true, false, false, false]);
});

describe('the number of the records of a list', () => {
  const pets = [{ id: 1 }, { id: 2 }];
  const page: ListRequest = { page: 1, perPage: 2 };

  it.each<[string, RestDialect, Answer, number | undefined]>([
    ['a header', {}, answer(200, pets, { 'X-Total-Count': '319' }), 319],
    ['a range', {}, answer(200, pets, { 'Content-Range': 'items 0-24/319' }), 319],
    ['a range without an end', {}, answer(200, pets, { 'Content-Range': 'items 0-24/*' }), undefined],
    ['a header with more behind it', {}, answer(200, pets, { 'X-Total-Count': '319 pets' }), undefined],
    ['a header that is said', { totalHeader: 'Total' }, answer(200, pets, { Total: ' 319 ', 'X-Total-Count': '7' }), 319],
    ['no header but the one that is said', { totalHeader: 'Total' }, answer(200, pets, { 'X-Total-Count': '319' }), undefined],
    ['a place of the answer', { items: 'data', total: 'meta.total' }, answer(200, { data: pets, meta: { total: 319 } }, { 'X-Total-Count': '7' }), 319],
    ['a text there', { items: 'data', total: 'total' }, answer(200, { data: pets, total: '319' }), 319],
    ['none there', { items: 'data', total: 'total' }, answer(200, { data: [], total: 0 }), 0],
    ['something else there', { items: 'data', total: 'total' }, answer(200, { data: pets, total: 'about 319' }), undefined],
    ['something else behind a number', { items: 'data', total: 'total' }, answer(200, { data: pets, total: '319 or so' }), undefined],
    ['less than none', { items: 'data', total: 'total' }, answer(200, { data: pets, total: -1 }), undefined],
    ['a part', { items: 'data', total: 'total' }, answer(200, { data: pets, total: 3.5 }), undefined],
    ['a list', { items: 'data', total: 'total' }, answer(200, { data: pets, total: ['319'] }), undefined],
  ])('is told by %s, or is not known', (_what, options, answered, total) => {
    expect(rest(options).readList(answered, page)).toMatchObject(total === undefined ? { total: 2, more: true } : { total });
  });

  it('is told by a JSON:API where it says so, or else in its meta', () => {
    const list = { data: [{ type: 'pets', id: '1' }, { type: 'pets', id: '2' }], meta: { total: 7, page: { count: 9 } } };
    expect([jsonApi().readList(answer(200, list), page).total, jsonApi({ total: 'meta.page.count' }).readList(answer(200, list), page).total]).toEqual([7, 9]);
  });
});

describe('what comes after a page', () => {
  const pets = (count: number) => Array.from({ length: count }, (_one, index) => ({ id: index + 1 }));
  const page: ListRequest = { page: 1, perPage: 2 };

  it.each<[string, Record<string, string>, RestDialect, boolean]>([
    ['a link', { Link: '</pets?page=2>; rel="next"' }, {}, true],
    ['a link without quotes, among others', { Link: '</pets?page=1>; rel=prev, </pets?page=3>; title="x";  rel=next' }, {}, true],
    ['other links', { Link: '</pets?page=1>; rel="prev", </pets?page=9>; rel="last"' }, {}, false],
    ['no link, where there always is one', {}, { next: 'Link' }, false],
    ['no link', {}, {}, true],
  ])('of a REST API is told by %s', (_what, headers, options, isMore) => {
    expect(rest(options).readList(answer(200, pets(2), headers), page).more === true).toBe(isMore);
  });

  it.each<[string, unknown, string | undefined]>([
    ['a word', 'abc', 'abc'],
    ['a number', 7, '7'],
    ['that there is more', true, '2'],
    ['an address', 'https://api.test/pets?cursor=a%2Fb&limit=2', 'a/b'],
    ['a part of an address', '/pets?cursor=xyz', 'xyz'],
    ['an address without a cursor', '/pets?page=2', '/pets?page=2'],
    ['a word with signs of an address', 'a/b?c', 'a/b?c'],
    ['what is no address', 'https://[/', 'https://[/'],
    ['nothing', null, undefined],
    ['an empty text', '', undefined],
    ['that there is no more', false, undefined],
    ['an object', {}, undefined],
  ])('is opened by %s', (_what, next, cursor) => {
    const { readList } = rest({ items: 'data', next: 'next', page: { by: 'cursor' } });
    expect(readList(answer(200, { data: pets(2), next }), page).next).toBe(cursor);
  });

  it.each<[unknown, boolean]>([['/pets?page=2', true], [{ href: '/pets?page=2' }, true], [{ href: 7 }, false], [null, false]])('of a JSON:API is told by its link: %j', (next, isMore) => {
    expect(jsonApi().readList(answer(200, { data: [{ type: 'pets', id: '1' }], links: { next } }), page).more === true).toBe(isMore);
  });

  it('is asked for where each page opens the next one, and the API has to say where it tells that', () => {
    expect([restMisfit({}), restMisfit({ page: { by: 'page' } }), restMisfit({ page: { by: 'cursor' }, next: 'next' })]).toEqual([undefined, undefined, undefined]);
    expect(restMisfit({ page: { by: 'cursor' } })).toContain('"next"');
  });
});

describe('a list that is answered', () => {
  const pets = (count: number) => Array.from({ length: count }, (_one, index) => ({ id: index + 1 }));
  const ids = ({ items }: { items: readonly WireRecord[] }) => items.map(({ id }) => id);

  it('whole is cut into pages', () => {
    const { readList } = rest({ page: { by: 'none' } });
    const read = readList(answer(200, pets(5)), { page: 2, perPage: 2 });
    expect([ids(read), read.total]).toEqual([[3, 4], 5]);
    expect(readList(answer(200, pets(5), { 'X-Total-Count': '5' }), { page: 1, perPage: 2 }).total).toBe(5);
  });

  it.each<[string, RestDialect, Answer, ListRequest]>([
    ['whole, but counts more', { page: { by: 'none' } }, answer(200, pets(5), { 'X-Total-Count': '6' }), { page: 1, perPage: 2 }],
    ['whole, but goes on', { page: { by: 'none' } }, answer(200, pets(5), { Link: '</pets?page=2>; rel="next"' }), { page: 1, perPage: 2 }],
    ['by pages, one of which is cut', {}, answer(200, pets(2), { 'X-Total-Count': '9' }), { page: 1, perPage: 3 }],
    ['as no list', {}, answer(200, { id: 1 }), { page: 1, perPage: 3 }],
    ['as a list of other things', {}, answer(200, [{ id: 1 }, 'x']), { page: 1, perPage: 3 }],
    ['elsewhere', { items: 'data' }, answer(200, pets(2)), { page: 1, perPage: 3 }],
  ])('%s, is a fault of the server', (_how, options, answered, request) => {
    expect(() => rest(options).readList(answered, request)).toThrow(expect.objectContaining({ kind: 'server' }));
  });

  it('by pages may be shorter than what was asked for where the server decides, at the end, and where nothing is left', () => {
    expect(rest({ page: { size: '' } }).readList(answer(200, pets(2), { 'X-Total-Count': '9' }), { page: 1, perPage: 3 }).total).toBe(9);
    expect(rest().readList(answer(200, pets(2), { 'X-Total-Count': '5' }), { page: 2, perPage: 3 }).total).toBe(5);
    expect(rest().readList(answer(200, [], { 'X-Total-Count': '5' }), { page: 1, perPage: 3 }).total).toBe(5);
  });

  it('by a JSON:API has nothing but resources', () => {
    expect(() => jsonApi().readList(answer(200, { data: [{ type: 'pets', id: '1' }, { id: '2' }] }), second)).toThrow(expect.objectContaining({ kind: 'server' }));
    expect(() => jsonApi().readList(answer(200, { data: { type: 'pets', id: '1' } }), second)).toThrow(expect.objectContaining({ kind: 'server' }));
  });
});

it.each<[unknown, string | undefined, unknown]>([
  [{ a: 1 }, undefined, { a: 1 }],
  [{ a: { b: 1 } }, 'a.b', 1],
  [{ 'a.b': 2, a: { b: 1 } }, 'a.b', 2],
  [{ a: { 'b.c': 3 } }, 'a.b.c', 3],
  [{ a: { b: 1 } }, 'a', { b: 1 }],
  [{ a: { b: 1 } }, 'a.c', undefined],
  [{ a: 1 }, 'a.b', undefined],
  [{}, 'b.a', undefined],
  [{ a: 1 }, 'toString', undefined],
  ['x', 'length', undefined],
])('of %j, the place %s holds %j', (body, place, value) => {
  expect(valueAt(body, place)).toEqual(value);
});
