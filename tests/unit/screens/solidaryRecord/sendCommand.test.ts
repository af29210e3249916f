import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { WireRecord } from '@/api/records';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import type { Entity } from '@/engine/model/Resource';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { sendCommand } from '@/features/solidary/case/sendCommand';

const entity = {
  resource: {
    name: 'solidaryRecord',
    endpoint: { list: 'admin/solidaries', item: 'admin/solidaries', update: 'admin/solidaries' },
    fields: {},
    recordTransforms: [{ use: 'adminPrefix' }],
  },
  schema: { type: 'object', properties: {} },
} as unknown as Entity;
const record = { id: 12, givenName: 'Anne', familyName: 'Roux' };
const body = { solution: { matching: 501, carpooler: 77 } };
const made = { id: 12, admingivenName: 'Anne', adminsolutions: { drivers: [{ id: 3, matchingId: 501, userId: 77 }] } };

interface Setting {
  /** The ids that the list answers. */
  listed?: number[] | ApiErrorKind;
  patch?: WireRecord | ApiErrorKind;
  read?: WireRecord | ApiErrorKind;
  says?: boolean;
}

/** Sends the choice of a driver, and answers the outcome with every call. */
async function sending({ listed = [12], patch = { id: 12, status: 2 }, read = { id: 12 }, says = true }: Setting = {}) {
  const calls: string[] = [];
  const answer = <Answer>(call: string, given: Answer | ApiErrorKind): Promise<Answer> => {
    calls.push(call);
    return typeof given === 'string' ? Promise.reject(new ApiError(given as ApiErrorKind)) : Promise.resolve(given);
  };
  const api = {
    list: (path: string, { filters }: { filters: [string, string][] }) =>
      answer(`list ${path} ${filters.join('&')}`, typeof listed === 'string' ? listed : { items: listed.map((id) => ({ id })), total: listed.length }),
    update: (path: string, sent: unknown) => answer(`patch ${path} ${JSON.stringify(sent)}`, patch),
    get: (path: string) => answer(`get ${path}`, read),
  } as unknown as Api;
  const outcome = await sendCommand({
    api,
    entity,
    id: '12',
    record,
    body,
    transforms: WALL_CLOCK,
    made: says ? ({ drivers }) => drivers.some(({ userId }) => userId === 77) : undefined,
  });
  return { calls, outcome };
}

const ASK = 'list admin/solidaries givenName,Anne&familyName,Roux';
const PATCH = `patch admin/solidaries/12 ${JSON.stringify(body)}`;
const READ = 'get admin/solidaries/12';

describe('a command about a request', () => {
  it('asks the list whether the request still stands, then leaves once', async () => {
    const { calls, outcome } = await sending();
    expect(calls).toEqual([ASK, PATCH]);
    expect(outcome).toEqual({ kind: 'done', record: { id: 12, status: 2 } });
  });

  it('does not leave for a request that was replaced meanwhile', async () => {
    const { calls, outcome } = await sending({ listed: [13] });
    // The second request is without the names, which may have been changed since.
    expect([calls, outcome]).toEqual([[ASK, 'list admin/solidaries ', READ], { kind: 'replaced' }]);
  });

  it('knows the copy that took the place of a request, as the request itself tells', async () => {
    expect((await sending({ listed: [13], read: { id: 12, status: 6, adminsolidaryChildId: 13 } })).outcome).toEqual({ kind: 'replaced', copyId: 13 });
    expect((await sending({ listed: [13], read: 'server' })).outcome).toEqual({ kind: 'replaced' });
  });

  it('does not leave when the list cannot be asked', async () => {
    const { calls, outcome } = await sending({ listed: 'offline' });
    expect([calls, outcome]).toMatchObject([[ASK], { kind: 'failed', error: { kind: 'offline' } }]);
  });

  it.each(['rejected', 'denied', 'unauthorized', 'notFound', 'offline', 'idle'] as const)('that was refused (%s) is not looked for: nothing ran', async (patch) => {
    const { calls, outcome } = await sending({ patch });
    expect([calls, outcome.kind]).toEqual([[ASK, PATCH], 'failed']);
  });

  it.each(['server', 'outcomeUnknown', 'timeout'] as const)('that ended in doubt (%s) is looked for, and done when the request says so', async (patch) => {
    const { calls, outcome } = await sending({ patch, read: made });
    expect(calls).toEqual([ASK, PATCH, READ]);
    expect(outcome).toMatchObject({ kind: 'done', record: { givenName: 'Anne' } });
  });

  it.each([
    ['done when the request says so', made, 'done'],
    ['known to nobody when the request does not say so', { id: 12 }, 'unknown'],
  ])('that is answered with another request is looked for, and %s', async (_how, read, kind) => {
    const { calls, outcome } = await sending({ patch: { id: 13, status: 2 }, read });
    expect([calls, outcome.kind]).toEqual([[ASK, PATCH, READ], kind]);
  });

  it('has failed when the request, read again, does not say that it was made, or cannot', async () => {
    expect((await sending({ patch: 'server' })).outcome).toMatchObject({ kind: 'failed', error: { kind: 'server' }, record: { id: 12 } });
    expect((await sending({ patch: 'server', read: made, says: false })).outcome.kind).toBe('failed');
  });

  it('may have been made when the request can no longer be read, and is not sent again', async () => {
    const { calls, outcome } = await sending({ patch: 'server', read: 'server' });
    expect([calls, outcome.kind]).toEqual([[ASK, PATCH, READ], 'unseen']);
  });

  it('is known to nobody when its answer was lost, and the request cannot be read since', async () => {
    expect((await sending({ patch: 'outcomeUnknown', read: 'offline' })).outcome).toEqual({ kind: 'unknown' });
  });

  it('is known to nobody when its answer was lost, though the request does not say that it was made: it may still be under way', async () => {
    expect((await sending({ patch: 'outcomeUnknown', read: made, says: false })).outcome).toMatchObject({ kind: 'unknown', record: { id: 12 } });
  });
});
