// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const PERMISSIONS = ['solidary_list', 'solidary_read', 'solidary_update', 'structure_read', 'user_list', 'solidary_beneficiary_list', 'solidary_beneficiary_read', 'solidary_beneficiary_update'];

const members = (...rows: object[]) => json({ 'hydra:member': rows, 'hydra:totalItems': rows.length });
const home = { streetAddress: '3 rue des Dom', postalCode: '54000', addressLocality: 'Nancy', latitude: '48.69', longitude: '6.18' };
const beneficiary = { id: 7, userId: 900, givenName: 'Odette', familyName: 'Thévenot', email: 'odette@exemple.fr', gender: 1, birthDate: '1941-05-02T00:00:00+00:00', structures: [{ id: 4, status: 1 }], proofs: [], diaries: [] };
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
  adminstructureId: 4,
  adminorigin: home,
  admindestination: { ...home, addressLocality: 'Toul', latitude: '48.67' },
  adminfrequency: 2,
  regularDateChoice: 3,
  adminproposalType: 'oneway',
  adminfromDate: '2036-05-02T00:00:00+00:00',
  admintoDate: '2036-06-02T00:00:00+00:00',
  adminschedules: [{ mon: true, tue: false, wed: false, thu: false, fri: false, sat: false, sun: false, outwardTime: '2036-05-02T08:00:00+00:00', returnTime: null }],
};

/** Opens the form of a person, types another address, and saves. Answers the changes that were sent. */
async function change(address: string, of: number): Promise<() => (string | undefined)[]> {
  const answered = (record: object) => ({ method, body }: Seen) => json(method === 'PATCH' ? { ...record, ...(JSON.parse(String(body)) as object) } : record);
  const { server } = await renderApp({
    address,
    permissions: PERMISSIONS,
    structures: STRUCTURES.slice(0, 1),
    answers: {
      'admin/structures/4': () => json({ id: 4, name: 'CCAS de Nancy', email: 'ccas@exemple.fr', mode: 0, subjects: [{ id: 41, label: 'Courses' }], needs: [], structureProofs: [] }),
      'admin/solidaries': () => members({ id: 12, admingivenName: 'Odette', adminfamilyName: 'Thévenot' }),
      'admin/solidaries/12': answered(request),
      'admin/solidary_beneficiaries/7': answered(beneficiary),
      'admin/users/email': () => members({ id: of, givenName: 'Odette', familyName: 'Thévenot', email: 'odette.t@exemple.fr' }),
    },
  });
  const box = await screen.findByRole('textbox', { name: /^Adresse e-mail/ });
  await userEvent.clear(box);
  await userEvent.type(box, 'odette.t@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return () => server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => String(body));
}

it.each(['/solidaryrecords/12', '/solidarybeneficiaries/7'])('an address that another account has is not sent from %s', async (address) => {
  const sent = await change(address, 901);
  await screen.findByRole('alertdialog', { name: /^Adresse e-mail.*déjà prise$/ });
  expect(sent()).toEqual([]);
});

it.each(['/solidaryrecords/12', '/solidarybeneficiaries/7'])('an address that their own account has already is sent from %s', async (address) => {
  const sent = await change(address, 900);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toContain('odette.t@exemple.fr');
});
