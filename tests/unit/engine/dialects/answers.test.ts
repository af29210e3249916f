import { describe, expect, it } from 'vitest';
import type { ListRequest } from '@/api/records';
import type { Answer } from '@/api/send';
import { jsonApi } from '@/engine/model/dialects/jsonApi';
import { rest } from '@/engine/model/dialects/rest';

const DIALECTS = { rest, jsonApi };
type Use = keyof typeof DIALECTS;

const PET = { type: 'pets', id: '7', attributes: { name: 'Rex' } };
const SENT = { id: 7, name: 'Rex' };

function answer(status: number, body?: unknown, headers: Record<string, string> = {}): Answer {
  return { status, body, headers: new Headers(headers) };
}

describe('a deletion', () => {
  it.each<[Use, string, Answer, boolean]>([
    ['rest', 'nothing', answer(204), true],
    ['rest', 'an empty 200', answer(200, undefined, { 'Content-Length': '0' }), true],
    ['rest', 'the record', answer(200, { id: 7 }), true],
    ['rest', 'a page of a proxy', answer(200, '<html>', { 'Content-Type': 'text/html' }), false],
    ['rest', 'an error inside a success', answer(200, { error: 'locked' }), false],
    ['rest', 'no success inside a success', answer(200, { success: false }), false],
    ['rest', 'that it is accepted', answer(202, {}), false],
    ['jsonApi', 'nothing', answer(204), true],
    ['jsonApi', 'a document without data', answer(200, { meta: {} }), true],
    ['jsonApi', 'errors inside a success', answer(200, { errors: [] }), false],
    ['jsonApi', 'no document', answer(200, 'gone'), false],
    ['jsonApi', 'that it is accepted', answer(202, { meta: {} }), false],
  ])('of %s that answers %s', (use, _what, answered, isRemoved) => {
    expect(DIALECTS[use]().saysRemoved(answered)).toBe(isRemoved);
  });
});

describe('a change', () => {
  it.each<[Use, string, Answer, unknown]>([
    ['rest', 'the record', answer(200, { id: 7, name: 'Max' }), { id: 7, name: 'Max' }],
    ['rest', 'nothing', answer(204), SENT],
    ['jsonApi', 'the record', answer(200, { data: PET }), SENT],
    ['jsonApi', 'nothing', answer(204), SENT],
  ])('of %s that answers %s is done', (use, _what, answered, record) => {
    expect(DIALECTS[use]().readWritten(answered, SENT)).toEqual(record);
  });

  it.each<[Use, string, Answer]>([
    ['rest', 'a record without its number', answer(200, { name: 'Max' })],
    ['rest', 'that it is accepted', answer(202)],
    ['jsonApi', 'a record without its type', answer(200, { data: { id: '7', attributes: {} } })],
    ['jsonApi', 'a record without its number', answer(200, { data: { type: 'pets', attributes: {} } })],
    ['jsonApi', 'that it is accepted', answer(202)],
  ])('of %s that answers %s has an unknown outcome', (use, _what, answered) => {
    expect(() => DIALECTS[use]().readWritten(answered, SENT)).toThrow(expect.objectContaining({ kind: 'outcomeUnknown' }));
  });
});

describe('a plain REST API that takes the whole record', () => {
  const stored = { id: 7, name: 'Rex', kind: 'dog', madeOn: '2026-01-01' };

  it('is sent what it has, with the changes and without what it sets itself', () => {
    const whole = rest({ update: { method: 'PUT' } }, { readOnly: ['madeOn'] });
    expect(whole.updatesWhole).toBe(true);
    expect(whole.update({ name: 'Max' }, '/pets/7', stored).body).toEqual({ id: 7, name: 'Max', kind: 'dog' });
  });

  it('is otherwise sent the changes alone', () => {
    expect(rest().updatesWhole).toBeUndefined();
    expect(rest().update({ name: 'Max' }, '/pets/7', stored).body).toEqual({ name: 'Max' });
  });
});

describe('the errors of fields in a refusal', () => {
  it.each<[string, unknown, [string, string][]]>([
    ['an object by field', { errors: { name: ['Too long.', 'Taken.'], age: 'Too old.' } }, [['name', 'Too long.'], ['name', 'Taken.'], ['age', 'Too old.']]],
    ['an object of objects by field', { errors: { name: { message: 'Too long.' } } }, [['name', 'Too long.']]],
    ['a list with names', { errors: [{ field: 'name', message: 'Too long.' }] }, [['name', 'Too long.']]],
    ['the list of API Platform', { violations: [{ propertyPath: 'address.city', message: 'Unknown.' }] }, [['address.city', 'Unknown.']]],
    ['places of a list', { errors: [{ path: 'stops[12].name', message: 'Empty.' }] }, [['stops.12.name', 'Empty.']]],
    ['a pointer', { errors: [{ pointer: '#/name', detail: 'Too long.' }] }, [['name', 'Too long.']]],
    ['a pointer into the body', { errors: [{ pointer: '/body/data/name', detail: 'Too long.' }] }, [['data.name', 'Too long.']]],
    ['the list of FastAPI', { detail: [{ loc: ['body', 'data', 'body'], msg: 'Required.' }] }, [['body', 'Required.']]],
    ['a second list, where the first names no field', { errors: ['No.'], details: [{ field: 'name', reason: 'Taken.' }] }, [['name', 'Taken.']]],
    ['a plain object by field', { name: ['Too long.'], age: ['Too old.'] }, [['name', 'Too long.'], ['age', 'Too old.']]],
    ['what is said of the whole record', { errors: { non_field_errors: ['No.'], name: ['Too long.'] } }, [['name', 'Too long.']]],
    ['what is said of a part as a whole', { errors: { 'address.base': ['No.'], name: ['Too long.'] } }, [['name', 'Too long.']]],
    ['an error without a field', { errors: [{ message: 'No.' }] }, []],
    ['a field without a message', { errors: [{ field: 'name', message: '' }], violations: { age: [''] } }, []],
    ['a plain object with other values', { name: ['Too long.'], code: 12 }, []],
    ['a plain object with lists of other values', { name: ['Too long.'], codes: [12] }, []],
    ['a plain object with lists of texts and other values', { name: ['Too long.'], codes: ['x', 12] }, []],
    ['a plain object with an empty list', { name: ['Too long.'], codes: [] }, []],
    ['no object', ['No.'], []],
    ['nothing', undefined, []],
  ])('are read from %s', (_what, body, expected) => {
    expect(rest().readRefusal({ status: 422, body }).violations).toEqual(expected.map(([path, message]) => ({ path, message })));
  });

  const said = (body: unknown) => rest().readRefusal({ status: 422, body }).violations.map(({ path, message }) => `${path}: ${message}`);

  it.each(['errors', 'violations', 'invalid-params', 'invalidParams', 'fieldErrors', 'detail', 'details'])('are read from the list that an API calls "%s"', (list) => {
    expect(said({ [list]: [{ field: 'name', message: 'Too long.' }] })).toEqual(['name: Too long.']);
  });

  it.each(['field', 'propertyPath', 'path', 'property', 'pointer', 'name', 'param', 'loc', 'attribute'])('name their field as "%s"', (key) => {
    expect(said({ errors: [{ [key]: 'email', message: 'Taken.' }] })).toEqual(['email: Taken.']);
  });

  it.each(['message', 'detail', 'msg', 'reason', 'defaultMessage', 'title', 'description'])('have their words as "%s"', (key) => {
    expect(said({ errors: [{ field: 'email', [key]: 'Taken.' }] })).toEqual(['email: Taken.']);
  });

  it.each(['$.email', '#/email', 'body.email', '/data/email', '$.body.email'])('name their field without what is around the record: %s', (path) => {
    expect(said({ errors: [{ path, message: 'Taken.' }] })).toEqual(['email: Taken.']);
    expect(said({ errors: [{ source: { pointer: path }, message: 'Taken.' }] })).toEqual(['email: Taken.']);
  });

  it.each(['non_field_errors', 'base', '__all__'])('are not of a field where they are of the record as a whole: %s', (name) => {
    expect(said({ errors: { [name]: ['No.'] } })).toEqual([]);
  });

  it.each<[string, object]>([
    ['a detail', { detail: 'Down.', message: 'No.' }],
    ['a message', { message: 'Down.', error_description: 'No.' }],
    ['a description', { error_description: 'Down.', error: 'No.' }],
    ['the message of an error', { error: { message: 'Down.' }, title: 'No.' }],
    ['an error', { error: 'Down.', title: 'No.' }],
    ['a title', { title: 'Down.' }],
  ])('stand beside the words of the whole refusal, which are read from %s before anything less plain', (_what, body) => {
    expect(rest().readRefusal({ status: 500, body }).message).toBe('Down.');
  });

  it.each<[string, object, { message: string; violations: object[] }]>([
    ['an attribute', { detail: 'Too long.', source: { pointer: '/data/attributes/name' } }, { message: '', violations: [{ path: 'name', message: 'Too long.' }] }],
    ['a part of an attribute', { detail: 'Unknown.', source: { pointer: '/data/attributes/address/city' } }, { message: '', violations: [{ path: 'address.city', message: 'Unknown.' }] }],
    ['a relationship', { detail: 'Nobody.', source: { pointer: '/data/relationships/owner/data/id' } }, { message: '', violations: [{ path: 'owner', message: 'Nobody.' }] }],
    ['a relationship as a whole', { title: 'Nobody.', source: { pointer: '/data/relationships/owner/data' } }, { message: '', violations: [{ path: 'owner', message: 'Nobody.' }] }],
    ['a pointer that only ends like one', { detail: 'No.', source: { pointer: '/included/data/attributes/name' } }, { message: 'No.', violations: [] }],
    ['no field', { detail: '', title: 'No.' }, { message: 'No.', violations: [] }],
    ['a pointer that is no text', { detail: 'No.', source: { pointer: 7 } }, { message: 'No.', violations: [] }],
    ['a field, without words', { source: { pointer: '/data/attributes/name' }, detail: 7 }, { message: '', violations: [] }],
  ])('of a JSON:API are read from an error that points at %s', (_what, error, expected) => {
    expect(jsonApi().readRefusal({ status: 422, body: { errors: [error, 'no error'] } })).toEqual({ kind: 'rejected', ...expected });
  });

  it('of a JSON:API that name none are one text', () => {
    expect(jsonApi().readRefusal({ status: 422, body: { errors: [{ detail: 'No.' }, { detail: 'Never.' }, {}] } }).message).toBe('No. Never.');
  });

  it('leave the words that are no text, or empty, to the next place', () => {
    expect(rest().readRefusal({ status: 500, body: { detail: '', message: 12, error: { message: 'Down.' } } }).message).toBe('Down.');
  });
});

describe('a page of a list', () => {
  const pets = (count: number) => Array.from({ length: count }, (_one, index) => ({ id: index + 1 }));
  const first: ListRequest = { page: 1, perPage: 2 };

  it.each<[string, Parameters<typeof rest>[0], Answer, object]>([
    ['is full, where nobody counts: there may be more', {}, answer(200, pets(2)), { total: 2, more: true }],
    ['is not full: it is the last', {}, answer(200, pets(1)), { total: 1 }],
    ['has what the server likes: there is more until none comes', { page: { size: '' } }, answer(200, pets(1)), { total: 1, more: true }],
    ['has the total as a text', { items: 'items', total: 'count' }, answer(200, { items: pets(2), count: '41' }), { total: 41 }],
    ['has a text that is no total', { items: 'items', total: 'count' }, answer(200, { items: pets(1), count: 'about 41' }), { total: 1 }],
    ['has a text that only begins as one', { items: 'items', total: 'count' }, answer(200, { items: pets(1), count: '41 pets' }), { total: 1 }],
    ['leads on by its last record', { items: 'items', page: { by: 'cursor' }, next: 'more' }, answer(200, { items: pets(2), more: true }), { total: 2, more: true, next: '2' }],
    ['leads on by an address', { items: 'items', page: { by: 'cursor' }, next: 'next' }, answer(200, { items: pets(2), next: '/pets?cursor=xyz' }), { total: 2, more: true, next: 'xyz' }],
    ['leads no further, and counts', { items: 'items', total: 'count', page: { by: 'cursor' }, next: 'next' }, answer(200, { items: pets(2), next: null, count: 2 }), { total: 2 }],
    ['is said to go on, though nothing is on it', { items: 'items', page: { by: 'cursor' }, next: 'more' }, answer(200, { items: [], more: true }), { total: 0, more: true }],
  ])('%s', (_what, options, answered, expected) => {
    const { items, ...said } = rest(options).readList(answered, first);
    expect(said).toStrictEqual(expected);
    expect(items.length).toBeLessThanOrEqual(2);
  });
});
