import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkPlace } from '@/engine/data/cutWork';
import { keepSendings, keptSendings } from '@/features/campaigns/send/keptSendings';
import { NOTHING_SENT, type SendState } from '@/features/campaigns/send/sendState';
import { memoryStorage } from '../../api/fakes';

const PLACE: WorkPlace = { kind: 'mailing', userId: 4, page: '/campaigns/send/7##7' };
const KEY = 'backOffice.cut.mailing:4:/campaigns/send/7##7';
const at = '2026-11-26T05:00:00.000Z';
const lost = { kind: 'unknown', at, before: 1, despite: 'lost' } as const;

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('the sendings whose outcome nobody knows are kept, and no others', () => {
  const state: SendState = { sending: undefined, outcomes: { mailing: { ...lost, readAgain: at }, test: { kind: 'done', at, reach: 3 } } };
  keepSendings(PLACE, state);
  expect(keptSendings(PLACE)).toEqual({ ...NOTHING_SENT, outcomes: { mailing: { ...lost, readAgain: at } } });
  keepSendings(PLACE, NOTHING_SENT);
  expect(sessionStorage.length).toBe(0);
});

it('a sending that failed is kept without what the platform said', () => {
  keepSendings(PLACE, { sending: undefined, outcomes: { test: { kind: 'failed', at, reason: 'Élodie Martin', before: 0 } } });
  expect(keptSendings(PLACE).outcomes).toEqual({ test: { kind: 'failed', at, reason: '', before: 0 } });
  expect(sessionStorage.getItem(KEY)).not.toContain('Martin');
});

it.each<[string, object]>([
  ['something else', { kind: 'gone', at }],
  ['no time', { ...lost, at: 'yesterday' }],
  ['a second time that is none', { ...lost, readAgain: 5 }],
  ['no known answer', { ...lost, despite: 'x' }],
  ['a failure without its time', { kind: 'failed', reason: '', before: 0 }],
  ['a failure with another kind of reason', { kind: 'failed', at, reason: {}, before: 0 }],
])('%s that was kept is no sending', (_what, mailing) => {
  sessionStorage.setItem(KEY, JSON.stringify({ mailing, other: lost }));
  expect(keptSendings(PLACE)).toEqual(NOTHING_SENT);
});
