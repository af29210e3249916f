// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
import { ME } from '../../unit/session/fakeTab';
import { renderApp, STRUCTURES } from './renderApp';

const REQUESTS = ['solidary_list', 'solidary_read', 'solidary_create', 'solidary_update'];
const denied = () => json({ 'hydra:description': 'Access Denied.' }, 400);
const row = { id: 7, status: 1, progression: 25, admingivenName: 'Anne', adminfamilyName: 'Roux', adminsubject: 'Soins', adminlastAction: 'solidary_homemade_visit', adminproposalType: 'oneway' };
const listed = (...rows: object[]) => ({ 'admin/solidaries': () => json({ 'hydra:member': rows, 'hydra:totalItems': rows.length }) });

/** Shows a column that the list hides by default. */
async function showColumn(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
  await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.keyboard('{Escape}');
}

describe('the list of requests', () => {
  it('says to who operates no structure that they operate none, and offers them no creation', async () => {
    await renderApp({ address: '/solidaryrecords', permissions: REQUESTS, answers: listed() });
    expect(await screen.findByText('Vous ne gérez aucune structure')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Créer une demande' })).toBeNull();
    expect(screen.queryByText(/ne correspond à ces filtres/)).toBeNull();
  });

  it('says the same above the rows of everybody, none of which opens', async () => {
    await renderApp({ address: '/solidaryrecords', permissions: REQUESTS, answers: listed(row) });
    expect(await screen.findByText('Roux')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('Vous ne gérez aucune structure');
    expect(screen.queryByRole('link', { name: 'Roux' })).toBeNull();
  });

  it('says that the requests of all structures of an operator stand together, and names an unknown action in words', async () => {
    await renderApp({ address: '/solidaryrecords', permissions: REQUESTS, structures: STRUCTURES, answers: listed(row) });
    expect((await screen.findByRole('note')).textContent).toContain('CCAS de Nancy, Mission locale');
    await showColumn('Dernière action');
    expect(await screen.findByText('Homemade visit')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Roux' }).getAttribute('href')).toBe('/solidaryrecords/show/7');
    expect(screen.getByRole('link', { name: 'Créer une demande' })).toBeTruthy();
  });

  it('says to who sees those of the whole platform which they can open', async () => {
    await renderApp({ address: '/solidaryrecords', permissions: [...REQUESTS, 'editorial_manage'], structures: STRUCTURES.slice(0, 1), answers: listed(row) });
    expect((await screen.findByRole('note')).textContent).toMatch(/toute la plateforme.* CCAS de Nancy\./);
  });

  it('says of a journey without a destination that any will do, and not its origin again', async () => {
    const nancy = { streetAddress: '1 place Stanislas', addressLocality: 'Nancy', latitude: 48.69, longitude: 6.18, displayLabel: ['1 place Stanislas, 54000 Nancy', 'Grand Est, France'] };
    await renderApp({ address: '/solidaryrecords', permissions: REQUESTS, structures: STRUCTURES.slice(0, 1), answers: listed({ ...row, adminorigin: nancy, admindestination: { ...nancy } }) });
    expect(await screen.findByText('N’importe quelle destination')).toBeTruthy();
    await showColumn('Départ');
    expect(await screen.findAllByText(/place Stanislas/)).toHaveLength(1);
  });

  it('says nothing of structures where there is one alone', async () => {
    await renderApp({ address: '/solidaryrecords', permissions: REQUESTS, structures: STRUCTURES.slice(0, 1), answers: listed(row) });
    expect(await screen.findByText('Roux')).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('the lists of people', () => {
  it('of beneficiaries says to who operates no structure that they operate none, not that there are none', async () => {
    await renderApp({ address: '/solidarybeneficiaries', permissions: ['solidary_beneficiary_list'], answers: { 'admin/solidary_beneficiaries': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) } });
    expect(await screen.findByText('Vous ne gérez aucune structure')).toBeTruthy();
    expect(screen.queryByText('Aucun bénéficiaire pour le moment')).toBeNull();
  });

  it('of volunteers says the same, rather than that the structure offers no transport', async () => {
    await renderApp({ address: '/solidaryvolunteers', permissions: ['solidary_volunteer_list'] });
    expect(await screen.findByText(/réservée aux opérateurs d’une structure, et vous n’en gérez aucune/)).toBeTruthy();
  });

  it('of volunteers says of a structure without transport that it offers none', async () => {
    await renderApp({ address: '/solidaryvolunteers', permissions: ['solidary_volunteer_list'], structures: STRUCTURES.slice(1) });
    expect(await screen.findByText(/une structure qui propose le transport solidaire/)).toBeTruthy();
  });

  it('stand without a word about structures for who operates several: each row names its own', async () => {
    const anne = { id: 3, givenName: 'Anne', familyName: 'Roux', structures: [{ id: 4, name: 'CCAS de Nancy', status: 1 }] };
    await renderApp({ address: '/solidarybeneficiaries', permissions: ['solidary_beneficiary_list'], structures: STRUCTURES, answers: { 'admin/solidary_beneficiaries': () => json({ 'hydra:member': [anne], 'hydra:totalItems': 1 }) } });
    expect(await screen.findByText('Roux')).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('a request that the platform refuses', () => {
  it.each([
    ['/solidaryrecords/show/7', 'to read'],
    ['/solidaryrecords/7', 'to change'],
  ])('is said at %s to be of another structure, not that a right is missing', async (address) => {
    await renderApp({ address, permissions: REQUESTS, structures: STRUCTURES, answers: { 'admin/solidaries/7': denied } });
    expect(await screen.findByText('Cette demande est celle d’une autre structure')).toBeTruthy();
    expect(screen.getByText('Seuls les opérateurs de sa structure peuvent l’ouvrir. Vos structures : CCAS de Nancy, Mission locale.')).toBeTruthy();
    expect(screen.queryByText(/que votre compte n’a pas/)).toBeNull();
  });

  it('is not asked for at all by who operates no structure', async () => {
    const { server } = await renderApp({ address: '/solidaryrecords/show/7', permissions: REQUESTS });
    expect(await screen.findByText(/réservée aux opérateurs d’une structure, et vous n’en gérez aucune/)).toBeTruthy();
    expect(server.paths()).not.toContain('admin/solidaries/7');
  });
});

describe('the list of structures', () => {
  const RIGHTS = ['structure_list', 'structure_read', 'structure_update', 'structure_create'];
  /** To an administrator of structures who operates none, the platform lists all of them. */
  const all = {
    'users/me': () => json({ 'hydra:member': [{ ...ME, operates: [] }] }),
    'admin/structures': () => json({ 'hydra:member': [{ id: 4, name: 'CCAS de Nancy' }, { id: 5, name: 'Relais' }], 'hydra:totalItems': 2 }),
  };

  it('opens none to who operates none, which is said, and still offers to create one', async () => {
    await renderApp({ address: '/solidarystructures', permissions: RIGHTS, answers: all });
    expect(await screen.findByText('Relais')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('Vous ne gérez aucune structure');
    expect(screen.queryByRole('link', { name: 'Relais' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Créer une structure' })).toBeTruthy();
  });

  it.each([
    ['is led to the list, and told that they cannot open it', [], '/solidarystructures', /créée\. Seuls ses opérateurs peuvent l’ouvrir, et vous n’en faites pas partie/],
    ['is led to its page where they are one of its operators', [{ id: ME.id, givenName: 'Élodie', familyName: 'Martin' }], '/solidarystructures/show/12', /^La structure a été créée$/],
  ])('whoever has created one %s, and the session, which contains theirs, is read again', async (_what, operators, address, said) => {
    const created = { id: 12, name: 'Entraide', email: 'entraide@exemple.fr', operators };
    const answers = {
      'admin/structures': ({ method }: Seen) => json(method === 'POST' ? created : { 'hydra:member': STRUCTURES, 'hydra:totalItems': 2 }, method === 'POST' ? 201 : 200),
      'admin/structures/12': () => json(created),
    };
    const { server } = await renderApp({ address: '/solidarystructures/create', permissions: RIGHTS, structures: STRUCTURES, answers });
    const sessions = () => server.paths().filter((path) => path === 'users/me').length;
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Entraide');
    const read = sessions();
    await userEvent.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), 'entraide@exemple.fr');
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    expect(await screen.findByText(said)).toBeTruthy();
    await waitFor(() => expect([window.location.pathname, sessions() - read]).toEqual([address, 1]));
  });

  it('says of one that the platform does not show that it may be of others', async () => {
    const notFound = () => json({ 'hydra:description': 'Not Found' }, 400);
    await renderApp({ address: '/solidarystructures/show/5', permissions: RIGHTS, structures: STRUCTURES, answers: { 'admin/structures/5': notFound } });
    expect(await screen.findByText('Cette structure n’existe pas, ou n’est pas l’une des vôtres')).toBeTruthy();
  });
});

describe('the home page', () => {
  it('counts nothing for who operates no structure, and says so', async () => {
    const { server } = await renderApp({ permissions: [...REQUESTS, 'solidary_beneficiary_list', 'solidary_beneficiary_update'] });
    const work = within(await screen.findByRole('region', { name: 'À traiter' }));
    expect(work.getByText(/^Vous ne gérez aucune structure/)).toBeTruthy();
    expect(work.queryByRole('listitem')).toBeNull();
    expect(server.paths()).not.toContain('admin/solidaries');
  });

  it('says that the requests counted are those of the whole platform, to who finds them all', async () => {
    await renderApp({ permissions: [...REQUESTS, 'editorial_manage'], structures: STRUCTURES.slice(0, 1), answers: listed(row) });
    expect((await screen.findByRole('link', { name: 'Demandes ouvertes' })).closest('li')?.textContent).toContain('toute la plateforme');
  });
});
