import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import { withVersion } from '@/api/version';
import { attempt } from '@/engine/data/command/attempt';
import { contradicts } from '@/engine/data/command/contradicts';
import { removalAttempt } from '@/engine/data/command/removalAttempt';
import { sendChange } from '@/engine/data/command/sendChange';
import { WALL_CLOCK as context } from '@/engine/model/transforms/transformContext';
import type { RecordData, Schema } from '@/engine/model/Schema';
import { entityNamed } from '../../../support/realEntities';

describe('an answer that repeats what was sent', () => {
  const sent = { email: 'Zoé@Exemple.fr', givenName: 'Zoé', status: 1 };

  it.each<[boolean, string, WireRecord]>([
    [false, 'letter by letter', sent],
    [false, 'as a server has tidied it: other capitals, accents and spaces', { email: 'zoe@exemple.fr', givenName: ' ZOE' }],
    [false, 'in one text of several, as the platform may change the others', { email: 'zoe@exemple.fr', givenName: 'Jeanne' }],
    [false, 'in no text at all', { id: 7, status: 2 }],
    [false, 'in fields that are no texts', { email: 3, givenName: null, status: 2 }],
    [false, 'in a text where a number was sent', { status: '2' }],
    [true, 'by name alone, with other texts', { email: 'jean@exemple.fr', givenName: 'Jean' }],
    [true, 'by one name, with another text', { email: 'jean@exemple.fr' }],
  ])('contradicts it (%s) when it does so %s', (expected, _how, answer) => {
    expect(contradicts(answer, sent)).toBe(expected);
  });
});

describe('a deletion that was not confirmed', () => {
  const lost = () => Promise.reject(new ApiError('timeout'));
  const removed = (name: string, get: () => Promise<WireRecord>) => {
    const reads: string[] = [];
    const read = (path: string) => {
      reads.push(path);
      return get();
    };
    return attempt(removalAttempt(entityNamed(name), 12, { api: { remove: lost, get: read }, context })).then(({ kind }) => ({ kind, reads }));
  };

  it.each<[string, string, () => Promise<WireRecord>]>([
    ['done', 'no longer there', () => Promise.reject(new ApiError('notFound'))],
    ['unknown', 'still there, as the command may be under way', () => Promise.resolve({ id: 12 })],
    ['unknown', 'not readable', () => Promise.reject(new ApiError('server'))],
    ['unknown', 'refused', () => Promise.reject(new ApiError('denied'))],
  ])('is %s when the record is %s', async (kind, _now, get) => {
    expect(await removed('event', get)).toEqual({ kind, reads: ['admin/events/12'] });
  });

  it('after a failure of the server, is failed when the record is still there, and unknown when that cannot be read', async () => {
    const api = { remove: () => Promise.reject(new ApiError('server')), get: () => Promise.resolve({ id: 12 }) };
    expect(await attempt(removalAttempt(entityNamed('event'), 12, { api, context }))).toMatchObject({ kind: 'failed' });
    const unread = { ...api, get: () => Promise.reject(new ApiError('server')) };
    expect(await attempt(removalAttempt(entityNamed('event'), 12, { api: unread, context }))).toMatchObject({ kind: 'unknown' });
  });

  it.each<[string, ApiErrorKind, () => Promise<WireRecord>, said?: string]>([
    ['done', 'notFound', () => Promise.reject(new ApiError('notFound'))],
    ['done', 'notFound', () => Promise.reject(new ApiError('server')), 'Not Found'],
    ['failed', 'notFound', () => Promise.resolve({ id: 12 }), 'Not Found'],
    ['failed', 'notFound', () => Promise.resolve({ id: 12 })],
    ['failed', 'notFound', () => Promise.reject(new ApiError('server'))],
    ['failed', 'denied', () => Promise.reject(new ApiError('notFound'))],
    ['failed', 'busy', () => Promise.reject(new ApiError('busy'))],
  ])('is %s after a refusal (%s), by what a reading says of the record that is not found', async (kind, refusal, get, said) => {
    expect(await attempt(removalAttempt(entityNamed('event'), 12, { api: { remove: () => Promise.reject(new ApiError(refusal, said)), get }, context }))).toMatchObject({ kind });
  });

  it('reads nothing where reading would change the record', async () => {
    expect(await removed('solidaryRecord', () => Promise.resolve({ id: 12 }))).toEqual({ kind: 'unknown', reads: [] });
  });
});

describe('an edit', () => {
  const event = { id: 12, name: 'Fête', url: 'https://exemple.fr', status: 1 };
  const change = async (name: string, before: RecordData, typed: RecordData, answer: WireRecord) => {
    const bodies: unknown[] = [];
    const update = (_path: string, body: unknown) => {
      bodies.push(body);
      return Promise.resolve(answer);
    };
    const end = await sendChange({ ...before, ...typed }, { api: { update }, entity: entityNamed(name), context, before, id: 12 }).then(
      (saved) => (saved ? 'done' : 'nothing'),
      (error: ApiError) => error.kind,
    );
    return { end, bodies };
  };

  it('that changes nothing is not sent', async () => {
    expect(await change('event', event, {}, event)).toEqual({ end: 'nothing', bodies: [] });
  });

  it.each<[string, string, string, RecordData, RecordData, WireRecord]>([
    ['done', 'has the new value', 'event', event, { name: 'Bal' }, { ...event, name: 'Bal' }],
    ['done', 'has one of the new values and the old one of another', 'event', event, { name: 'Bal', status: 2 }, { ...event, name: 'Bal' }],
    ['done', 'has values that are neither', 'event', event, { name: 'Bal' }, { ...event, name: 'BAL' }],
    ['done', 'leaves out what was emptied', 'event', event, { url: undefined }, { id: 12, name: 'Fête', status: 1 }],
    ['done', 'has one old value and a third one of another', 'event', event, { name: 'Bal', url: 'https://bal.fr' }, { ...event, url: 'https://exemple.fr/bal' }],
    ['done', 'has a text in another language than the one stored', 'article', { id: 12, title: 'Rentrée', status: 0 }, { title: 'Back to school' }, { id: 12, title: 'Rentrée', status: 0 }],
    ['done', 'has the new value under another number', 'event', event, { name: 'Bal' }, { id: 13, name: 'Bal' }],
    ['done', 'has one of the new values under another number', 'event', event, { name: 'Bal', status: 2 }, { id: 13, name: 'Bal', status: 1 }],
    ['done', 'is the record itself as it was, where an edit makes a copy of it', 'solidaryRecord', { id: 12, telephone: '0383402512' }, { telephone: '0600000001' }, { id: 12, admintelephone: '0383402512' }],
    ['done', 'says the number and nothing else', 'event', { id: 12, name: 'Fête', status: 1 }, { url: 'https://exemple.fr' }, { id: 12 }],
    ['outcomeUnknown', 'has the record without what was filled in', 'event', { id: 12, name: 'Fête', status: 1 }, { url: 'https://exemple.fr' }, { id: 12, name: 'Fête', status: 1 }],
    ['outcomeUnknown', 'has only the old values', 'event', event, { name: 'Bal', status: 2 }, event],
    ['outcomeUnknown', 'is about another record', 'event', event, { name: 'Bal' }, { id: 13, name: 'Marché', status: 1 }],
    ['outcomeUnknown', 'is about another record, where nothing was stored before', 'event', { id: 12, name: 'Fête' }, { url: 'https://exemple.fr' }, { id: 13, name: 'Marché' }],
    ['outcomeUnknown', 'is about another record that has nothing where this one was emptied', 'event', event, { url: undefined }, { id: 13, name: 'Marché' }],
  ])('is %s when the answer %s', async (expected, _answer, name, before, typed, answer) => {
    expect((await change(name, before, typed, answer)).end).toBe(expected);
  });

  it('of what no answer ever has, as it is only written, is done when the answer has the rest', async () => {
    const { schema, ...entity } = entityNamed('event');
    const written = { ...entity, schema: { ...schema, properties: { ...schema.properties, url: { ...schema.properties['url'], writeOnly: true } } } };
    const before = { id: 12, name: 'Fête' };
    const update = () => Promise.resolve({ ...before });
    expect(await sendChange({ ...before, url: 'https://exemple.fr' }, { api: { update }, entity: written, context, before, id: 12 })).toEqual(before);
  });

  it.each([
    ['an object', { number: '1', code: 'x' }, { number: '1' }],
    ['an item of a list', [{ number: '1' }, { number: '2', code: 'x' }], [{ number: '1' }, { number: '2' }]],
  ])('of what no answer ever has, inside %s, is done when the answer has the rest', async (_what, typed, stored) => {
    const { schema, ...entity } = entityNamed('event');
    const card: Schema = { type: 'object', properties: { number: { type: 'string' }, code: { type: 'string', writeOnly: true } } };
    const written = { ...entity, schema: { ...schema, properties: { ...schema.properties, card: Array.isArray(typed) ? { type: 'array' as const, items: card } : card } } };
    const before = { id: 12, name: 'Fête', card: stored };
    const bodies: RecordData[] = [];
    const update: Api['update'] = (_path, body) => (bodies.push(body), Promise.resolve({ ...before }));
    expect(await sendChange({ ...before, card: typed }, { api: { update }, entity: written, context, before, id: 12 })).toEqual(before);
    expect(bodies).toEqual([{ card: typed }]);
  });

  it.each([
    ['names the version that was read', 'admin/events', '"3"'],
    ['names no version where it is sent to another address than the one that was read', 'events', undefined],
  ])('%s', async (_what, item, expected) => {
    const { resource, ...entity } = entityNamed('event');
    const before = withVersion({ ...event }, '"3"');
    const versions: unknown[] = [];
    const update: Api['update'] = (_path, body, options) => (versions.push(options?.version), Promise.resolve({ ...event, ...body }));
    await sendChange({ ...before, name: 'Bal' }, { api: { update }, entity: { ...entity, resource: { ...resource, endpoint: { ...resource.endpoint, item } } }, context, before, id: 12 });
    expect(versions).toEqual([expected]);
  });
});
