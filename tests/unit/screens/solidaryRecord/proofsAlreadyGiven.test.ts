import { describe, expect, test } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { proofsToAsk, givenProofs } from '@/features/solidary/form/proofsAlreadyGiven';
import { readConfiguration } from '@/features/solidary/model/RequestConfiguration';

const configuration = readConfiguration({
  id: 7,
  structureProofsRequester: [
    { id: 1, label: 'Sans permis', inputType: 'checkbox' },
    { id: 3, label: 'Situation', inputType: 'selectbox', choices: [{ options: 'Retraité', acceptedValues: 'retired' }, { options: 'Étudiant', acceptedValues: 'student' }] },
    { id: 4, label: 'Carte', inputType: 'file' },
  ],
});
const odette = { userId: 900, email: undefined, givenName: 'Odette', familyName: 'Thévenot' };
const here = { id: 7, name: 'CCAS', status: 1 };
const elsewhere = { id: 8, name: 'Mission', status: 1 };
const situation = { structureId: 7, structureProofId: 3, label: 'Situation', selectbox: true, value: 'retired' };
const card = { structureId: 7, structureProofId: 4, label: 'Carte', file: true, value: null, fileName: 'https://exemple.fr/1.pdf', originalName: 'carte.pdf' };

/** A platform with beneficiaries of the same name and these records, which records its requests. */
function platform(...people: object[]) {
  const asked: unknown[] = [];
  const api = {
    list: (path: string, { filters }: { filters: unknown }) => (asked.push([path, filters]), Promise.resolve({ items: people.map((_one, id) => ({ id, givenName: 'Odette', familyName: 'THÉVENOT', email: 'odette@exemple.fr' })), total: people.length })),
    get: (path: string) => (asked.push(path), Promise.resolve(people[Number(path.split('/').at(-1))])),
  } as unknown as Api;
  return { api, asked };
}
const given = (...people: object[]) => givenProofs(platform(...people).api, configuration, odette);

describe('what somebody has already given', () => {
  test('is read of the beneficiary that has their account, whatever others are called', async () => {
    const found = await given({ userId: 12, structures: [here], proofs: [card] }, { userId: 900, structures: [here], proofs: [situation, card] });
    expect(found).toMatchObject({ kind: 'known', proofs: [{ definitionId: 3, value: 'Retraité' }, { definitionId: 4, fileName: 'carte.pdf' }] });
    expect(proofsToAsk(configuration, found).map(({ id }) => id)).toEqual([1]);
  });

  test('is nothing of an answer without a value, and of somebody who is no beneficiary yet', async () => {
    expect(await given({ userId: 900, structures: [here], proofs: [{ ...situation, value: null }] })).toEqual({ kind: 'known', proofs: [] });
    expect(await given()).toEqual({ kind: 'known', proofs: [] });
  });

  test('is looked for by the e-mail of those who have one', async () => {
    const { api, asked } = platform({ userId: 900, structures: [here], proofs: [] });
    await givenProofs(api, configuration, { ...odette, email: 'odette@exemple.fr' });
    expect(asked).toEqual([['admin/solidary_beneficiaries', [['email', 'odette@exemple.fr']]], 'admin/solidary_beneficiaries/0']);
  });

  test.each([
    ['the platform tells the proofs of another structure', { userId: 900, structures: [here, elsewhere], proofs: [{ ...situation, structureId: 8 }] }, 'unknown'],
    ['it tells none, of one of two structures', { userId: 900, structures: [here, elsewhere], proofs: [] }, 'unknown'],
    ['the person is only with another structure', { userId: 900, structures: [elsewhere], proofs: [{ ...situation, structureId: 8 }] }, 'known'],
  ])('is known or not: %s', async (_what, person, kind) => {
    expect((await given(person)).kind).toBe(kind);
  });

  test('is not known where it may not be read, and nothing is asked then', async () => {
    const api = { list: () => Promise.reject(new ApiError('denied')) } as unknown as Api;
    expect(await givenProofs(api, configuration, odette)).toEqual({ kind: 'unknown' });
    expect(proofsToAsk(configuration, { kind: 'unknown' })).toEqual([]);
  });

  test('is asked of a new person as the structure asks it', () => {
    expect(proofsToAsk(configuration, { kind: 'nobody' })).toBe(configuration.proofs);
  });
});
