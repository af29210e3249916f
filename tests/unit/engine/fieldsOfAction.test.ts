import { describe, expect, it } from 'vitest';
import { fieldsOfAction } from '@/engine/model/fieldsOfAction';
import type { ActionUse } from '@/engine/model/ActionUse';

const use = (options: Partial<ActionUse>): ActionUse => ({ use: 'call', name: 'accept', on: 'row', danger: false, confirms: true, ...options });

describe('what an action changes of a record', () => {
  it.each<[string, Partial<ActionUse>, string[]]>([
    ['the fields that its condition names', { when: { all: [{ setting: 'event' }, { not: { field: 'status', is: 1 } }, { any: [{ field: 'kind', filled: true }] }] } }, ['status', 'kind']],
    ['the field that it sets', { field: 'status', value: 2 }, ['status']],
    ['what it aims at', { aim: { identityStatus: 2 } }, ['identityStatus']],
    ['the list whose item it aims at', { item: { field: 'proofs', where: { status: 1 } }, aim: { id: '{item.id}', status: 2 } }, ['proofs']],
    ['nothing that it tells', { body: { name: '{name}' } }, []],
  ])('is %s', (_what, options, fields) => {
    expect([...fieldsOfAction(use(options))]).toEqual(fields);
  });
});
