import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { asksRecord, holds, type Condition, type ConditionContext } from '@/engine/model/conditions';
import { formFields } from '@/engine/model/formFields';
import type { RecordData } from '@/engine/model/Schema';
import { readResources } from '../../../scripts/resources/readResources';

const situation = (record: RecordData, changes: Partial<ConditionContext> = {}): ConditionContext => ({
  settings: DEFAULT_SETTINGS,
  permissions: new Set(),
  mode: 'create',
  record,
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a condition on an age', () => {
  const minor: Condition = { field: 'birthDate', youngerThan: 18 };

  it.each([
    ['2008-11-21', true],
    ['2008-11-20', false],
    ['2008-11-19', false],
    ['2030-01-01', true],
    ['2008-11-21T00:00:00+00:00', true],
    ['1980-02-29', false],
    ['', false],
    ['né le 2008-11-21', false],
    ['demain', false],
    [undefined, false],
    [2010, false],
  ])('with a birth on %s on 20/11/2026: %s', (birthDate, expected) => {
    expect(holds(minor, situation({ birthDate }))).toBe(expected);
  });
});

it('a condition on a fault of the platform holds until the deployment says that it is mended', () => {
  const fault: Condition = { fault: 'subjectRemoval' };
  expect(holds(fault, situation({}))).toBe(true);
  expect(holds(fault, situation({}, { settings: { ...DEFAULT_SETTINGS, mended: ['subjectRemoval'] } }))).toBe(false);
});

describe('a condition', () => {
  const record = { kind: 2, empty: '', none: null, list: [], address: { street: '', town: undefined }, zero: 0, no: false, tags: ['a'] };
  const yes: Condition = { field: 'kind', is: 2 };
  const no: Condition = { field: 'kind', is: 3 };
  const context = situation(record, { permissions: new Set(['user_read']), mode: 'edit', settings: { ...DEFAULT_SETTINGS, hitchHiking: true, analytics: false } });

  it.each<[Condition, boolean]>([
    [yes, true],
    [no, false],
    [{ field: 'kind', in: [1, 2] }, true],
    [{ field: 'kind', in: [1, 3] }, false],
    [{ field: 'unknown', is: undefined }, true],
    [{ permission: 'user_read' }, true],
    [{ permission: 'user_update' }, false],
    [{ mode: 'edit' }, true],
    [{ mode: 'show' }, false],
    [{ setting: 'hitchHiking' }, true],
    [{ setting: 'analytics' }, false],
    [{ all: [yes, yes] }, true],
    [{ all: [yes, no] }, false],
    [{ all: [] }, true],
    [{ any: [no, yes] }, true],
    [{ any: [no, no] }, false],
    [{ any: [] }, false],
    [{ not: no }, true],
    [{ not: yes }, false],
  ])('%j holds: %s', (condition, expected) => {
    expect(holds(condition, context)).toBe(expected);
  });

  it.each([
    ['unknown', false],
    ['none', false],
    ['empty', false],
    ['list', false],
    ['address', false],
    ['zero', true],
    ['no', true],
    ['tags', true],
  ])('on whether "%s" has a value: %s', (field, filled) => {
    expect([holds({ field, filled: true }, context), holds({ field, filled: false }, context)]).toEqual([filled, !filled]);
  });

  it.each<[Condition, boolean]>([
    [yes, true],
    [{ mode: 'show' }, false],
    [{ all: [{ mode: 'show' }, yes] }, true],
    [{ all: [{ mode: 'show' }] }, false],
    [{ any: [{ mode: 'show' }, yes] }, true],
    [{ any: [{ mode: 'show' }] }, false],
    [{ not: yes }, true],
    [{ not: { mode: 'show' } }, false],
  ])('%j looks at the record: %s', (condition, expected) => {
    expect(asksRecord(condition)).toBe(expected);
  });
});

describe('the account of a minor', () => {
  const user = readResources('schemas').entities.find(({ resource }) => resource.name === 'user')!;
  const guardian = (birthDate: string, changes: Partial<ConditionContext> = {}) =>
    formFields({ entity: user, widgets: {}, context: situation({ birthDate }, changes) }).get('legalGuardianEmail');

  it('needs the address of a guardian when it is created', () => {
    expect(guardian('2010-01-01')?.required).toBe(true);
    expect(guardian('1990-01-01')?.required).toBe(false);
  });

  it('does not when it is changed, nor where minors are not protected', () => {
    expect(guardian('2010-01-01', { mode: 'edit' })?.required).toBe(false);
    expect(guardian('2010-01-01', { settings: { ...DEFAULT_SETTINGS, minorProtection: false } })).toBeUndefined();
  });
});
