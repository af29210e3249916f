import { describe, expect, it } from 'vitest';
import type { SignOutReason } from '@/session/Session';
import { reasonFromOtherTab, takeReason, keepReason } from '@/session/signOutReasons';
import { holdsSolidaryRight } from '@/session/solidaryRights';
import { memoryStorage } from '../api/fakes';

describe('why a session has ended', () => {
  it.each<SignOutReason['kind']>(['idle', 'refused', 'notAuthorized', 'otherTab', 'byOperator'])('is said once after a reload: %s', (kind) => {
    const storage = memoryStorage();
    keepReason(storage, { kind } as SignOutReason);
    expect([takeReason(storage)?.kind, takeReason(storage)]).toEqual([kind, undefined]);
  });

  it('is, where an operator has logged out in another tab, that they did so there', () => {
    expect(reasonFromOtherTab('{"kind":"byOperator"}')).toEqual({ kind: 'otherTab' });
    expect(reasonFromOtherTab('{"kind":"idle"}')).toEqual({ kind: 'idle' });
  });

  it.each(['{"kind":"asleep"}', '{}', 'no JSON', '"idle"', null])('is not known from what no version has written: %s', (text) => {
    expect(reasonFromOtherTab(text)).toBeUndefined();
  });
});

it.each([
  ['solidary_create', true],
  ['solidary_beneficiary_read', true],
  ['solidary_volunteer_update', true],
  ['solidary_user_structure_delete', true],
  ['structure_list', true],
  ['solidary_manage', true],
  ['solidary_list_operator', true],
  ['structure_list_all', false],
  ['my_structure_list', false],
  ['solidary_walk', false],
  ['user_read', false],
])('the right %s has to do with solidary transport: %s', (right, isSo) => {
  expect(holdsSolidaryRight(new Set(['event_list', right]))).toBe(isSo);
});
