// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
import { EDITORIALS, renderApp, STRUCTURES } from './renderApp';

const config = {
  dashboard: { url: 'https://figures.test/{id}', generalId: 'general', communityId: 'communities' },
  adminButtonUrl: 'https://partner.test/admin',
  settings: { dashboardDisplay: true, adminButton: true },
};

const LOGINS = 'admin/kibana_logins';

const logins = [
  { id: 999_999_999_999, username: 'Administration', password: 'secret-one' },
  { id: 999_999_999_999, username: 'Communautés', password: 'secret-two' },
];

const link = (name: RegExp) => screen.queryByRole('link', { name });

describe('the home page', () => {
  it('welcomes the operator and begins what they may create', async () => {
    await renderApp({ permissions: EDITORIALS });
    expect(screen.getByText('Bienvenue, Élodie')).toBeDefined();
    const begun = screen.getByRole('region', { name: 'Commencer' });
    expect(within(begun).getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([['Créer un éditorial', '/editorials/create']]);
  });

  it('says that nothing waits to those of whom nothing is counted, and repeats nothing of the menu', async () => {
    await renderApp({ permissions: ['editorial_manage', 'editorial_read'] });
    screen.getByText('Rien ne vous attend pour le moment. Les fiches que vous ouvrez et celles que vous enregistrez se retrouveront ici.');
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Commencer' })).toBeNull();
  });

  it('counts how the last four weeks went once somebody who may see figures opens the section, which then stays open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const setting = {
      permissions: ['analytic_list', 'user_list'],
      config: { settings: { analytics: true } },
      answers: { 'admin/users': () => json({ 'hydra:member': [{ id: 1 }], 'hydra:totalItems': 3 }) },
    };
    const { server } = await renderApp(setting);
    const counts = () => server.seen.filter(({ path }) => path.startsWith('admin/users'));
    const weeks = within(screen.getByRole('region', { name: 'Les quatre dernières semaines' }));
    const button = weeks.getByRole('button', { name: 'Les quatre dernières semaines', expanded: false });
    // The counts would be asked later than this, but from what is rendered here.
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.childElementCount).toBe(0);
    expect(counts()).toHaveLength(0);
    await userEvent.click(button);
    const card = (await weeks.findByRole('link')).closest('li');
    expect(card?.textContent).toMatch(/12\+9 par rapport aux quatre semaines précédentes$/);
    expect(weeks.getByRole('link').getAttribute('href')).toBe('/analytics');
    expect(counts()).toHaveLength(5);

    await userEvent.click(button);
    // An answer is shared for two seconds in any case.
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await userEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await weeks.findByRole('link')).toBeDefined();
    expect(counts()).toHaveLength(5);
    expect(localStorage.getItem('backOffice.preferences.12')).toBe('{"trends":true}');
    await userEvent.click(button);
    expect(localStorage.getItem('backOffice.preferences.12')).toBe('{}');
  });

  it('keeps no room for work that waits under records, as most operators have none', async () => {
    const never = () => new Promise<Response>(() => undefined);
    const { server } = await renderApp({
      permissions: ['community_manage', 'community_update', 'user_list', 'user_update'],
      answers: { 'admin/users': never, 'admin/communities/moderated': never },
    });
    await waitFor(() => expect(server.seen.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^admin\/communities\/moderated/)));
    const work = within(screen.getByRole('region', { name: 'À traiter' }));
    expect(work.getAllByRole('listitem').map((card) => card.getAttribute('aria-busy'))).toEqual(['true']);
  });

  it('says so where nothing can be counted', async () => {
    await renderApp({ permissions: ['analytic_list'], config: { settings: { analytics: true } } });
    await userEvent.click(screen.getByRole('button', { name: 'Les quatre dernières semaines' }));
    expect(await screen.findByText('Il n’y a rien à compter dans les listes auxquelles vous avez accès.')).toBeDefined();
  });

  it('has no figures for the others', async () => {
    await renderApp({ permissions: EDITORIALS, config: { settings: { analytics: true } } });
    expect(screen.queryByRole('region', { name: 'Les quatre dernières semaines' })).toBeNull();
  });

  it('is the first entry of the menu, whatever the operator may open', async () => {
    await renderApp({ permissions: [] });
    const [first] = within(screen.getByRole('navigation', { name: 'Menu principal' })).getAllByRole('link');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Accueil', '/']);
  });

  it('has no other application unless the deployment says so', async () => {
    await renderApp({ permissions: [...EDITORIALS, 'dashboard_read'], config: { ...config, settings: {} } });
    expect(screen.queryByRole('region', { name: 'Autres applications' })).toBeNull();
  });

  it('has the button of the partner, which says that it leaves the application', async () => {
    await renderApp({ permissions: EDITORIALS, config });
    const partner = link(/^Administration du partenaire/);
    expect([partner?.getAttribute('href'), partner?.getAttribute('target'), partner?.getAttribute('rel')]).toEqual(['https://partner.test/admin', '_blank', 'noreferrer']);
    expect(partner?.textContent).toContain('(nouvel onglet)');
    expect(screen.getByText('Dans un nouvel onglet, hors de l’application : partner.test.')).toBeDefined();
    expect(link(/^Tableau de bord externe/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Afficher les identifiants' })).toBeNull();
  });

  it('asks for the logins of the external dashboard when they are wanted, and forgets them', async () => {
    const { server } = await renderApp({
      permissions: [...EDITORIALS, 'dashboard_read'],
      config,
      answers: { [LOGINS]: () => json({ 'hydra:member': logins, 'hydra:totalItems': 2 }) },
    });
    const asked = () => server.seen.filter(({ path }) => path === LOGINS).length;
    expect(link(/^Tableau de bord externe/)?.getAttribute('href')).toBe('https://figures.test/general');
    expect(asked()).toBe(0);

    await userEvent.click(screen.getByRole('button', { name: 'Afficher les identifiants' }));
    const dialog = await screen.findByRole('dialog', { name: 'Identifiants du tableau de bord externe' });
    expect(await within(dialog).findByText('secret-two')).toBeDefined();
    within(dialog).getByText('Ces identifiants ne sont conservés nulle part ici. Ils disparaissent quand vous fermez cette fenêtre.');
    expect([...Object.values(localStorage), ...Object.values(sessionStorage)].join()).not.toContain('secret');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Copier le mot de passe de .*Communautés/ }));
    await within(dialog).findByText('Copié dans le presse-papiers');
    expect(await navigator.clipboard.readText()).toBe('secret-two');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(within(dialog).getByRole('button', { name: /^Copier l’identifiant .*Communautés/ }));
    await within(dialog).findByText('Le navigateur refuse la copie : sélectionnez le texte pour le copier vous-même.');
    write.mockRestore();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain('secret');
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les identifiants' }));
    await screen.findByText('secret-one');
    expect(asked()).toBeGreaterThan(before);
  });

  it('says that the logins are on their way', async () => {
    await renderApp({ permissions: [...EDITORIALS, 'dashboard_read'], config, answers: { [LOGINS]: () => new Promise<Response>(() => undefined) } });
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les identifiants' }));
    await within(await screen.findByRole('dialog')).findByText('Chargement des identifiants…');
  });

  it('says when the logins cannot be read, and when there are none', async () => {
    let isDown = true;
    await renderApp({
      permissions: [...EDITORIALS, 'community_dashboard_self'],
      config,
      answers: { [LOGINS]: () => (isDown ? json({ 'hydra:description': 'Internal Server Error' }, 500) : json({ 'hydra:member': [] })) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les identifiants' }));
    await screen.findByText('Les identifiants n’ont pas pu être chargés');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('Vos rôles ne donnent aucun identifiant pour ce tableau de bord.');
  });

  it('counts what waits, each kind on its own: one that fails is counted again alone', async () => {
    let isDown = true;
    const { server } = await renderApp({
      permissions: ['user_list', 'user_update', 'solidary_list'],
      structures: STRUCTURES.slice(0, 1),
      answers: {
        'admin/users': () => (isDown ? json({ 'hydra:description': 'Service Unavailable' }, 503) : json({ 'hydra:member': [{ id: 1, givenName: 'Zoé', familyName: 'Petit' }], 'hydra:totalItems': 1234 })),
        'admin/solidaries': () => json({ 'hydra:member': [{ id: 1, status: 2 }, { id: 2, status: 2 }], 'hydra:totalItems': 2 }),
      },
    });
    const work = screen.getByRole('region', { name: 'À traiter' });
    const requests = (await within(work).findByRole('link', { name: 'Demandes ouvertes' })).closest('li');
    expect(requests?.textContent).toBe('Demandes ouvertes2Recherche de solution2');

    const retry = /^Réessayer.*Pièces d’identité à vérifier$/;
    await userEvent.click(await within(work).findByRole('button', { name: retry }));
    expect((await within(work).findByText(/^Le comptage a échoué\./)).closest('[role=status]')).not.toBeNull();
    isDown = false;
    await userEvent.click(await within(work).findByRole('button', { name: retry }));
    const proofs = await within(work).findByRole('link', { name: 'Pièces d’identité à vérifier' });
    expect(proofs.getAttribute('href')).toBe('/users?f.identityStatus=1&f.identityStatus=4&f.identityProofStatus=1');
    expect(proofs.closest('li')?.textContent?.replaceAll(/\s/g, ' ')).toBe('Pièces d’identité à vérifier1 234Zoé Petit');
    expect(document.activeElement).toBe(proofs.closest('li'));
    expect(server.seen.filter(({ path }) => path.startsWith('admin/solidaries/'))).toEqual([]);
  });

  it.each([
    [0, 'Rien n’attend depuis plus d’un jour.'],
    [1, 'Attente la plus longue : 1 jour'],
    [12, 'Attente la plus longue : 12 jours'],
  ])('says how long the oldest has waited: %i days', async (days, said) => {
    const adminlastActionDate = new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString();
    await renderApp({
      permissions: ['solidary_list'],
      structures: STRUCTURES.slice(0, 1),
      answers: { 'admin/solidaries': () => json({ 'hydra:member': [{ id: 1, status: 2, adminlastActionDate }], 'hydra:totalItems': 1 }) },
    });
    await within(screen.getByRole('region', { name: 'À traiter' })).findByText(said);
  });

  it.each([
    [['solidary_list', 'editorial_manage'], 1],
    [['solidary_list'], 0],
  ])('says to who counts all requests of the platform that only some can be opened: %j', async (permissions, said) => {
    await renderApp({
      permissions,
      structures: STRUCTURES.slice(0, 1),
      answers: { 'admin/solidaries': () => json({ 'hydra:member': [{ id: 1, status: 2 }], 'hydra:totalItems': 1 }) },
    });
    const work = screen.getByRole('region', { name: 'À traiter' });
    await within(work).findByRole('link', { name: 'Demandes ouvertes' });
    expect(within(work).queryAllByText('Celles de toute la plateforme : vous ne pouvez ouvrir que celles de vos structures.')).toHaveLength(said);
  });

  it('names all of what no filter of the list finds, a few first', async () => {
    const people = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, givenName: 'Zoé', familyName: `N${index + 1}`, structures: [{ id: 4, status: 0 }] }));
    await renderApp({
      permissions: ['solidary_volunteer_list', 'solidary_volunteer_read', 'solidary_volunteer_update'],
      structures: STRUCTURES,
      answers: { 'admin/solidary_volunteers': () => json({ 'hydra:member': people, 'hydra:totalItems': 8 }) },
    });
    const work = screen.getByRole('region', { name: 'À traiter' });
    await within(work).findByRole('link', { name: 'Zoé N1' });
    expect(within(work).getAllByRole('link').map((one) => one.textContent)).toEqual(['8', ...['N1', 'N2', 'N3', 'N4', 'N5'].map((name) => `Zoé ${name}`)]);
    await userEvent.click(within(work).getByRole('button', { name: 'Afficher 3 autres' }));
    expect(within(work).getByRole('link', { name: 'Zoé N8' }).getAttribute('href')).toBe('/solidaryvolunteers/show/8');
    await userEvent.click(within(work).getByRole('button', { name: 'Afficher moins' }));
    expect(within(work).getAllByRole('link')).toHaveLength(6);
  });

  it('begins with the first of what waits, and goes through all of it', async () => {
    const people = [7, 3, 5].map((id) => ({ id, givenName: 'Zoé', familyName: `N${id}`, structures: [{ id: 4, status: id === 3 ? 1 : 0 }] }));
    await renderApp({
      permissions: ['solidary_volunteer_list', 'solidary_volunteer_read', 'solidary_volunteer_update'],
      structures: STRUCTURES,
      answers: {
        'admin/solidary_volunteers': () => json({ 'hydra:member': people, 'hydra:totalItems': 3 }),
        ...Object.fromEntries(people.map((person) => [`admin/solidary_volunteers/${person.id}`, () => json(person)])),
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: /^2\s?: commencer par la première fiche$/ }));
    await screen.findByRole('heading', { level: 1, name: /Zoé N7/ });
    await screen.findByText('1 sur 2');
    // The page suspends, which an awaited act allows.
    await act(async () => screen.getByRole('button', { name: 'Suivant' }).click());
    await screen.findByRole('heading', { level: 1, name: /Zoé N5/ });
    await screen.findByText('2 sur 2');
  });

  it('begins with the first record of the list that was counted', async () => {
    const people = [7, 5].map((id) => ({ id, givenName: 'Zoé', familyName: `N${id}`, status: 1 }));
    await renderApp({
      permissions: ['user_list', 'user_read', 'user_update'],
      answers: { 'admin/users': () => json({ 'hydra:member': people, 'hydra:totalItems': 2 }), 'admin/users/7': () => json(people[0]) },
    });
    await userEvent.click(await screen.findByRole('link', { name: /^2\s?: commencer/ }));
    await screen.findByRole('heading', { level: 1, name: /Zoé N7/ });
    await screen.findByText('1 sur 2');
    expect(screen.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe('/users?f.identityStatus=1&f.identityStatus=4&f.identityProofStatus=1');
  });

  it('names without a link who may not be looked at', async () => {
    await renderApp({
      permissions: ['solidary_volunteer_list', 'solidary_volunteer_update'],
      structures: STRUCTURES,
      answers: { 'admin/solidary_volunteers': () => json({ 'hydra:member': [{ id: 1, givenName: 'Zoé', familyName: 'N1', structures: [{ id: 4, status: 0 }] }], 'hydra:totalItems': 1 }) },
    });
    const work = screen.getByRole('region', { name: 'À traiter' });
    await within(work).findByText('Zoé N1');
    expect(within(work).queryByRole('link', { name: 'Zoé N1' })).toBeNull();
  });

  it('names apart the beneficiaries who cannot be examined, as they have no proof', async () => {
    const person = (id: number) => ({ id, givenName: 'Zoé', familyName: `N${id}`, structures: [{ id: 4, status: 0 }] });
    await renderApp({
      permissions: ['solidary_beneficiary_list', 'solidary_beneficiary_read', 'solidary_beneficiary_update'],
      structures: STRUCTURES,
      answers: {
        'admin/solidary_beneficiaries': () => json({ 'hydra:member': [person(1), person(2)], 'hydra:totalItems': 2 }),
        'admin/solidary_beneficiaries/1': () => json({ ...person(1), proofs: [] }),
        'admin/solidary_beneficiaries/2': () => json({ ...person(2), proofs: [{ structureId: 4, status: 0, userStructureId: 41 }] }),
      },
    });
    const work = screen.getByRole('region', { name: 'À traiter' });
    const card = (await within(work).findByText('Candidatures de bénéficiaires à examiner')).closest('li');
    expect(card?.textContent).toMatch(/à examiner1Zoé N2Sans justificatif, à demander d’abord.:Zoé N1$/);
  });

  it('counts nothing that the operator may not list or deal with', async () => {
    const { server } = await renderApp({ permissions: [...EDITORIALS, 'user_list', 'community_list'] });
    expect(screen.queryByRole('region', { name: 'À traiter' })).toBeNull();
    expect(server.seen.filter(({ path }) => path.startsWith('admin/users'))).toEqual([]);
  });

  it('names the records opened last, read again when the page opens: nothing but their numbers was kept', async () => {
    localStorage.setItem('backOffice.recent.12', '[{"name":"solidaryRecord","id":"4"},{"name":"user","id":"9"},{"name":"editorial","id":"7"},{"name":"user","id":"3"}]');
    const { server } = await renderApp({
      permissions: [...EDITORIALS, 'solidary_read'],
      structures: STRUCTURES,
      answers: {
        'admin/editorials/7': () => json({ id: 7, title: 'Semaine de la mobilité', status: 0 }),
      },
    });
    const recent = screen.getByRole('region', { name: 'Fiches ouvertes récemment' });
    await within(recent).findByRole('link', { name: 'Semaine de la mobilité' });
    const links = within(recent).getAllByRole('link').map((one) => [one.textContent?.replaceAll(/\s/g, ' '), one.getAttribute('href')]);
    expect(links).toEqual([
      ['Demande n° 4', '/solidaryrecords/show/4'],
      ['Semaine de la mobilité', '/editorials/show/7'],
    ]);
    expect(server.seen.map(({ path }) => path).filter((path) => /^admin\/(solidaries|users)/.test(path))).toEqual([]);
  });

  it('forgets a record that is there no more', async () => {
    localStorage.setItem('backOffice.recent.12', '[{"name":"editorial","id":"7"},{"name":"editorial","id":"8"}]');
    await renderApp({
      permissions: EDITORIALS,
      answers: {
        'admin/editorials/7': () => json({ id: 7, title: 'Semaine de la mobilité' }),
        'admin/editorials/8': () => json({ 'hydra:description': 'Not Found' }, 400),
      },
    });
    await screen.findByRole('link', { name: 'Semaine de la mobilité' });
    await waitFor(() => expect(localStorage.getItem('backOffice.recent.12')).toBe('[{"name":"editorial","id":"7"}]'));
    expect(screen.queryByRole('link', { name: /^Éditorial n°/ })).toBeNull();
  });

  it('hides a record that is refused and keeps one that the platform answers oddly: a right, a structure may come back', async () => {
    const kept = '[{"name":"editorial","id":"7"},{"name":"editorial","id":"8"}]';
    localStorage.setItem('backOffice.recent.12', kept);
    await renderApp({
      permissions: EDITORIALS,
      answers: {
        'admin/editorials/7': () => json({ 'hydra:description': 'Access Denied.' }, 400),
        'admin/editorials/8': () => json({ 'hydra:description': 'Structure fermée' }, 400),
      },
    });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Éditorial n°.7$/ })).toBeNull());
    expect(screen.getByRole('link', { name: /^Éditorial n°.8$/ })).toBeDefined();
    expect(localStorage.getItem('backOffice.recent.12')).toBe(kept);
  });

  it.each([
    ['does not exist', 404],
    ['is refused', 403],
  ])('does not take for opened a record whose page says that it %s', async (_what, status) => {
    localStorage.setItem('backOffice.recent.12', '[{"name":"editorial","id":"7"}]');
    await renderApp({ address: '/editorials/show/8', permissions: EDITORIALS, answers: { 'admin/editorials/8': () => json({ 'hydra:description': 'Non' }, status) } });
    await screen.findByRole('link', { name: 'Retour à la liste' });
    await waitFor(() => expect(localStorage.getItem('backOffice.recent.12')).toBe('[{"name":"editorial","id":"7"}]'));
  });

  it('has no heading over records that have all gone', async () => {
    localStorage.setItem('backOffice.recent.12', '[{"name":"editorial","id":"8"}]');
    await renderApp({ permissions: EDITORIALS, answers: { 'admin/editorials/8': () => json({ 'hydra:description': 'Not Found' }, 400) } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Fiches ouvertes récemment' })).toBeNull());
  });

  it('leads to what was typed in a form that was left while it was being saved, until that is done', async () => {
    const editorial = { id: 7, title: 'Automne', text: 'Bonjour', label: 'Lire', link: 'https://exemple.fr', status: 0 };
    let answer = (_saved: Response): void => undefined;
    await renderApp({
      address: '/editorials/7',
      permissions: EDITORIALS,
      answers: { 'admin/editorials/7': ({ method }: Seen) => (method === 'GET' ? json(editorial) : new Promise<Response>((resolve) => (answer = resolve))) },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Titre' }), ' 2027');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByRole('button', { name: /en cours/ });
    await userEvent.click(within(screen.getByRole('navigation', { name: /Menu/ })).getByRole('link', { name: 'Accueil' }));
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: /^Quitter pendant/ })).getByRole('button', { name: 'Quitter' }));
    const drafts = await screen.findByRole('region', { name: 'Saisies à reprendre' });
    expect(within(drafts).getByRole('link').getAttribute('href')).toBe('/editorials/7');
    await act(async () => answer(json({ ...editorial, title: 'Automne 2027' })));
    await screen.findByText(/^L’éditorial a été modifié/);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saisies à reprendre' })).toBeNull());
  });

  it('leads to what was typed and not saved in this tab, and gives it up after a question', async () => {
    const draft = JSON.stringify({ values: { title: 'Été' }, before: { title: null } });
    for (const key of ['backOffice.draft:12:/editorials/create', 'backOffice.draft:12:/editorials/7', 'backOffice.draft:13:/editorials/8']) sessionStorage.setItem(key, draft);
    await renderApp({ permissions: EDITORIALS });
    const drafts = screen.getByRole('region', { name: 'Saisies à reprendre' });
    expect(new Set(within(drafts).getAllByRole('link').map((one) => one.getAttribute('href')))).toEqual(new Set(['/editorials/7', '/editorials/create']));

    await userEvent.click(within(drafts).getByRole('button', { name: /^Abandonner cette saisie.*Modification de l’éditorial n°/ }));
    const question = await screen.findByRole('alertdialog', { name: /^Abandonner la saisie .*Modification de l’éditorial n°/ });
    expect(sessionStorage.getItem('backOffice.draft:12:/editorials/7')).not.toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'Abandonner cette saisie' }));
    await waitFor(() => expect(within(drafts).getAllByRole('link')).toHaveLength(1));
    // The button that asked has gone, and the focus stays on the page.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['backOffice.draft:12:/editorials/create', 'backOffice.draft:13:/editorials/8']);
  });
});

describe('what was typed and not saved', () => {
  const draft = JSON.stringify({ values: { subject: 'x' }, before: {} });
  const drafts = () => within(screen.getByRole('region', { name: 'Saisies à reprendre' }));

  it('can only be given up where its page may no longer be opened', async () => {
    sessionStorage.setItem('backOffice.draft:12:/editorials/7', draft);
    await renderApp({ permissions: ['editorial_manage', 'editorial_read'] });
    expect(drafts().queryAllByRole('link')).toEqual([]);
    expect(drafts().getByText(/^Modification de l’éditorial n°.7$/)).toBeDefined();
    await userEvent.click(drafts().getByRole('button', { name: /^Abandonner cette saisie/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('for one structure is named after it, and opened for it', async () => {
    for (const structure of [4, 9, 77]) sessionStorage.setItem(`backOffice.draft:12:/solidaryrecords/create#${structure}`, draft);
    const { store } = await renderApp({ permissions: ['solidary_list', 'solidary_create'], structures: STRUCTURES });
    const links = drafts().getAllByRole('link');
    expect(links.map(({ textContent }) => textContent).toSorted()).toEqual(['Création d’une demande (CCAS de Nancy)', 'Création d’une demande (Mission locale)']);
    // This draft belongs to a structure that the operator no longer has.
    expect(drafts().getAllByRole('button')).toHaveLength(3);

    await userEvent.click(drafts().getByRole('link', { name: /Mission locale/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/solidaryrecords/create'));
    const state = store.getState();
    expect(state.status === 'signedIn' && state.session.currentStructure?.name).toBe('Mission locale');
  });
});

it('what was saved last stands apart from what was opened, by its number alone', async () => {
  localStorage.setItem('backOffice.recent.12', '[{"name":"editorial","id":"7"},{"name":"editorial","id":"8"}]');
  localStorage.setItem('backOffice.recent.done.12', '[{"name":"editorial","id":"7"}]');
  const answers = { 'admin/editorials/7': () => json({ id: 7, title: 'Été', status: 0 }), 'admin/editorials/8': () => json({ id: 8, title: 'Hiver', status: 0 }) };
  await renderApp({ permissions: EDITORIALS, answers });
  const names = async (region: string) => within(await screen.findByRole('region', { name: region })).getAllByRole('link').map(({ textContent }) => textContent);
  await waitFor(async () => expect([await names('Fiches enregistrées récemment'), await names('Fiches ouvertes récemment')]).toEqual([['Été'], ['Hiver']]));
});

describe('the pages of records', () => {
  it('are remembered by their numbers alone, those that may be opened', async () => {
    await renderApp({ address: '/editorials/7', permissions: EDITORIALS, answers: { 'admin/editorials/7': () => json({ id: 7, title: 'Été', status: 0 }) } });
    expect(localStorage.getItem('backOffice.recent.12')).toBe('[{"name":"editorial","id":"7"}]');
  });

  it('are not where they are refused', async () => {
    await renderApp({ address: '/users/7', permissions: EDITORIALS });
    expect(localStorage.getItem('backOffice.recent.12')).toBeNull();
  });
});
