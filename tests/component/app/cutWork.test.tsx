// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, token, type Seen } from '../../unit/api/fakes';
import { ME, type Tab } from '../../unit/session/fakeTab';
import { campaign, open as openCampaign } from './keptCampaign';
import { renderApp, STRUCTURES } from './renderApp';

// The grid is lazy in the app. Here it is loaded with the file, so that no test waits for it.
await import('@/engine/list/grid/RecordGrid');

const TEN = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, title: `Article ${index + 1}`, status: 0 }));
const RIGHTS = ['article_manage', 'article_read', 'article_create', 'article_update', 'article_delete', 'export'];

/** What was rejected without anybody noticing. */
let unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeEach(() => {
  unhandled = [];
  process.on('unhandledRejection', note);
});
afterEach(() => void process.off('unhandledRejection', note));

type App = Awaited<ReturnType<typeof renderApp>>;

const tell = (tab: Tab, key: string, newValue: string | null) => act(async () => void tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));

/** The ways in which a session may end in this tab while work is under way. */
const ENDS: Record<string, (app: App) => Promise<unknown>> = {
  'the session ends': ({ store }) => act(async () => store.logOut({ kind: 'idle' })),
  'somebody logs out in another tab': async ({ tab }) => {
    for (const key of ['backOffice.token', 'backOffice.refreshToken', 'backOffice.session']) tab.localStorage.removeItem(key);
    await tell(tab, 'backOffice.signOut', '{"kind":"byOperator"}');
  },
  'somebody else signs in in another tab': (app) => signInElsewhere(app, 13, 'Paul'),
};

/** Somebody signs in in another tab, which tells this one. */
async function signInElsewhere({ tab }: App, id: number, givenName: string) {
  const { user: _before, ...facts } = JSON.parse(before) as { user: object };
  const { shortFamilyName, email, operates } = ME;
  const newValue = JSON.stringify({ ...facts, user: { id, givenName, shortFamilyName, email, operates } });
  tab.localStorage.setItem('backOffice.token', token({ owner: `${givenName}@demo.test`, userId: id }));
  tab.localStorage.setItem('backOffice.refreshToken', 'refresh-2');
  tab.localStorage.setItem('backOffice.session', newValue);
  await tell(tab, 'backOffice.session', newValue);
}
let before = '';

/** The first person comes back, and to the page where they were. */
async function comeBack(app: App) {
  await signInElsewhere(app, ME.id, 'Élodie');
  await act(() => vi.dynamicImportSettled());
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

const changed = (record: object) => json(record);

/** Begins to change ten articles, of which one is answered and three are under way. */
async function beginTask(list: () => Response | Promise<Response> = () => json({ 'hydra:member': TEN, 'hydra:totalItems': 10 }), answerTo = changed) {
  const pending: (() => void)[] = [];
  const sent: { path: string; as: string | undefined }[] = [];
  let isHeld = true;
  const article = (id: number) => ({ method, headers }: Seen) => {
    const record = { ...TEN[id - 1], status: 1 };
    if (method === 'GET') return json(record);
    sent.push({ path: `admin/articles/${id}`, as: headers['Authorization'] });
    return isHeld ? new Promise<Response>((resolve) => pending.push(() => resolve(answerTo(record)))) : json(record);
  };
  const app = await renderApp({
    address: '/articles?f.title=Article',
    permissions: RIGHTS,
    structures: STRUCTURES,
    answers: { 'admin/articles': list, ...Object.fromEntries(TEN.map(({ id }) => [`admin/articles/${id}`, article(id)])) },
  });
  before = app.tab.localStorage.getItem('backOffice.session') ?? '';
  const own = `Bearer ${app.tab.localStorage.getItem('backOffice.token')}`;
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner les 10 lignes de cette page' }));
  await press('Modifier un champ');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Champ à modifier' }), 'Statut');
  await userEvent.click(await screen.findByRole('radio', { name: 'Publié' }));
  await press('Modifier 10 articles');
  await waitFor(() => expect(pending).toHaveLength(3));
  await act(async () => pending.shift()?.());
  await waitFor(() => expect(sent).toHaveLength(4));
  const answer = () => {
    isHeld = false;
    return act(async () => pending.forEach((one) => one()));
  };
  return { app, sent, own, answer };
}

it('a structure that is chosen in another tab neither stops a task nor moves it', async () => {
  const { app, sent, own, answer } = await beginTask();
  app.tab.localStorage.setItem('backOffice.currentStructure', '9');
  await tell(app.tab, 'backOffice.currentStructure', '9');
  await answer();
  await screen.findByText('10 réussis');
  expect(new Set(sent.map(({ as }) => as))).toEqual(new Set([own]));
  expect(sent).toHaveLength(10);
  expect(app.store.getState()).toMatchObject({ session: { currentStructure: { id: 4 } } });
  await press('Fermer');
});

it('a task whose page crashes without a word is told of as it stood: what was sent and not answered is not sent again', async () => {
  const { app, sent, answer } = await beginTask();
  const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith('backOffice.cut.'));
  await ENDS['the session ends']?.(app);
  await answer();
  await settle();
  // Nothing that the end of the page has kept counts.
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
  await comeBack(app);
  const result = await screen.findByRole('dialog', { name: 'Modifier 10 articles' });
  within(result).getByText('1 réussi');
  within(result).getByText('6 non traités');
  // Their names are read, as only numbers are kept in the browser.
  for (const name of ['Article 2', 'Article 3', 'Article 4']) await within(result).findByRole('link', { name: new RegExp(`^Voir ${name} dans`) });
  await press('Reprendre les 6 restants');
  await waitFor(() => expect(sent).toHaveLength(10));
  expect(new Set(sent.map(({ path }) => path)).size).toBe(10);
  await press('Fermer');
});

it('what was refused before a task was cut off names the right that is missing', async () => {
  const { app, answer } = await beginTask(undefined, () => json({ 'hydra:description': 'Access Denied.' }, 403));
  await ENDS['the session ends']?.(app);
  await answer();
  await settle();
  await comeBack(app);
  const result = await screen.findByRole('dialog', { name: 'Modifier 10 articles' });
  within(result).getByText('4 en échec');
  expect(await within(result).findAllByText(/n’a plus, le droit «.modifier les articles.»/)).toHaveLength(4);
  await press('Fermer');
});

it('a task that its operator may no longer do is told of, and not offered to be resumed', async () => {
  const { app, sent, answer } = await beginTask();
  await ENDS['the session ends']?.(app);
  await answer();
  await settle();
  before = before.replace('"article_update",', '');
  await comeBack(app);
  within(await screen.findByRole('dialog', { name: '10 articles' })).getByText('6 non traités');
  expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull();
  await press('Fermer');
  expect(sent).toHaveLength(4);
});

it.each([
  ['is given up', () => new Promise<Response>(() => undefined), 'Annuler'],
  ['fails', () => json({ 'hydra:description': 'No.' }, 400), 'Fermer'],
])('a task whose resumption %s while its records are read again is told of as before', async (_, fault, leave) => {
  let isCut = false;
  const { app, sent, answer } = await beginTask(() => (isCut ? fault() : json({ 'hydra:member': TEN, 'hydra:totalItems': 10 })));
  await ENDS['the session ends']?.(app);
  await answer();
  await settle();
  await comeBack(app);
  await screen.findByRole('dialog', { name: 'Modifier 10 articles' });
  isCut = true;
  await press('Reprendre les 6 restants');
  await press(leave);
  const result = await screen.findByRole('dialog', { name: 'Modifier 10 articles' });
  within(result).getByText('6 non traités');
  isCut = false;
  await press('Reprendre les 6 restants');
  await screen.findByText('10 réussis');
  expect(sent).toHaveLength(10);
  await press('Fermer');
});

it('a test of a campaign that the end of the session has stopped is said not to be sent, and can be sent, until it was', async () => {
  let isRefused = false;
  const kept = { ...campaign };
  const { sendings, ...app } = await openCampaign({ strict: false, answers: { 'admin/campaigns/7': () => (isRefused ? json({ message: 'Invalid JWT Token' }, 401) : json(kept)) } });
  before = app.tab.localStorage.getItem('backOffice.session') ?? '';
  isRefused = true;
  await press('Envoyer un test à elodie@demo.test');
  await waitFor(() => expect(app.store.getState().status).toBe('signedOut'));
  isRefused = false;
  await comeBack(app);
  await screen.findByText(/^Le test n’a pas été envoyé \([^)]*\)\.$/);
  expect(sendings).toEqual([]);
  kept.status = 1;
  await press('Envoyer un test à elodie@demo.test');
  await screen.findByText(/^Rien n’a été envoyé d’ici/);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('backOffice.cut.'))).toEqual([]);
});

describe.each(Object.entries(ENDS))('when %s', (_, end) => {
  it('a task on a selection sends nothing more, says nothing to others, and is told of and resumed by whoever began it', async () => {
    const { app, sent, own, answer } = await beginTask();
    await end(app);
    expect(screen.queryByText(/réussi|non traité/)).toBeNull();
    await answer();
    await settle();
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ as }) => as))).toEqual(new Set([own]));
    expect(screen.queryByText(/réussi|non traité/)).toBeNull();

    await comeBack(app);
    const result = await screen.findByRole('dialog', { name: 'Modifier 10 articles' });
    within(result).getByText('4 réussis');
    within(result).getByText('6 non traités');
    within(result).getByText('Interrompu. La session s’est terminée, ou la page a été quittée, avant la fin.');
    await press('Reprendre les 6 restants');
    await screen.findByText('10 réussis');
    expect(sent.map(({ path }) => path).toSorted()).toEqual(TEN.map(({ id }) => `admin/articles/${id}`).toSorted());
    await press('Fermer');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('backOffice.cut.'))).toEqual([]);
    expect(unhandled).toEqual([]);
  });

  it('an export saves no file, and whoever began it is told so and can begin again', async () => {
    let isHeld = false;
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const app = await renderApp({
      address: '/articles',
      permissions: RIGHTS,
      answers: { 'admin/articles': () => (isHeld ? new Promise<Response>(() => undefined) : json({ 'hydra:member': TEN, 'hydra:totalItems': 10 })) },
    });
    before = app.tab.localStorage.getItem('backOffice.session') ?? '';
    await screen.findByRole('checkbox', { name: 'Sélectionner Article 1' });
    await press('Exporter');
    isHeld = true;
    await userEvent.click(within(await screen.findByRole('dialog', { name: /^Export/ })).getByRole('button', { name: 'Exporter' }));
    await screen.findByRole('button', { name: 'Arrêter' });

    await end(app);
    await settle();
    isHeld = false;
    await comeBack(app);
    const dialog = await screen.findByRole('dialog', { name: /^Export/ });
    within(dialog).getByText('L’export s’est interrompu (lignes écrites : 0). Aucun fichier n’a été enregistré. La session s’est terminée, ou la page a été quittée, avant la fin.');
    expect(saved).not.toHaveBeenCalled();
    await press('Recommencer');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('backOffice.cut.'))).toEqual([]);
    expect(unhandled).toEqual([]);
    saved.mockRestore();
  });

  it('a mailing is not sent again before whoever sent it has looked at what became of it', async () => {
    let answer = (_response: Response): void => undefined;
    const { sendings, ...app } = await openCampaign({ record: { status: 1 }, strict: false, sends: [() => new Promise<Response>((resolve) => (answer = resolve))] });
    before = app.tab.localStorage.getItem('backOffice.session') ?? '';
    const mailing = () => screen.findByRole('button', { name: /^Envoyer à 1.243 personnes et à vous$/ });
    await userEvent.click(await mailing());
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Envoyer à 1.243 personnes et à vous$/ }));
    await waitFor(() => expect(sendings).toHaveLength(1));

    await end(app);
    await comeBack(app);
    await screen.findByText(/^On ne sait pas si la campagne a été envoyée \(/);
    expect((await mailing()).matches(':disabled')).toBe(true);
    await act(async () => answer(json({ 'hydra:member': [1243] })));
    await settle();
    await press('Relire le statut');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Envoyer à 1.243 personnes/ })).toBeNull());
    expect(sendings).toHaveLength(1);
    expect(unhandled).toEqual([]);
  });

  it('a save says nothing to others, fails nowhere, and is not offered again as if it had not been made', async () => {
    let answer = (_response: Response): void => undefined;
    const types = { 'hydra:member': [], 'hydra:totalItems': 0 };
    const app = await renderApp({
      address: '/articles/create',
      permissions: RIGHTS,
      answers: { 'admin/articles': ({ method }) => (method === 'POST' ? new Promise<Response>((resolve) => (answer = resolve)) : json(types)) },
    });
    before = app.tab.localStorage.getItem('backOffice.session') ?? '';
    await userEvent.type(await screen.findByRole('textbox', { name: 'Titre' }), 'Aide');
    await press('Créer');
    await waitFor(() => expect(app.server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1));
    await end(app);
    await act(async () => answer(json({ id: 11, title: 'Aide', status: 0 }, 201)));
    await settle();
    expect(screen.queryByText(/créé/)).toBeNull();
    await comeBack(app);
    await settle();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft:'))).toEqual([]);
    expect(app.server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(unhandled).toEqual([]);
  });
});
