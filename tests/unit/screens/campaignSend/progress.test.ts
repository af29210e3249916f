import { describe, expect, it } from 'vitest';
import { isReady, nextStep, progressOf } from '@/features/campaigns/send/progress';
import { isLocked, NOTHING_SENT, settle, type SendState } from '@/features/campaigns/send/sendState';

const at = '2026-11-22T10:00:00Z';
const recipients = { source: 1, filterType: 1, deliveryCount: 12 };
const campaign = { status: 0, subject: 'Covoiturons', body: [{ type: 'title', value: 'Bonjour', position: 1 }], recipients };

const flags = (record: object, state: SendState = NOTHING_SENT) => {
  const { associated, testSent, prodSent } = progressOf({ ...campaign, ...record }, state);
  return { associated, testSent, prodSent };
};

describe('how far a campaign is', () => {
  it.each([
    ['is associated once recipients have been', {}, { associated: 1, testSent: false, prodSent: false }],
    ['is not without any', { recipients: undefined }, { associated: 0, testSent: false, prodSent: false }],
    ['is not while they are only picked', { recipients: { ...recipients, ids: [12], countedAt: at } }, { associated: 0, testSent: false, prodSent: false }],
    ['is tested', { status: 1 }, { associated: 1, testSent: true, prodSent: false }],
    ['is sent', { status: 2 }, { associated: 1, testSent: true, prodSent: true }],
    ['is sent, once archived', { status: 3 }, { associated: 1, testSent: true, prodSent: true }],
  ])('%s', (_what, record, expected) => {
    expect(flags(record)).toEqual(expected);
  });

  it.each([
    [1, { body: [] }],
    [2, { recipients: undefined }],
    [3, {}],
    [4, { status: 1 }],
    [undefined, { status: 2 }],
    [undefined, { status: 3, body: [] }],
  ])('comes next at step %s', (step, record) => {
    expect(nextStep(progressOf({ ...campaign, ...record }, NOTHING_SENT))).toBe(step);
  });

  it('knows what has just been sent, before it is read again', () => {
    const test = { kind: 'done', at, reach: 12 } as const;
    expect(flags({}, { sending: undefined, outcomes: { test } })).toMatchObject({ testSent: true, prodSent: false });
    expect(flags({ status: 1 }, { sending: undefined, outcomes: { mailing: test } })).toMatchObject({ prodSent: true });
  });

  it.each([
    ['whole', {}, true],
    ['without a message', { body: [] }, false],
    ['with nobody to write to', { recipients: { ...recipients, deliveryCount: 0 } }, false],
    ['without recipients', { recipients: undefined }, false],
  ])('may be sent or not: %s', (_what, record, ready) => {
    expect(isReady(progressOf({ ...campaign, ...record }, NOTHING_SENT))).toBe(ready);
  });
});

describe('what is locked', () => {
  it.each([
    ['nothing at first', NOTHING_SENT, false],
    ['everything while something is on its way', { ...NOTHING_SENT, sending: 'test' }, true],
    ['everything after a lost answer', { sending: undefined, outcomes: { mailing: { kind: 'unknown', at, before: 1 } } }, true],
    ['nothing once the operator has looked', { sending: undefined, outcomes: { mailing: { kind: 'unknown', at, before: 1, readAgain: at } } }, false],
    ['nothing after a failure', { sending: undefined, outcomes: { test: { kind: 'failed', at, reason: '', before: 0 } } }, false],
  ] as [string, SendState, boolean][])('is %s', (_what, state, expected) => {
    expect(isLocked(state)).toBe(expected);
  });
});

it.each([
  ['still is one while the status says so', 0, ['failed']],
  ['is forgotten once the test was sent from elsewhere', 1, []],
])('a failure %s', (_what, status, kinds) => {
  const state: SendState = { sending: undefined, outcomes: { test: { kind: 'failed', at, reason: '', before: 0 } } };
  expect(Object.values(settle(state, status).outcomes).map(({ kind }) => kind)).toEqual(kinds);
});

describe('a lost answer', () => {
  const lost = (sent: 'test' | 'mailing', before: number): SendState => ({ sending: undefined, outcomes: { [sent]: { kind: 'unknown', at, before } } });

  it.each([
    ['is missed as long as the status has not changed', lost('mailing', 1), 1, 'unknown'],
    ['is no longer missed once the campaign is sent', lost('mailing', 1), 2, 'done'],
    ['is no longer missed once the campaign is tested', lost('test', 0), 1, 'done'],
    ['of a second test is missed for good', lost('test', 1), 1, 'unknown'],
  ])('%s', (_what, state, status, kind) => {
    expect(Object.values(settle(state, status).outcomes).map((outcome) => outcome.kind)).toEqual([kind]);
  });
});
