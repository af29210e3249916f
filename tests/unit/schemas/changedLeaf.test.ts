import { fc } from '../../support/property';
import { expect, it } from 'vitest';
import type { Entity } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { readResources } from '../../../scripts/resources/readResources';

const { entities } = readResources('schemas');
function entityNamed(name: string): Entity {
  const found = entities.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(name);
  return found;
}

const text = fc.string({ minLength: 1, maxLength: 8 }).filter((value) => value.trim() !== '' && !value.includes(';'));
const orNull = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: null });
const id = fc.integer({ min: 1, max: 999 });

/** Records of the platform, all with different ids. */
function stored<Item extends { id: number }>(item: fc.Arbitrary<Item>) {
  return fc.uniqueArray(item, { minLength: 1, maxLength: 4, selector: ({ id: number }) => number });
}

/** Items in the order of their positions, which have gaps, as on the platform. */
function inOrder<Item extends { id: number }>(item: fc.Arbitrary<Item>) {
  return fc.tuple(stored(item), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 })).map(([items, gaps]) => {
    let position = 0;
    return items.map((one, index) => ({ ...one, position: (position += gaps[index] ?? 1) }));
  });
}

const paragraph = fc.record({ id, status: fc.constantFrom(0, 1), text });
const section = fc.record({ id, status: fc.constantFrom(0, 1), title: orNull(text), subTitle: orNull(text), paragraphs: inOrder(paragraph) });
// For a need without words for volunteers the platform answers the label, so equal words follow the label. They have a test of their own (`embeddedList`).
const need = fc.record({ id, label: text, labelVolunteer: orNull(text) }).filter(({ label, labelVolunteer }) => label !== labelVolunteer);
const kind = fc.constantFrom('checkbox', 'radio', 'input', 'file', 'selectbox');
const proof = fc.tuple(id, text, fc.boolean(), kind, fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 3 })).map(([number, label, flag, chosen, choices]) => ({
  id: number,
  type: 1,
  label,
  mandatory: flag,
  activated: true,
  ...Object.fromEntries(['checkbox', 'radio', 'input', 'file', 'selectbox'].map((one) => [one, one === chosen])),
  ...(['radio', 'selectbox'].includes(chosen) && { options: choices.map(([option]) => option).join(';'), acceptedValues: choices.map(([, value]) => value).join(';') }),
}));

interface Case {
  entity: string;
  /** The name of the list in the form, and in the sent body. */
  list: string;
  sent: string;
  wire: fc.Arbitrary<RecordData>;
  /** The path of a text in the first item. */
  leaf: (string | number)[];
}

const CASES: Case[] = [
  { entity: 'article', list: 'sections', sent: 'asections', leaf: ['title'], wire: fc.record({ sections: inOrder(section) }) },
  { entity: 'article', list: 'sections', sent: 'asections', leaf: ['paragraphs', 0, 'text'], wire: fc.record({ sections: inOrder(section) }) },
  { entity: 'structure', list: 'subjects', sent: 'subjects', leaf: ['label'], wire: fc.record({ subjects: stored(fc.record({ id, label: text })) }) },
  { entity: 'structure', list: 'needs', sent: 'needs', leaf: ['label'], wire: fc.record({ needs: stored(need) }) },
  { entity: 'structure', list: 'structureProofsRequester', sent: 'structureProofsRequester', leaf: ['label'], wire: inOrder(proof).map((structureProofs) => ({ structureProofs })) },
];

it.each(CASES)('of the list $list of $entity, only what was changed differs from what is stored: $leaf', ({ entity: name, list, sent, wire, leaf }) => {
  const entity = entityNamed(name);
  fc.assert(
    fc.property(wire, (record) => {
      const before = recordFromApi(entity, { id: 1, ...record });
      const path = [list, 0, ...leaf];
      const body = recordToApi(entity, withLeaf(before, path) as RecordData, { mode: 'edit', before });
      expect(Object.keys(body)).toEqual([sent]);
      const [held = []] = Object.values(record) as RecordData[][];
      expect(body[sent]).toEqual(withLeaf(held, [0, ...leaf]));
    }),
    { numRuns: 50 },
  );
});

it('of the operators of a structure, those who stay are sent by their numbers', () => {
  const entity = entityNamed('structure');
  const before = recordFromApi(entity, { id: 1, operators: [{ id: 7, givenName: 'Ada' }, { id: 9, givenName: 'Jean' }] });
  const operators = [...(before['operators'] as RecordData[]), { id: 4 }];
  expect(recordToApi(entity, { ...before, operators }, { mode: 'edit', before })).toEqual({ operators: [{ id: 7 }, { id: 9 }, { id: 4 }] });
});

/** The value with another text at a path. */
function withLeaf(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined) return 'Changed';
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? withLeaf(item, rest) : item));
  return { ...(value as RecordData), [key]: withLeaf((value as RecordData)[key], rest) };
}
