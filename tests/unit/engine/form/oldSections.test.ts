import { expect, it } from 'vitest';
import { foldedAtFirst, oldSections } from '@/engine/form/outline/oldSections';
import type { Section } from '@/engine/model/Resource';
import type { RecordSchema } from '@/engine/model/Schema';

const [fax, telex, name]: [Section, Section, Section] = [
  { name: 'fax', rows: [['fax', 'faxCode']] },
  { name: 'telex', rows: [['telex'], ['name']] },
  { name: 'name', rows: [['name']] },
];

it('a section is old where each of its fields is, and none has to be filled in', () => {
  const old = { type: 'string', deprecated: true } as const;
  const schema = (required: string[] = []): RecordSchema => ({ type: 'object', properties: { fax: old, faxCode: old, telex: old, name: { type: 'string' } }, required });
  expect(oldSections([fax, telex, name], schema())).toEqual([fax]);
  expect(oldSections([fax, telex, name], schema(['name']))).toEqual([fax]);
  expect(oldSections([fax, telex, name], schema(['faxCode']))).toEqual([]);
});

it('old sections are folded exactly where they are empty, others where the operator has folded them', () => {
  const folded = (record: Record<string, unknown>, ...kept: string[]) => [...foldedAtFirst(new Set(kept), [fax], record)];
  expect(folded({ fax: '', faxCode: null }, 'name')).toEqual(['name', 'fax']);
  expect(folded({ fax: '', faxCode: 'x' }, 'name', 'fax')).toEqual(['name']);
  expect(folded({})).toEqual(['fax']);
});
