import { describe, expect, it } from 'vitest';
import { proofQuestion } from '@/features/solidary/transforms/proofQuestion';
import type { Schema } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { proofLists } from '@/features/solidary/transforms/proofLists';
import { volunteerLabel } from '@/features/solidary/transforms/volunteerLabel';
import { wireSchema } from '@/engine/model/transforms/wireSchema';
import { entityOf } from './entity';

const question = proofQuestion();

describe('the kind of a proof', () => {
  it('reads the field that says yes, the first one when several do', () => {
    expect(question.fromApi({ label: 'Permis', checkbox: false, radio: null, file: true })).toEqual({ label: 'Permis', inputType: 'file' });
    expect(question.fromApi({ checkbox: true, file: true })).toEqual({ inputType: 'checkbox' });
    expect(question.fromApi({ checkbox: 'false', file: true })).toEqual({ inputType: 'file' });
  });

  it('understands an answer that already has the choice, and one that says nothing', () => {
    expect([question.fromApi({ inputType: 'radio' }), question.fromApi({ radio: false })]).toEqual([{ inputType: 'radio' }, {}]);
  });

  it('sends every field, one of them true', () => {
    expect(question.toApi({ label: 'Permis', inputType: 'radio' }, 'edit')).toEqual({ label: 'Permis', checkbox: false, radio: true, input: false, file: false, selectbox: false });
  });
});

describe('the choices of a proof', () => {
  it('reads pairs by their place, an empty part where one text is shorter', () => {
    expect(question.fromApi({ options: 'Oui;Non;Peut-être', acceptedValues: '1;0' })).toEqual({
      choices: [
        { options: 'Oui', acceptedValues: '1' },
        { options: 'Non', acceptedValues: '0' },
        { options: 'Peut-être', acceptedValues: '' },
      ],
    });
  });

  it('has no pairs where there is no text', () => {
    expect([question.fromApi({ options: null, acceptedValues: '' }), question.fromApi({ id: 1 })]).toEqual([{}, { id: 1 }]);
  });

  it('sends the two texts in the same order, the first in place of a second that is missing', () => {
    expect(question.toApi({ id: 1, choices: [{ options: 'Oui', acceptedValues: '1' }, { options: 'Non' }] }, 'edit')).toEqual({ id: 1, options: 'Oui;Non', acceptedValues: '1;Non' });
  });
});

describe('proofLists', () => {
  const lists = proofLists();

  it('reads each object into the list of its number, and into the last one when no other takes it', () => {
    expect(lists.fromApi({ id: 3, structureProofs: [{ id: 1, type: 2 }, { id: 2, type: 1 }, { id: 4, type: 7 }] })).toEqual({
      id: 3,
      structureProofsRequester: [{ id: 2, type: 1 }],
      structureProofsVolunteer: [{ id: 1, type: 2 }, { id: 4, type: 7 }],
    });
  });

  it('understands an answer that already has the lists', () => {
    const wire = { structureProofsRequester: [{ id: 2 }], structureProofsVolunteer: [] };
    expect(lists.fromApi(wire)).toEqual(wire);
  });

  it('creates with the one list, and changes with those that are sent', () => {
    const record = { structureProofsRequester: [{ label: 'Carte' }], structureProofsVolunteer: [{ label: 'Permis' }] };
    expect(lists.toApi(record, 'create')).toEqual({ structureProofs: [{ label: 'Carte', type: 1 }, { label: 'Permis', type: 2 }] });
    expect(lists.toApi({ structureProofsVolunteer: record.structureProofsVolunteer }, 'edit')).toEqual({ structureProofsVolunteer: [{ label: 'Permis', type: 2 }] });
    expect(lists.toApi({ name: 'CCAS' }, 'create')).toEqual({ name: 'CCAS' });
  });

  it('leaves a number that is right as it is', () => {
    expect(lists.toApi({ structureProofsVolunteer: [{ id: 4, type: 7 }] }, 'edit')).toEqual({ structureProofsVolunteer: [{ id: 4, type: 7 }] });
  });
});

describe('what volunteers read of a need', () => {
  const { fromApi } = volunteerLabel();

  it('is none where it only repeats what beneficiaries read, so that it follows when that changes; one of its own stays', () => {
    expect(fromApi({ id: 1, label: 'Chien guide', labelVolunteer: 'Chien guide' })).toEqual({ id: 1, label: 'Chien guide' });
    expect(fromApi({ id: 2, label: 'Bagages', labelVolunteer: 'Grand coffre' })).toEqual({ id: 2, label: 'Bagages', labelVolunteer: 'Grand coffre' });
  });

  it('is sent as nothing with the need, so that the platform fills it again', () => {
    const needs: Schema = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' }, labelVolunteer: { type: 'string' } } } };
    const entity = entityOf({ properties: { needs }, fields: { needs: { transform: { use: 'embeddedList', sends: ['label', 'labelVolunteer'] }, itemTransforms: [{ use: 'volunteerLabel' }] } } });
    const before = recordFromApi(entity, { needs: [{ id: 1, label: 'Chien guide', labelVolunteer: 'Chien guide' }] });
    expect(recordToApi(entity, { needs: [{ id: 1, label: 'Chien' }] }, { mode: 'edit', before })).toEqual({ needs: [{ id: 1, label: 'Chien', labelVolunteer: null }] });
  });
});

describe('transforms of the objects of a list', () => {
  const proof = { type: 'object' as const, properties: { label: { type: 'string' as const }, inputType: { type: 'string' as const, enum: ['checkbox', 'radio', 'file'] }, choices: { type: 'array' as const } } };
  const proofs = {
    transform: { use: 'positionedList' },
    itemTransforms: [{ use: 'proofQuestion' }],
  };
  const structure = entityOf({
    properties: { id: { type: 'integer' }, structureProofsRequester: { type: 'array', items: proof }, structureProofsVolunteer: { type: 'array', items: proof } },
    fields: { structureProofsRequester: proofs, structureProofsVolunteer: proofs },
    recordTransforms: [{ use: 'proofLists' }],
  });
  const wire = {
    id: 3,
    structureProofs: [
      { id: 12, label: 'Situation', type: 1, position: 10, checkbox: false, radio: true, file: false, options: 'Seul;En couple', acceptedValues: '1;2' },
      { id: 11, label: 'Carte', type: 1, position: 2, checkbox: false, radio: false, file: true, options: null, acceptedValues: null },
    ],
  };

  it('makes of the platform’s proofs those that a form edits, in their order', () => {
    expect(recordFromApi(structure, wire)).toEqual({
      id: 3,
      structureProofsRequester: [
        { id: 11, label: 'Carte', type: 1, position: 2, inputType: 'file' },
        { id: 12, label: 'Situation', type: 1, position: 10, inputType: 'radio', choices: [{ options: 'Seul', acceptedValues: '1' }, { options: 'En couple', acceptedValues: '2' }] },
      ],
      structureProofsVolunteer: [],
    });
  });

  it('sends back the one list that changed, whole, with numbers for ids and positions that follow', () => {
    const before = recordFromApi(structure, wire);
    const structureProofsRequester = (before['structureProofsRequester'] as object[]).toReversed();
    expect(recordToApi(structure, { ...before, structureProofsRequester: [...structureProofsRequester, { label: 'Permis', inputType: 'checkbox' }] }, { mode: 'edit', before })).toEqual({
      structureProofsRequester: [
        { id: 12, label: 'Situation', type: 1, position: 10, checkbox: false, radio: true, input: false, file: false, selectbox: false, options: 'Seul;En couple', acceptedValues: '1;2' },
        { id: 11, label: 'Carte', type: 1, position: 11, checkbox: false, radio: false, input: false, file: true, selectbox: false },
        { label: 'Permis', type: 1, position: 12, checkbox: true, radio: false, input: false, file: false, selectbox: false },
      ],
    });
  });

  it('knows what the platform stores', () => {
    const { properties } = wireSchema(structure);
    expect(Object.keys(properties['structureProofs']?.items?.properties ?? {}).toSorted()).toEqual(
      ['acceptedValues', 'checkbox', 'file', 'id', 'input', 'label', 'options', 'position', 'radio', 'selectbox', 'type'].toSorted(),
    );
    expect(properties['structureProofs']?.items?.properties).toMatchObject({ checkbox: { type: ['boolean', 'null'] }, selectbox: { type: ['boolean', 'null'] }, options: { type: ['string', 'null'] }, acceptedValues: { type: ['string', 'null'] }, type: { type: 'integer' } });
  });
});
