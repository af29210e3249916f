import { describe, expect, it } from 'vitest';
import { choiceOrText } from '@/features/solidary/form/packing/choiceOrText';
import { choicesOrText } from '@/features/solidary/form/packing/choicesOrText';
import { keyedAnswers } from '@/features/solidary/form/packing/keyedAnswers';
import { nestedFields } from '@/engine/model/transforms/nestedFields';
import { newPerson } from '@/features/solidary/form/packing/newPerson';
import { samePlace } from '@/features/solidary/form/packing/samePlace';

describe('a choice or a text', () => {
  const { fromApi, toApi } = choiceOrText({ field: 'subjectId', other: 9999, text: 'additionalSubject', label: 'subject', sends: 'adminsubject', offered: [101, 102] });

  it('is the choice where it is offered, else the text of its label', () => {
    expect(fromApi({ subjectId: 101, subject: 'Courses' })).toEqual({ subjectId: 101, subject: 'Courses' });
    expect(fromApi({ subjectId: 190, subject: 'Mariage' })).toEqual({ subjectId: 9999, additionalSubject: 'Mariage', subject: 'Mariage' });
    expect(fromApi({ subject: 'Courses' })).toEqual({ subject: 'Courses' });
  });

  it('is sent as one of both, never 9999, and not at all when neither has changed', () => {
    expect(toApi({ subjectId: 102 }, 'edit')).toEqual({ adminsubject: 102 });
    expect(toApi({ subjectId: 102, additionalSubject: null }, 'edit')).toEqual({ adminsubject: 102 });
    expect(toApi({ subjectId: 9999, additionalSubject: 'Chorale' }, 'create')).toEqual({ additionalSubject: 'Chorale' });
    expect(toApi({ additionalSubject: 'Chorale' }, 'edit')).toEqual({ additionalSubject: 'Chorale' });
    expect(toApi({ email: 'a@b.fr' }, 'edit')).toEqual({ email: 'a@b.fr' });
  });
});

describe('what a form of a choice or a text has on the wire', () => {
  const { wireSchema } = choiceOrText({ field: 'subjectId', other: 9999, text: 'additionalSubject', label: 'subject', sends: 'adminsubject', offered: [101] });

  it('is the number that is sent, and no choice that would be asked for', () => {
    const email = { type: 'string' } as const;
    expect(wireSchema({ type: 'object', required: ['subjectId', 'email'], properties: { subjectId: { type: 'integer' }, email } })).toEqual({
      type: 'object',
      required: ['email'],
      properties: { email, adminsubject: { type: 'integer' } },
    });
  });
});

describe('several choices and a text', () => {
  const { fromApi, toApi } = choicesOrText({ field: 'needIds', from: 'needs', text: 'additionalNeed', offered: [1, 2] });

  it('are the ids that are offered, and the labels of the others', () => {
    const needs = [{ id: 2, label: 'Chien guide' }, { id: 900, label: 'Marche haute' }];
    expect(fromApi({ needs })).toEqual({ needs, needIds: [2], additionalNeed: 'Marche haute' });
    expect(fromApi({ needs: { 3: needs[0] } })).toMatchObject({ needIds: [2] });
    expect(fromApi({ id: 4 })).toEqual({ id: 4 });
  });

  it('are one text where several are not offered, and no text where all of them are', () => {
    expect(fromApi({ needs: [{ id: 900, label: 'Marche haute' }, { id: 901, label: 'Siège avant' }] })).toMatchObject({ needIds: [], additionalNeed: 'Marche haute, Siège avant' });
    expect(fromApi({ needs: [{ id: 1, label: 'Fauteuil' }] })).not.toHaveProperty('additionalNeed');
  });

  it('are sent as the list of ids, beside the text', () => {
    expect(toApi({ needIds: [1], additionalNeed: null }, 'edit')).toEqual({ needs: [1], additionalNeed: null });
  });
});

describe('answers by their questions', () => {
  const choices = [{ value: 'jobseeker', label: 'Demandeur d’emploi' }, { value: 'retired', label: 'Retraité' }];
  const fields = {
    proof1: { id: 1, kind: 'checkbox' },
    proof2: { id: 2, kind: 'text' },
    proof3: { id: 3, kind: 'choice', choices },
    proof4: { id: 4, kind: 'file' },
  } as const;
  const { fromApi, toApi, wireSchema } = keyedAnswers({ list: 'proofs', by: 'structureProofId', fields });
  const read = (structureProofId: number, answer: object) => fromApi({ proofs: [{ structureProofId, value: null, fileName: null, ...answer }] })[`proof${structureProofId}`];

  it('stand in a field each, beside the list they came in', () => {
    const proofs = [{ structureProofId: 2, value: 'CAF' }, { structureProofId: 77, value: 'x' }];
    expect(fromApi({ proofs })).toEqual({ proofs, proof2: 'CAF' });
  });

  it.each([[true, true], ['1', true], ['', false], [false, false]])('are a tick or none: %j', (value, ticked) => {
    expect(read(1, { value })).toBe(ticked);
  });

  it.each([['jobseeker', 'jobseeker'], ['Retraité', 'retired'], ['autre', 'autre']])('are the value of a choice, told by value or by label: %s', (value, chosen) => {
    expect(read(3, { value })).toBe(chosen);
  });

  it('are a file by its address, its name and its size', () => {
    const file = { fileName: 'https://platform.test/1.pdf', originalName: 'carte.pdf', fileSize: '12.00kB' };
    expect([read(4, file), read(4, {})]).toEqual([file, undefined]);
  });

  it('are sent with their values, emptied ones as null', () => {
    expect(toApi({ proof1: false, proof2: null, proof3: 'retired', email: 'a@b.fr' }, 'edit')).toEqual({ email: 'a@b.fr', proofs: [{ id: 1, value: false }, { id: 2, value: null }, { id: 3, value: 'retired' }] });
  });

  it('keep the name of a file that stays, empty one that is taken away, and leave a chosen one to its own call', () => {
    expect(toApi({ proof4: { fileName: '1.pdf', originalName: 'carte.pdf' } }, 'edit')).toEqual({ proofs: [{ id: 4, value: null, fileName: '1.pdf' }] });
    expect(toApi({ proof4: null }, 'edit')).toEqual({ proofs: [{ id: 4, value: null }] });
    expect(toApi({ proof4: { file: new File(['x'], 'carte.pdf'), saved: undefined } }, 'create')).toEqual({});
  });

  it('may come as an object with numbers for keys, beside what is no answer; nothing is read of what is no list', () => {
    expect(fromApi({ proofs: { 0: null, 3: { structureProofId: 2, value: 'CAF' } } })).toMatchObject({ proof2: 'CAF' });
    expect([fromApi({ proofs: 'none' }), fromApi({ id: 4 })]).toEqual([{ proofs: 'none' }, { id: 4 }]);
  });

  it('are not sent where none is told', () => {
    expect(toApi({ email: 'a@b.fr' }, 'edit')).toEqual({ email: 'a@b.fr' });
    expect(toApi({ proof2: undefined }, 'create')).toEqual({ proofs: [{ id: 2, value: null }] });
    expect(toApi({ proof4: { fileName: 4 } }, 'edit')).toEqual({});
  });

  it('are on the wire one list in place of the fields, which nothing requires any more', () => {
    const properties = { email: { type: 'string' }, proof1: { type: 'boolean' }, proof2: { type: 'string' } } as const;
    const sent = { email: { type: 'string' }, proofs: { type: 'array', items: { type: 'object' } } };
    expect(wireSchema({ type: 'object', properties, required: ['proof2', 'email'] })).toEqual({ type: 'object', properties: sent, required: ['email'] });
    expect(wireSchema({ type: 'object', properties })).toEqual({ type: 'object', properties: sent });
    const other = { type: 'object', properties: { email: { type: 'string' } } } as const;
    expect(wireSchema(other)).toEqual(other);
  });
});

describe('nested fields', () => {
  const { fromApi, toApi } = nestedFields({ into: 'beneficiary', fields: { userId: 'id', givenName: 'givenName' } });

  it('are sent inside their object, and no object without them', () => {
    expect(toApi({ userId: 12, givenName: 'Odette', origin: {} }, 'create')).toEqual({ origin: {}, beneficiary: { id: 12, givenName: 'Odette' } });
    expect(toApi({ origin: {} }, 'edit')).toEqual({ origin: {} });
  });

  it('are read beside the others, and out of the object where the answer has it', () => {
    expect(fromApi({ givenName: 'Odette' })).toEqual({ givenName: 'Odette' });
    expect(fromApi({ beneficiary: { id: 12 } })).toEqual({ userId: 12 });
  });
});

describe('a new person', () => {
  const { toApi } = newPerson({ into: 'beneficiary' });
  const sent = (person: object, mode: 'create' | 'edit') => toApi({ beneficiary: { givenName: 'Odette', ...person } }, mode)['beneficiary'];

  it('has a gender in a new request, whether or not one was chosen', () => {
    expect(sent({}, 'create')).toEqual({ givenName: 'Odette', gender: 0 });
    expect(sent({ gender: 2 }, 'create')).toEqual({ givenName: 'Odette', gender: 2 });
  });

  it('is nobody who has an account, nor the person of a request that is changed, nor one of whom nothing is told', () => {
    expect([sent({ id: 12 }, 'create'), sent({}, 'edit')]).toEqual([{ givenName: 'Odette', id: 12 }, { givenName: 'Odette' }]);
    expect(toApi({ origin: {} }, 'create')).toEqual({ origin: {} });
  });
});

describe('the same place', () => {
  const { fromApi, toApi } = samePlace({ flag: 'destinationAny', address: 'destination', as: 'origin' });
  const isAny = (destination: unknown, origin: unknown) => fromApi({ destination, origin })['destinationAny'];

  it('is where the first lines are the same', () => {
    expect(isAny({ displayLabel: ['1 rue A', 'Vosges'] }, { displayLabel: ['1 rue A', 'Grand Est'] })).toBe(true);
    expect(isAny({ displayLabel: ['1 rue A'] }, { displayLabel: ['1 rue B'] })).toBe(false);
  });

  it('is not said of a record without both addresses', () => {
    expect(fromApi({ destination: {} })).not.toHaveProperty('destinationAny');
    expect(fromApi({ origin: {} })).not.toHaveProperty('destinationAny');
  });

  it('is not where two points of one street have the same line', () => {
    expect(isAny({ displayLabel: ['rue A'], latitude: 48.1, longitude: 6 }, { displayLabel: ['rue A'], latitude: '48.200000', longitude: '6.000000' })).toBe(false);
    expect(isAny({ displayLabel: ['rue A'], latitude: 48.1, longitude: 6 }, { displayLabel: ['rue A'], latitude: '48.100000', longitude: '6.000000' })).toBe(true);
  });

  it('is where the points are, for want of lines, and nowhere for want of both', () => {
    expect(isAny({ displayLabel: [], latitude: '48.692100', longitude: 6.1 }, { displayLabel: [], latitude: 48.6921, longitude: '6.1' })).toBe(true);
    expect([isAny({ latitude: 1, longitude: 2 }, { latitude: 1, longitude: 3 }), isAny({}, {}), isAny(null, undefined)]).toEqual([false, false, false]);
  });

  it('sends no address when it is anywhere, and says that it is not only in an edit', () => {
    expect(toApi({ destinationAny: true, destination: {} }, 'create')).toEqual({ destinationAny: true });
    expect(toApi({ destinationAny: false, destination: {} }, 'create')).toEqual({ destination: {} });
    expect(toApi({ destinationAny: false, destination: {} }, 'edit')).toEqual({ destinationAny: false, destination: {} });
  });
});
