// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const members = (...rows: object[]) => json({ 'hydra:member': rows, 'hydra:totalItems': rows.length });
const proof = (id: number, label: string) => ({ id, label, type: 1, activated: true, mandatory: true, input: true });
const structure = {
  id: 4,
  name: 'CCAS de Nancy',
  email: 'ccas@exemple.fr',
  mode: 0,
  subjects: [{ id: 41, label: 'Courses' }],
  needs: [],
  structureProofs: [proof(1, 'Situation')],
};
const home = { houseNumber: '3', street: 'rue des Dom', streetAddress: '3 rue des Dom', postalCode: '54000', addressLocality: 'Nancy', latitude: '48.69', longitude: '6.18' };
const odette = { id: 7, userId: 900, givenName: 'Odette', familyName: 'Thévenot', email: 'odette@exemple.fr', gender: 1, homeAddress: home, structures: [{ id: 4, status: 1 }] };
const request = {
  id: 12,
  status: 1,
  adminuserId: 900,
  admingivenName: 'Odette',
  adminfamilyName: 'Thévenot',
  adminemail: 'odette@exemple.fr',
  admingender: 1,
  adminsubjectId: 41,
  adminsubject: 'Courses',
  adminstructure: 'CCAS de Nancy',
  adminstructureId: 4,
  adminorigin: home,
  admindestination: { ...home, houseNumber: '8' },
  adminfrequency: 1,
  punctualOutwardDateChoice: 1,
  adminproposalType: 'oneway',
  adminfromDate: '2036-05-02T00:00:00+00:00',
};
const given = [{ structureProofId: 1, structureId: 4, label: 'Situation', input: true, value: 'Retraitée' }];

/** Opens the form. Answers the calls for the request itself, since reading it acts on the platform. */
async function open({ address, proofs = given, config = {}, structures = STRUCTURES.slice(0, 1) }: { address: string; proofs?: object[]; config?: Record<string, unknown>; structures?: typeof STRUCTURES }) {
  const readings: string[] = [];
  await renderApp({
    address,
    permissions: ['solidary_list', 'solidary_read', 'solidary_create', 'structure_read', 'user_list', 'user_read', 'solidary_beneficiary_list', 'solidary_beneficiary_read'],
    structures,
    config,
    answers: {
      'admin/structures/4': () => json(structure),
      'admin/structures/9': () => json({ ...structure, id: 9, name: 'Mission locale', subjects: [], structureProofs: [] }),
      'admin/users/900': () => json({ id: 900, givenName: 'Odette', familyName: 'Thévenot' }),
      'admin/solidaries/actions': () => members(),
      'admin/solidaries': () => members({ id: 9, adminuserId: 900, adminsubject: 'Courses', adminorigin: home, admindestination: home }),
      'admin/solidaries/12': ({ method }) => {
        readings.push(method);
        return json(request);
      },
      'admin/solidaries/12/cancel': ({ method }) => {
        readings.push(method);
        return json(request);
      },
      'admin/solidary_beneficiaries': () => members({ ...odette, userId: undefined }),
      'admin/solidary_beneficiaries/7': () => json({ ...odette, proofs }),
    },
  });
  return readings;
}

const step = (name: string) => screen.findByRole('heading', { level: 2, name });

it('a request for a known beneficiary starts from their page with who they are, from home, without asking again what they have given', async () => {
  await open({ address: '/solidarybeneficiaries/show/7' });
  await userEvent.click(await screen.findByRole('link', { name: 'Nouvelle demande' }));
  await step('Motif et besoins');
  await screen.findByText(/^À partir de «.*Odette Thévenot.*»/);
  const steps = screen.getByRole('list', { name: 'Étapes' });
  expect(within(steps).queryByText('Justificatifs')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Courses' }));
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  await step('Trajet');
  expect(await within(screen.getByRole('group', { name: /^Départ/ })).findAllByText(/3 rue des Dom/)).not.toEqual([]);
});

it('all is asked where the platform keeps one proof of each', async () => {
  await open({ address: '/solidaryrecords/create?for=beneficiary.newRequest.7', config: { settings: { mended: ['repeatedProof'] } } });
  await step('Justificatifs');
});

it('the same request again asks for its days alone, and does not read the request once more', async () => {
  const readings = await open({ address: '/solidaryrecords/show/12' });
  await userEvent.click(await screen.findByRole('link', { name: 'Dupliquer' }));
  await step('Dates et horaires');
  screen.getByText(/^Copie de «/);
  expect(readings).toEqual(['GET']);
  expect(screen.getByText('Demande faite auprès de la structure « CCAS de Nancy »')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^(Date|Le|Jour)/ }).value).toBe('');
  expect(screen.queryByText(/^La dernière fois/)).toBeNull();
});

it('a link to the same request again that is opened in another tab leaves this one at its structure', async () => {
  await open({ address: '/solidaryrecords/show/12', structures: STRUCTURES.toReversed() });
  const link = await screen.findByRole('link', { name: 'Dupliquer' });
  const current = () => sessionStorage.getItem('backOffice.currentStructure');
  const before = current();
  // happy-dom has no other tab to open it in.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(current()).toBe(before);
  expect(link.getAttribute('href')).toContain(`structure=${STRUCTURES[0]?.id}`);
});

it('the same request again is made at its own structure, whatever structure the operator works for', async () => {
  const readings = await open({ address: '/solidaryrecords/show/12', structures: STRUCTURES.toReversed() });
  await userEvent.click(await screen.findByRole('link', { name: 'Dupliquer' }));
  await step('Dates et horaires');
  expect(screen.getByText('Demande faite auprès de la structure « CCAS de Nancy »')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Motif et besoins' }));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Courses' })).checked).toBe(true);
  expect(readings).toEqual(['GET']);
});

it('an address that names no request to repeat opens an empty form, and asks the platform for nothing', async () => {
  const readings = await open({ address: '/solidaryrecords/create?from=12%2Fcancel' });
  expect(await screen.findByRole('combobox', { name: /^Personne déjà connue/ })).toBeTruthy();
  expect(screen.queryByText(/^Copie de «/)).toBeNull();
  expect(readings).toEqual([]);
});
