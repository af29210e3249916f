import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { formFields } from '@/engine/model/formFields';
import { isStored, storedMistakes, validateRecord } from '@/engine/fields/validateRecord';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { widgets } from '@/features/registry';
import { readResources } from '../../../scripts/resources/readResources';
import { validatorsOf } from '../../component/form/outing';

const { entities } = readResources('schemas');

const event = { id: 1, name: 'Forum', status: 1, private: false, useTime: false, fromDate: '2026-05-01T00:00:00+00:00', toDate: '2026-05-02T00:00:00+00:00', address: { addressLocality: 'Nancy' } };
const community = { id: 1, name: 'Usine', validationType: 2, domain: null, description: 'Courte', fullDescription: '<p>Longue</p>', referrerId: 4, membersHidden: false, proposalsHidden: false };

/** The errors that would prevent saving an edit of a record from the platform. */
function inTheWay(name: string, wire: RecordData, change: RecordData): string[] {
  const source = entities.find(({ resource }) => resource.name === name);
  if (!source) throw new Error(name);
  const validator = createPrecompiledValidator(validatorsOf(source.schema) as ValidatorFunctions, source.schema as object);
  const entity = source;
  const situation = { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' as const };
  const before = recordFromApi(entity, wire);
  const record = { ...before, ...change };
  const fieldsOf = (data: RecordData) => formFields({ entity, widgets, context: { ...situation, record: data } });
  const stored = storedMistakes({ entity, validator, fields: fieldsOf(before), record: before, before, situation });
  return validateRecord({ entity, validator, fields: fieldsOf(record), record, before, situation })
    .filter((error) => !isStored(error, record, { before, stored }))
    .map(({ field, rule }) => `${field} ${rule}`);
}

it.each([
  ['an event whose creator is missing', 'event', { ...event, creator: '', creatorId: null }],
  ['a community validated by a domain that it has not', 'community', community],
])('%s can be corrected', (_what, name, wire) => {
  expect(inTheWay(name, wire, { name: 'Autre nom' })).toEqual([]);
});

it('an emptied creator is refused, as is a choice of the domain without one', () => {
  expect(inTheWay('event', { ...event, creatorId: 7 }, { creatorId: undefined })).toEqual([expect.stringMatching(/^creatorId /)]);
  expect(inTheWay('community', { ...community, validationType: 0 }, { validationType: 2 })).toEqual(['domain required']);
});
