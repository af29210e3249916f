// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp } from './renderApp';

const counted = (total: number) => () => json({ 'hydra:member': [], 'hydra:totalItems': total });
const failed = () => json({}, 500);

const ANSWERS = {
  'admin/analytics/summary': () => json({ type: 'summary', periodicity: 'monthly', url: 'https://figures.test/embed/1', communityId: null, territoryId: null }),
  'admin/users': counted(3),
  'admin/communities': counted(2),
  'admin/campaigns': counted(0),
};

const open = (answers = {}, rest = {}) =>
  renderApp({ address: '/analytics', permissions: ['analytic_list', 'user_list', 'community_manage', 'campaign_list'], answers: { ...ANSWERS, ...answers }, ...rest });

const card = (name: string) => within(screen.getByRole('listitem', { name }));

describe('the charts of a dashboard', () => {
  it('say in a sentence what they show, with unit, period and comparison', async () => {
    await open();
    expect((await card('Nouveaux utilisateurs').findByText(/utilisateurs, .* par rapport à la période précédente/)).textContent).toMatch(
      /^[A-ZÉ]\S+ \d{4}\u202f: 3 utilisateurs, 0\s% par rapport à la période précédente \(\S+ \d{4}\u202f: 3\)\. [A-ZÉ]\S+ \d{4} \(en cours\)\u202f: 3 utilisateurs\.$/,
    );
    expect(await card('Communautés').findByText(/^En tout\s: 8 communautés\. Valeur la plus fréquente\s: Automatique \(25\s%\)\.$/)).toBeTruthy();
  });

  it('are introduced by what they count, and are said to be counted until they are', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    // An equal request of the next test would wait for this answer too.
    onTestFinished(() => answer());
    await open({ 'admin/users': () => answered.then(() => counted(3)()) });
    expect(await screen.findByRole('region', { name: 'Ce que montre le tableau de bord' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Chiffres des listes' })).toBeTruthy();
    expect(screen.getByText('L’application compte elle-même ce que contiennent les listes que vous pouvez ouvrir.')).toBeTruthy();
    expect(await card('Nouveaux utilisateurs').findByText('Comptage en cours…')).toBeTruthy();
    await act(async () => answer());
    await waitFor(() => expect(card('Nouveaux utilisateurs').queryByText('Comptage en cours…')).toBeNull());
  });

  it.each([
    ['is framed, with another way to it', { url: 'https://figures.test' }, 'Rien ne s’affiche ? Ouvrez le tableau de bord dans un nouvel onglet.'],
    ['opens elsewhere', {}, 'La configuration de cette application (analytics.url) ne permet pas de montrer ici les pages du site figures.test.'],
  ])('stand below the platform’s own, which %s', async (_how, analytics, said) => {
    await open({}, { config: { analytics } });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ouvrir dans un nouvel onglet/ }).getAttribute('href')).toBe('https://figures.test/embed/1');
  });

  it('have their figures in a table, each leading to what was counted', async () => {
    await open();
    const users = card('Nouveaux utilisateurs');
    await userEvent.click(await users.findByRole('button', { name: /^Voir les chiffres/ }));
    const rows = within(users.getByRole('table', { name: 'Nouveaux utilisateurs' })).getAllByRole('row');
    expect(rows).toHaveLength(13);
    const [link] = within(rows.at(-1)!).getAllByRole('link');
    const [year, month] = [new Date().getFullYear(), String(new Date().getMonth() + 1).padStart(2, '0')];
    expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toMatch(new RegExp(`^/users\\?f\\.createdDate=${year}-${month}-01\\.\\.${year}-${month}-\\d\\d$`));
    expect(within(rows.at(-1)!).getByRole('rowheader').textContent).toMatch(/\(en cours\)$/);

    // The table stays open when another period is chosen.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Périodicité' }), 'Par an');
    await waitFor(() => expect(within(users.getByRole('table')).getAllByRole('row')).toHaveLength(6));
    await userEvent.click(users.getByRole('button', { name: /^Masquer les chiffres/ }));
    expect(users.queryByRole('table')).toBeNull();
  });

  it('fail alone and are counted again alone; one with nothing to count says so', async () => {
    let isDown = true;
    const { server } = await open({ 'admin/users': () => (isDown ? failed() : counted(3)()) });
    expect(await card('Nouveaux utilisateurs').findByText(/^Ces chiffres n’ont pas pu être comptés/)).toBeTruthy();
    expect(await card('Communautés').findByText(/^En tout/)).toBeTruthy();
    expect(await card('Campagnes').findByText('Rien à compter pour le moment.')).toBeTruthy();
    isDown = false;
    const before = server.paths().filter((path) => path === 'admin/communities').length;
    await userEvent.click(card('Nouveaux utilisateurs').getByRole('button', { name: /^Réessayer/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Nouveaux utilisateurs'));
    expect(await card('Nouveaux utilisateurs').findByText(/par rapport à/)).toBeTruthy();
    expect(server.paths().filter((path) => path === 'admin/communities')).toHaveLength(before);
  });

  it('whose list the platform refuses name it, and offer no other attempt', async () => {
    await open({ 'admin/users': () => json({ detail: 'Access Denied.' }, 403) });
    expect(await card('Nouveaux utilisateurs').findByText(/Vous n’avez pas accès à la liste «\sUtilisateurs\s»/)).toBeTruthy();
    expect(card('Nouveaux utilisateurs').queryByRole('button')).toBeNull();
  });

  it.each([
    ['with the right to export and the setting', ['export'], {}, 1],
    ['never without the right', [], {}, 0],
    ['never without the setting', ['export'], { settings: { export: false } }, 0],
  ])('are offered as a file %s', async (_when, rights, config, files) => {
    await open({}, { permissions: ['analytic_list', 'campaign_list', ...rights], config });
    expect(await card('Campagnes').findByText('Rien à compter pour le moment.')).toBeTruthy();
    expect(card('Campagnes').queryAllByRole('button', { name: /^Télécharger en CSV/ })).toHaveLength(files);
  });

  it('stay when the platform has no dashboard to show', async () => {
    await open({ 'admin/analytics/summary': failed });
    expect(await screen.findByText('Les données d’analyse n’ont pas pu être lues')).toBeTruthy();
    expect(await card('Communautés').findByText(/^En tout/)).toBeTruthy();
    expect(await screen.findByText('La plateforme n’a pas pu fournir ce tableau de bord. Il n’y est peut-être pas configuré : si cela dure, signalez-le à la personne qui administre la plateforme.')).toBeTruthy();
  });

  it('are counted again when they are opened again', async () => {
    const { server } = await open();
    const communities = () => server.paths().filter((path) => path === 'admin/communities').length;
    expect(await card('Communautés').findByText(/^En tout/)).toBeTruthy();
    const before = communities();
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    await userEvent.click(menu.getByRole('link', { name: 'Accueil' }));
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    // Equal requests within two seconds share one answer, so the test waits.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await userEvent.click(menu.getByRole('link', { name: 'Analyses' }));
    expect(await card('Communautés').findByText(/^En tout/)).toBeTruthy();
    await waitFor(() => expect(communities()).toBeGreaterThan(before));
  });

  it('say what they are not narrowed to', async () => {
    await open({ 'admin/analytics/summary': () => json({ url: 'https://figures.test/embed/1', communityId: 3, territoryId: null }) });
    expect(await card('Campagnes').findByText(/Sans tenir compte de\s: Communauté\.$/)).toBeTruthy();
    expect(await card('Nouveaux utilisateurs').findByText(/par rapport à/)).toBeTruthy();
    expect(card('Nouveaux utilisateurs').queryByText(/Sans tenir compte/)).toBeNull();
  });

  it('are those of the lists that the operator may open', async () => {
    await open({}, { permissions: ['analytic_list', 'campaign_list'] });
    expect(await screen.findByRole('listitem', { name: 'Campagnes' })).toBeTruthy();
    expect(screen.queryByRole('listitem', { name: 'Communautés' })).toBeNull();
  });
});

describe('what a dashboard is narrowed to', () => {
  const permissions = ['analytic_list', 'user_list', 'community_manage', 'territory_list', 'territory_read'];

  it('is said where nothing is picked: everything, or what the platform has chosen', async () => {
    const summary = () => json({ type: 'summary', periodicity: 'monthly', url: 'https://figures.test/embed/1', communityId: null, territoryId: 3 });
    await open({ 'admin/analytics/summary': summary, 'admin/territories/3': () => json({ id: 3, name: 'Vosges' }) }, { permissions });
    expect((await screen.findByRole('combobox', { name: 'Communauté' })).getAttribute('placeholder')).toBe('Toutes les communautés');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Territoire' }).getAttribute('placeholder')).toBe('Choix de la plateforme'));
  });

  it('is put right in the address; what does not exist is said, named by an empty chart, and may be removed', async () => {
    let answered: number | null = 99_999;
    await open(
      {
        'admin/analytics/summary': () => json({ type: 'summary', url: 'https://figures.test/embed/1', communityId: null, territoryId: answered }),
        'admin/territories/99999': () => json({ detail: 'Not Found' }, 404),
        'admin/users': counted(0),
      },
      { permissions, address: '/analytics?periodicity=banana&communityId=abc&territoryId=99999' },
    );
    await waitFor(() => expect(window.location.search).toBe('?territoryId=99999'));
    expect(await screen.findByText('Ce territoire n’existe pas ou n’existe plus')).toBeTruthy();
    expect(await card('Nouveaux utilisateurs').findByText(/^Rien à compter .* En tenant compte de\s: Territoire\.$/)).toBeTruthy();
    answered = null;
    await userEvent.click(screen.getByRole('button', { name: /^Retirer le filtre\s: Territoire$/ }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByText('Ce territoire n’existe pas ou n’existe plus')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await card('Nouveaux utilisateurs').findByText(/^Rien à compter \([^)]*\)\.$/)).toBeTruthy();
  });
});

describe('the dashboard of a record', () => {
  const openOf = (answers: Record<string, () => Response>) =>
    renderApp({ address: '/communities/7/dashboard/1', permissions: ['community_manage', 'community_read', 'analytic_read', 'user_list'], answers: { ...ANSWERS, ...answers } });

  it.each([
    ['gone', json({ detail: 'Not Found' }, 404), 'Cette communauté n’existe pas ou n’existe plus'],
    ['refused', json({ detail: 'Access Denied.' }, 403), /le droit «.consulter les communautés.»/],
  ])('that is %s says so in place of any figure, and leads to the list', async (_what, refusal, words) => {
    const { server } = await openOf({ 'admin/communities/7': () => refusal.clone() });
    expect(await screen.findByText(words)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Tableau de bord de la communauté' })).toBeTruthy();
    expect(main.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toMatch(/\/communities$/);
    expect(main.queryByRole('button', { name: /^Réessayer/ })).toBeNull();
    expect(main.queryByRole('listitem', { name: 'Nouveaux utilisateurs' })).toBeNull();
    expect(server.paths().filter((path) => /analytics|users$/.test(path))).toEqual([]);
  });
});

describe('the module analytics', () => {
  it('switched off has neither an entry nor a page, and asks nothing of the platform', async () => {
    const { server } = await open({}, { config: { settings: { analytics: false } } });
    expect(screen.getByText('Cette page n’est pas disponible avec la configuration actuelle de la plateforme.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Analyses' })).toBeNull();
    await waitFor(() => expect(server.paths().filter((path) => path.includes('analytics'))).toEqual([]));
  });
});
