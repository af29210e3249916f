// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import { openApi } from '../../unit/api/fakes';
import { book, bookSchema } from '../../unit/engine/list/books';
import { RIGHT, TITLES } from '../../unit/engine/import/definition';
import { compiled } from '../form/outing';
import { chooseFile, renderImport } from '../import/renderImport';
import { ALL, renderList, shelfOf } from '../list/renderList';
import { ENDS, said, WORDS } from './commandEnds';
import { chosen, open as openFollowed } from './followedRequest';
import { choose, open as openKept, PERMISSIONS } from './keptRequest';
import { open as openCampaign } from './keptCampaign';

/** `npm run chaos` tries every end, `npm test` the two whose outcome is open. */
const ends = process.env['CHAOS'] === undefined ? ENDS.slice(0, 2) : ENDS;

interface Command {
  /** Opens its page over a platform that answers the command so, and gives how often that was asked. */
  open(answer: () => Response): Promise<() => number>;
  /** Up to the press that sends it. */
  prepare?(): Promise<void>;
  press(): Promise<unknown>;
  /** What is known once the platform has failed: that it was not done, where a look tells. */
  broken: 'refused' | 'lost';
  /** What was typed is still there. */
  keeps?(): void | Promise<void>;
  /** Where it can be seen how it ended. */
  way: { role: 'link' | 'button'; name: RegExp };
}

const press = async (name: string | RegExp) => userEvent.click((await screen.findAllByRole('button', { name }))[0]!);
const box = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
const holds = (name: string | RegExp, text: string) => () => expect(box(name).value).toBe(text);
const anyDialog = async () => within(await waitFor(() => document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]') ?? Promise.reject(new Error('no dialog'))));

const readAgain = { role: 'button', name: /^Relire la demande$/ } as const;

async function followed(answer: () => Response) {
  const { sent } = await openFollowed({ refusals: [answer] });
  return () => sent.length;
}

const entity: EntityBody = {
  ...book,
  validators: compiled(bookSchema),
  resource: { ...book.resource, permissions: { ...book.resource.permissions, delete: { any: ['book_delete'] } }, bulkEdit: ['title'], bulkDelete: { endpoint: 'books/delete', parameter: 'selected' } },
};

/** The list with a book ticked, over the real request layer. */
async function ticked(answer: () => Response) {
  let asked = 0;
  const { api } = openApi(async (_url, { method }) => {
    if (method === 'PATCH' || _url.includes('books/delete')) {
      asked += 1;
      return answer();
    }
    return new Response(JSON.stringify({ id: 1, title: 'Livre 1', pages: 10, genre: 1 }));
  });
  await renderList({ answer: shelfOf(1), entity, permissions: [...ALL, 'book_delete'], api: { get: api.get, update: api.update, removeMany: api.removeMany } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Livre 1' }));
  return () => asked;
}

const seenBook = { role: 'link', name: /^Voir Livre 1/ } as const;

const COMMANDS: Record<string, Command> = {
  'choosing a driver': {
    async open(answer) {
      const kept = await openKept({ mended: ['carpoolerChoice'], change: answer });
      return () => kept.patches.length;
    },
    press: () => choose('Jean Petit'),
    broken: 'refused',
    way: readAgain,
  },
  'noting an action': {
    open: followed,
    async prepare() {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Autre action');
      await userEvent.type(box(/^Commentaire/), 'Vu');
    },
    press: () => press('Noter l’action'),
    broken: 'refused',
    keeps: holds(/^Commentaire/, 'Vu'),
    way: readAgain,
  },
  'noting a contact': {
    open: followed,
    async prepare() {
      await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
    },
    press: async () => userEvent.click((await anyDialog()).getByRole('button', { name: 'Noter' })),
    broken: 'refused',
    way: readAgain,
  },
  'a message to a driver': {
    open: followed,
    prepare: async () => userEvent.type(box('Écrire à Paul Durand'), 'Oui'),
    press: () => press('Envoyer le message'),
    broken: 'refused',
    keeps: holds('Écrire à Paul Durand', 'Oui'),
    way: readAgain,
  },
  'a message to the driver of a partner': {
    async open(answer) {
      const { connected } = await openFollowed({ connections: [answer] });
      return () => connected.length;
    },
    async prepare() {
      await press('Chercher chez les partenaires');
      await press('Contacter Martin D.');
      await userEvent.type((await anyDialog()).getByRole('textbox'), 'Oui');
    },
    press: async () => userEvent.click((await anyDialog()).getByRole('button', { name: 'Envoyer le message' })),
    broken: 'lost',
    async keeps() {
      if (!document.querySelector('[role=dialog]')) await press('Recontacter (texte commencé) Martin D.');
      expect((await anyDialog()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Oui');
    },
    way: { role: 'button', name: /^Recontacter \(texte commencé\) Martin D\.$/ },
  },
  'the file of a proof': {
    async open(answer) {
      const kept = await openKept({ permissions: [...PERMISSIONS, 'proof_create'], upload: answer });
      return () => kept.uploads.length;
    },
    async prepare() {
      await press(/^Envoyer un fichier/);
      await userEvent.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, new File(['x'], 'quittance.pdf'));
    },
    press: async () => userEvent.click((await anyDialog()).getByRole('button', { name: 'Envoyer' })),
    broken: 'lost',
    way: { role: 'link', name: /dans un nouvel onglet/ },
  },
  'the test of a campaign': {
    async open(answer) {
      const { sendings } = await openCampaign({ sends: [answer], acts: false });
      return () => sendings.length;
    },
    press: () => press(/^Envoyer un test/),
    broken: 'refused',
    way: { role: 'button', name: /^Relire le statut$/ },
  },
  'the mailing of a campaign': {
    async open(answer) {
      const { sendings } = await openCampaign({ record: { status: 1 }, sends: [answer], acts: false });
      return () => sendings.length;
    },
    prepare: () => press(/^Envoyer à 1.243 personnes et à vous$/),
    press: async () => userEvent.click((await anyDialog()).getByRole('button', { name: /^Envoyer à/ })),
    broken: 'refused',
    way: { role: 'button', name: /^Relire le statut$/ },
  },
  'the deletion of a selection': {
    open: ticked,
    async prepare() {
      await press('Supprimer');
      await userEvent.type((await anyDialog()).getByRole('textbox'), 'supprimer');
    },
    press: async () => userEvent.click((await anyDialog()).getByRole('button', { name: /^Supprimer/ })),
    broken: 'refused',
    way: seenBook,
  },
  'the change of a selection': {
    open: ticked,
    async prepare() {
      await press('Modifier un champ');
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Champ à modifier' }), 'Titre');
      await userEvent.type(await screen.findByRole('textbox', { name: 'Titre' }), 'Autre');
    },
    press: async () => userEvent.click((await anyDialog()).getByRole('button', { name: /^Modifier/ })),
    broken: 'refused',
    way: seenBook,
  },
  'an import': {
    async open(answer) {
      let asked = 0;
      const { api } = openApi(async () => {
        asked += 1;
        return answer();
      });
      await renderImport(({ path, form, unlimited }) => api.upload(path, form, { unlimited: unlimited ?? false }));
      return () => asked;
    },
    async prepare() {
      await chooseFile([TITLES, RIGHT]);
      await screen.findByText(/Séparateur/);
      await press('Vérifier le fichier');
      await press(/^Continuer/);
    },
    press: () => press('Importer 1 ligne'),
    broken: 'lost',
    way: { role: 'link', name: /^Voir les lecteurs$/ },
  },
};

const UNKNOWN = /peut-être (?:été effectué|eu|arriv)|on ne sait pas|a pu être|inconnu|sans doute/i;
const NOT_DONE = /n’a(?:-t-il)? pas (?:pu être (?:enregistré|envoyé|noté|contacté)|été (?:envoyé|noté))|n’a rien importé|n’a pas abouti|en échec/;

const SAID = { lost: [UNKNOWN, NOT_DONE], refused: [NOT_DONE, UNKNOWN], unsent: [/Erreur réseau|[Rr]ien n’a été envoyé|non traité/, UNKNOWN] } as const;

/** What suspends is loaded once, and is not waited for by a test. */
beforeAll(async () => {
  await import('@/features/solidary/case/CaseScreen');
  for (const open of [openKept, openCampaign]) {
    await open();
    cleanup();
  }
});
afterEach(() => void vi.restoreAllMocks());

describe.each(Object.entries(COMMANDS))('of %s one thing is said, and it leaves once', (_name, { open, prepare, press: send, broken, keeps, way }) => {
  it.each(ends)('answered with $name', async ({ answer, kind, saysWhy }) => {
    const asked = await open(answer);
    await prepare?.();
    if (kind === 'unsent') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await send();
    const end = kind === 'broken' ? broken : kind;
    const [is, isNot] = SAID[end];
    await waitFor(() => expect(said()).toMatch(is));
    expect(said()).not.toMatch(isNot);
    if (saysWhy) expect(said()).toContain(WORDS);
    if (end === 'lost') expect(screen.getAllByRole(way.role, { name: way.name, hidden: true })).not.toEqual([]);
    await keeps?.();
    expect(asked()).toBe(kind === 'unsent' ? 0 : 1);
  });
});
