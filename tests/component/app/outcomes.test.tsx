// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
import { filePicker, png } from '../form/pictures';
import { EDITORIALS, renderApp } from './renderApp';

const editorial = { id: 7, title: 'Automne', text: 'Bonjour', label: 'Lire', link: 'https://exemple.fr', status: 0 };
const changed = { ...editorial, title: 'Automne 2027', status: 1 };

interface Command {
  address: string;
  /** Prepares everything up to the press that sends. */
  prepare?(): Promise<void>;
  press(): Promise<void>;
  /** The request that is sent. */
  call: string;
  /** The answer of the platform when it carries the command out. */
  made: () => Response;
  /** The address at which the outcome can be seen in another tab; the page itself by default. */
  seen?: string;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function fillIn() {
  for (const [name, text] of [['Titre', 'Été'], ['Texte', 'Bonjour'], ['Texte du bouton', 'Lire'], ['Lien du bouton', 'https://exemple.fr']] as const) {
    await userEvent.type(await screen.findByRole('textbox', { name }), text);
  }
}

const created = () => json({ ...editorial, id: 8, title: 'Été' }, 201);
const deleted = () => new Response(null, { status: 204 });

const COMMANDS: Record<string, Command> = {
  'a creation': {
    address: '/editorials/create',
    prepare: fillIn,
    press: () => press('Créer'),
    call: 'POST admin/editorials',
    made: created,
    seen: '/editorials?f.title=%C3%89t%C3%A9',
  },
  'a change': {
    address: '/editorials/7',
    prepare: async () => userEvent.type(await screen.findByRole('textbox', { name: 'Titre' }), ' 2027'),
    press: () => press('Enregistrer'),
    call: 'PATCH admin/editorials/7',
    made: () => json(changed),
    seen: '/editorials/show/7',
  },
  'the picture of a new record': {
    address: '/editorials/create',
    async prepare() {
      await fillIn();
      await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    },
    press: () => press('Créer'),
    call: 'POST admin/images',
    made: () => json({ id: 3, image: 'https://data.example/3.png', avatar: 'https://data.example/3.png' }, 201),
    seen: '/editorials/show/8',
  },
  'an action': {
    address: '/editorials/show/7',
    press: () => press('Activer'),
    call: 'PATCH admin/editorials/7',
    made: () => json(changed),
  },
  'a deletion': {
    address: '/editorials/show/7',
    prepare: () => press('Supprimer'),
    press: async () => userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' })),
    call: 'DELETE admin/editorials/7',
    made: deleted,
    seen: '/editorials/show/7',
  },
};

const page = () => new Response('<html>Sign in to the network</html>', { headers: { 'Content-Type': 'text/html' } });
const refusal = () => json({ 'hydra:description': 'Le titre est déjà pris' }, 422);

/** A platform that answers one call as given, and counts its requests. */
async function open({ address, call, made }: Command, answer: () => Response = made) {
  const take = ({ method, path }: Seen, otherwise: () => Response) => (method === 'GET' ? otherwise() : `${method} ${path}` === call ? answer() : created());
  return renderApp({
    address,
    permissions: [...EDITORIALS, 'editorial_delete'],
    answers: {
      'admin/editorials': (seen) => take(seen, () => json({ 'hydra:member': [editorial], 'hydra:totalItems': 1 })),
      'admin/editorials/7': (seen) => take(seen, () => json(editorial)),
      'admin/editorials/8': () => json({ ...editorial, id: 8, title: 'Été' }),
      'admin/images': (seen) => take(seen, () => json([])),
    },
  });
}

/** Everything the page says about the outcome, in any place. */
const said = () => [...document.querySelectorAll('.message-bar, [role=alert], [role=dialog], [role=alertdialog]')].map((one) => one.textContent).join('\n');

const UNKNOWN = /[Oo]n ne sait pas|peut-être|n’a pas pu dire|a pu être|Résultat inconnu|au résultat inconnu/;
const NOT_DONE = /n’a pas (?:pu être|été)|n’ont pas (?:pu être|été)|pas été supprimé|Échec|non supprimé/;

afterEach(() => void vi.restoreAllMocks());

describe.each(Object.entries(COMMANDS))('of %s one thing is said', (_name, command) => {
  it('done: and nothing of a failure', async () => {
    await open(command);
    await command.prepare?.();
    await command.press();
    await waitFor(() => expect(said()).toMatch(/a été|ont été|supprimé|activé/));
    expect(said()).not.toMatch(UNKNOWN);
    expect(said()).not.toMatch(NOT_DONE);
  });

  it('refused: in the words of the platform, and not that it may have been done', async () => {
    await open(command, refusal);
    await command.prepare?.();
    await command.press();
    await waitFor(() => expect(said()).toContain('Le titre est déjà pris'));
    expect(said()).toMatch(NOT_DONE);
    expect(said()).not.toMatch(UNKNOWN);
  });

  it('not sent: that there is no network, and not that it may have been done', async () => {
    const { server } = await open(command);
    await command.prepare?.();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await command.press();
    await waitFor(() => expect(said()).toMatch(/Erreur réseau|pas été envoyé|hors ligne/i));
    expect(said()).not.toMatch(UNKNOWN);
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).not.toContain(command.call);
  });

  it('unknown: that nobody knows, not that it was not done, and where it can be seen', async () => {
    const { server } = await open(command, page);
    await command.prepare?.();
    await command.press();
    await waitFor(() => expect(said()).toMatch(UNKNOWN));
    expect(said()).not.toMatch(NOT_DONE);
    const reads = server.seen.filter(({ method, path }) => method === 'GET' && path === 'admin/editorials/7');
    if (command.seen === undefined) return expect(reads.length).toBeGreaterThan(1);
    const links = screen.getAllByRole('link', { hidden: true }).filter((link) => link.getAttribute('target') === '_blank');
    expect(links.map((link) => link.getAttribute('href'))).toContain(command.seen);
    expect(server.seen.filter(({ method, path }) => `${method} ${path}` === command.call)).toHaveLength(1);
    return undefined;
  });
});

it('of an action during which maintenance begins it is said that nobody knows, and when to check, not to try again', async () => {
  let isDown = false;
  await renderApp({
    address: '/editorials/show/7',
    permissions: EDITORIALS,
    answers: {
      'admin/editorials': () => json({ 'hydra:member': [editorial], 'hydra:totalItems': 1 }),
      'admin/editorials/7'({ method }) {
        isDown ||= method === 'PATCH';
        return isDown ? new Response('<html>Maintenance</html>', { status: 503, headers: { 'Content-Type': 'text/html', 'Retry-After': '600' } }) : json(editorial);
      },
    },
  });
  await press('Activer');
  await waitFor(() => expect(said()).toMatch(UNKNOWN));
  const message = document.querySelector('.message-bar')?.textContent;
  expect(message).toMatch(/Vérifiez dans\s10\sminutes/);
  expect(message).not.toContain('Réessayez');
});

describe('of a creation that the platform answers by a failure', () => {
  const broken = () => json({ 'hydra:description': 'An error occurred' }, 500);
  const list = () => json({ 'hydra:member': [editorial], 'hydra:totalItems': 1 });

  async function create(lists: (() => Response)[]) {
    await renderApp({
      address: '/editorials/create',
      permissions: [...EDITORIALS, 'editorial_delete'],
      answers: { 'admin/editorials': ({ method }) => (method === 'GET' ? (lists.shift() ?? broken)() : broken()) },
    });
    await fillIn();
    await press('Créer');
  }

  it('it is said that it was not done where the list does not have it', async () => {
    await create([list, list]);
    await waitFor(() => expect(said()).toMatch(NOT_DONE));
    expect(said()).not.toMatch(UNKNOWN);
  });

  it.each([
    ['then', [list]],
    ['at all', []],
  ])('it is said that nobody knows where the list does not answer %s, and where it can be seen', async (_, lists) => {
    await create(lists);
    await waitFor(() => expect(said()).toMatch(UNKNOWN));
    expect(said()).not.toMatch(NOT_DONE);
    const links = screen.getAllByRole('link', { hidden: true }).filter((link) => link.getAttribute('target') === '_blank');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/editorials?f.title=%C3%89t%C3%A9');
  });
});
