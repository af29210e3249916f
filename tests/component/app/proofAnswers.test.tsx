// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const choices = { options: 'Retraité;Salarié', acceptedValues: '0;1' };
const structure = {
  id: 4,
  structureProofs: [
    { id: 8, label: 'Situation', type: 1, position: 1, activated: true, selectbox: true, ...choices },
    { id: 9, label: 'Ressources', type: 1, position: 2, activated: false, radio: true, options: 'Allocataire CAF;Autre', acceptedValues: 'caf;other' },
    { id: 10, label: 'Places', type: 2, position: 1, activated: true, radio: true, options: 'Une;Deux', acceptedValues: '1;2' },
  ],
};
const proof = (more: object) => ({ structure: 'CCAS de Nancy', structureId: 4, userStructureId: 41, status: 1, originalName: null, fileName: null, fileSize: null, ...more });
const person = { id: 7, userId: 40, givenName: 'Anne', familyName: 'Roux', structures: [{ id: 4, name: 'CCAS de Nancy', status: 1 }], diaries: [] };

async function rows(kind: 'beneficiary' | 'volunteer', proofs: object[], structures = STRUCTURES) {
  const [route, path] = kind === 'beneficiary' ? ['solidarybeneficiaries', 'admin/solidary_beneficiaries'] : ['solidaryvolunteers', 'admin/solidary_volunteers'];
  const { server } = await renderApp({
    address: `/${route}/show/7`,
    permissions: [`solidary_${kind}_list`, `solidary_${kind}_read`, 'structure_read'],
    structures,
    answers: { [`${path}/7`]: () => json({ ...person, proofs }), 'admin/structures/4': () => json(structure) },
  });
  const table = within(await screen.findByRole('region', { name: 'Justificatifs' }));
  return { table, reads: () => server.paths().filter((asked) => asked === 'admin/structures/4').length };
}

describe('the answers to proofs', () => {
  it('of a beneficiary are in the words of the structure, those not asked for any more too, and the structure is read once', async () => {
    const { table, reads } = await rows('beneficiary', [
      proof({ structureProofId: 8, label: 'Situation', value: '0' }),
      proof({ structureProofId: 9, label: 'Ressources', value: 'caf' }),
      proof({ structureProofId: 8, label: 'Situation', value: 'Salarié' }),
      proof({ structureProofId: 11, label: 'Permis', value: true }),
      proof({ structureProofId: null, label: 'Ressources', value: 'other' }),
    ]);
    expect(await table.findByText('Retraité')).toBeTruthy();
    expect(table.getByText('Allocataire CAF')).toBeTruthy();
    expect(table.getByText('Salarié')).toBeTruthy();
    expect(table.getByText('Oui')).toBeTruthy();
    expect(table.getByText('Autre')).toBeTruthy();
    expect(reads()).toBe(1);
  });

  it('of a volunteer, which have no number of their question, are known by its words', async () => {
    const { table } = await rows('volunteer', [proof({ label: 'Places', value: '1' }), proof({ structureProofId: null, label: 'Places', value: '2' })]);
    expect([await table.findByText('Une'), await table.findByText('Deux')]).toHaveLength(2);
  });

  it('given to a structure of others are as the platform sends them, and nothing is asked for', async () => {
    const { table, reads } = await rows('beneficiary', [proof({ structureProofId: 8, label: 'Situation', value: '0' })], STRUCTURES.slice(1));
    expect(await table.findByText('0')).toBeTruthy();
    expect(reads()).toBe(0);
  });
});
