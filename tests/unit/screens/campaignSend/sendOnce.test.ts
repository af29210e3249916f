import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { QueryParameters } from '@/api/records';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { RecordData } from '@/engine/model/Schema';
import { sendOnce } from '@/features/campaigns/send/sendOnce';
import type { Sent } from '@/features/campaigns/send/sendState';
import type { RecipientSource } from '@/features/campaigns/recipients/sources';

const users: RecipientSource = {
  value: 1,
  resource: 'user',
  ids: 'user[]',
  associate: 'admin/users/associate-campaign',
  send: 'admin/users/send-campaign',
  reached: { field: 'newsSubscription', is: true },
  counts: { reached: ['newsSubscription', 'true'], ids: 'selected' },
};
const selection = { source: 1, filterType: 1, deliveryCount: 12 };
const campaign = (status: number, recipients: object = selection): RecordData => ({ id: 7, status, recipients });

interface Setting {
  sent?: Sent;
  record?: RecordData;
  /** The campaign at each read, or an error where it cannot be read. */
  reads?: (RecordData | ApiError)[];
  fails?: ApiErrorKind;
  /** How many were chosen, where that is known. */
  chosen?: number;
  /** The list in which its filters are understood. */
  list?: ListDefinition;
}

/** Sends, and answers the outcome with every command that was sent. */
async function sending({ sent = 'mailing', record = campaign(1), reads = [record, record], fails, chosen, list }: Setting) {
  const left: [string, QueryParameters][] = [];
  const act: Api['act'] = (path, parameters) => {
    left.push([path, parameters]);
    return fails ? Promise.reject(new ApiError(fails)) : Promise.resolve(12);
  };
  const waiting = [...reads];
  const read = () => {
    const next = waiting.shift() ?? new ApiError('offline');
    return next instanceof ApiError ? Promise.reject(next) : Promise.resolve(next);
  };
  const api = { act } as unknown as Api;
  const { outcome, error } = await sendOnce({ api, id: '7', sent, record, source: users, list, chosen, read }, ({ kind }) => kind);
  return { left, outcome, error: error?.kind };
}

describe('a sending', () => {
  it.each([
    ['test' as const, campaign(0), '1'],
    ['mailing' as const, campaign(1), '2'],
  ])('of a %s is one command with its mode', async (sent, record, mode) => {
    const { left, outcome } = await sending({ sent, record });
    expect(left).toEqual([['admin/users/send-campaign', [['campaignId', '7'], ['mode', mode]]]]);
    expect(outcome).toMatchObject({ kind: 'done', reach: 12 });
  });

  it('gives the filters of its recipients again', async () => {
    const { left } = await sending({ record: campaign(1, { source: 1, filterType: 2, filters: 'gender=1&gender=2&givenName=Jean', deliveryCount: 3 }) });
    expect(left[0]?.[1]).toEqual([['campaignId', '7'], ['mode', '2'], ['gender[]', '1'], ['gender[]', '2'], ['givenName', 'Jean']]);
  });

  it('gives one value of a filter as a list where the list of its recipients knows several', async () => {
    const list = { filters: [{ name: 'gender', parameter: 'gender', multiple: true }] } as unknown as ListDefinition;
    const { left } = await sending({ record: campaign(1, { source: 1, filterType: 2, filters: 'gender=1&givenName=Jean', deliveryCount: 3 }), list });
    expect(left[0]?.[1].slice(2)).toEqual([['gender[]', '1'], ['givenName', 'Jean']]);
  });

  it.each([
    ['somebody was quicker', { reads: [campaign(2)] }, 'changed'],
    ['its recipients are gone', { reads: [campaign(1, {})] }, 'changed'],
    ['its recipients are others', { reads: [campaign(1, { ...selection, deliveryCount: 900 })] }, 'changed'],
    ['its subject is another', { reads: [{ ...campaign(1), subject: 'Autre' }] }, 'changed'],
    ['its message is another', { reads: [{ ...campaign(1), body: '[]' }] }, 'changed'],
    ['it cannot be read first', { reads: [new ApiError('server')] }, 'failed'],
    ['it has more people than were chosen', { chosen: 11 }, 'mixed'],
  ])('does not leave when %s', async (_why, setting, kind) => {
    const { left, outcome } = await sending(setting);
    expect([left, outcome.kind]).toEqual([[], kind]);
  });

  it.each([
    ['a lost answer leaves the outcome unknown', 'outcomeUnknown', campaign(1), 'unknown'],
    ['a lost answer that cannot be looked into either does too', 'outcomeUnknown', new ApiError('offline'), 'unknown'],
    ['a lost answer is done when the status says so', 'outcomeUnknown', campaign(2), 'done'],
    ['an error of the server is a failure when the status has not changed', 'server', campaign(1), 'failed'],
    ['a refusal is done when the status says so: the platform acts, then checks', 'denied', campaign(2), 'done'],
    ['an error that cannot be looked into leaves the outcome unknown', 'server', new ApiError('offline'), 'unknown'],
    ['a refusal is a failure when the status would have changed, and has not', 'denied', campaign(1), 'failed'],
    ['no network is a failure: nothing left', 'offline', campaign(1), 'failed'],
  ] as const)('%s, and is not tried again', async (_what, fails, after, kind) => {
    const { left, outcome } = await sending({ fails, reads: [campaign(1), after] });
    expect([left.length, outcome.kind]).toEqual([1, kind]);
  });

  it.each([['outcomeUnknown', 'lost'], ['denied', 'refused'], ['server', 'failed']] as const)('of a second test says nothing by its status, whatever was answered: %s', async (fails, despite) => {
    const { outcome } = await sending({ sent: 'test', fails });
    expect(outcome).toMatchObject({ kind: 'unknown', before: 1, despite });
  });

  it('leaves when those who were chosen are there, or fewer', async () => {
    expect((await sending({ chosen: 12 })).outcome.kind).toBe('done');
    expect((await sending({ chosen: 20 })).outcome.kind).toBe('done');
  });
});
