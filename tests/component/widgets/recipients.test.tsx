// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import type { ListRequest } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { EngineContext } from '@/engine/data/EngineContext';
import { FormRecordContext } from '@/engine/fields/FormRecord';
import type { Picked } from '@/engine/model/Picked';
import type { ResourceSummary } from '@/engine/model/Resource';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import type { RecordData } from '@/engine/model/Schema';
import { loadLaterTexts, loadTexts, startI18n } from '@/i18n/i18n';
import { SessionContext } from '@/session/SessionContext';
import { Announcer } from '@/ui/Announcer';
import { RecipientsFromSelection } from '@/features/campaigns/recipients/RecipientsFromSelection';
import { RecipientsInput } from '@/features/campaigns/recipients/RecipientsInput';
import type { RecipientSource } from '@/features/campaigns/recipients/sources';
import { useOfferedSources } from '@/features/campaigns/recipients/useListed';
import { book, bookList } from '../../unit/engine/list/books';
import { members, readers, recipientsField } from '../../unit/widgets/recipients/sources';
import { ALL, bookWords, config, signedIn, widgets } from '../list/renderList';

beforeEach(async () => {
  const i18n = startI18n('fr');
  await loadTexts('fr');
  await loadLaterTexts('recipients');
  i18n.addResourceBundle('fr', wordsNamespace('book'), bookWords, true, true);
});

const loaded = Promise.resolve(book);

/** Campaigns that only some may delete, which taking a copy demands. */
const deletable = { ...book, resource: { ...book.resource, permissions: { ...book.resource.permissions, delete: { any: ['book_delete'] } } } };

const field = { ...recipientsField, entity: deletable };

/** The lists of the platform in which recipients are picked, of which only that of users is there, here with books in it. */
const user = { ...book.resource, name: 'user' };

/** Renders a part of a campaign's form over an API. */
async function renderOver(element: ReactNode, api: Partial<Api>, permissions: string[], resources: ResourceSummary[] = [user]) {
  const router = createMemoryRouter([{ path: '*', element }]);
  return act(async () => render(
    <SessionContext value={{ config, api: api as Api, store: signedIn(permissions) }}>
      <EngineContext value={{ resources, widgets, actions: {}, loadEntity: () => loaded, preloadPage: () => undefined }}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Announcer>
            <RouterProvider router={router} />
          </Announcer>
        </SWRConfig>
      </EngineContext>
    </SessionContext>,
  ));
}

/**
 * Opens the input over a server with a given count. `values` are the values it has given to the form, including the first; `record` is the rest of
 * the form.
 */
async function open(first: unknown, count: () => Promise<number> = () => Promise.resolve(5), record: RecordData = {}, permissions = [...ALL, 'book_delete'], items: RecordData[] = []) {
  const values: unknown[] = [first];
  const requests: ListRequest[] = [];
  const signals: AbortSignal[] = [];
  const api: Partial<Api> = {
    list: async (_path, request, options) => {
      requests.push(request);
      if (options?.signal) signals.push(options.signal);
      return { total: await count(), items };
    },
  };
  function Held() {
    const [value, setValue] = useState(first);
    const change = (next: unknown) => {
      values.push(next);
      setValue(next);
    };
    return (
      <RecipientsInput id="to" field={field} value={value} onChange={change} onBlur={() => undefined} required={false} disabled={false} invalid={false} describedBy="why" mode="edit" />
    );
  }
  const page = await renderOver(
    <FormRecordContext value={{ record, fill: () => undefined }}>
      <p id="why">Aucun n’est choisi</p>
      <Held />
    </FormRecordContext>,
    api,
    permissions,
  );
  return { ...page, values, requests, signals };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const byFilters = { source: 1, filterType: 2, filters: 'library=7&genre=1&genre=2&mood=gai', deliveryCount: 5 };

it('says stored filters in the words of their list, what the list does not know as words, and neither order nor page', async () => {
  await open({ ...byFilters, filters: `${byFilters.filters}&order[title]=asc&page=2&perPage=50&solidaryUser.isActive=true&place={"lat":48.1,"lgt":6.2}&territory[]=&territory[]=` });
  const words = within(await screen.findByRole('list', { name: 'Filtres' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual([
    'Bibliothèque de Nancy',
    'Genres\u202f: Roman',
    'Genres\u202f: Poésie',
    'Mood\u202f: gai',
    'Solidary user is active\u202f: Oui',
    'Place\u202f: Lat 48.1, Lgt 6.2',
    'Territory\u202f: non renseigné',
  ]);
  screen.getByText('5 personnes acceptent les actualités');
  screen.getByText(/selon le compte fait lors du choix des destinataires/);
});

it('counts again: as many are dated and nothing else; another number is to be associated, or given up', async () => {
  let found = 5;
  const { values, requests } = await open(byFilters, () => Promise.resolve(found));
  await press('Recompter');
  await screen.findByText(/au \d\d\/\d\d\/\d{4} à \d\d:\d\d/);
  await screen.findByText('5 personnes acceptent les actualités.', { selector: '[role=status] *' });
  expect(requests).toEqual([{ page: 1, perPage: 1, filters: [['library', '7'], ['genre[]', '1'], ['genre[]', '2'], ['mood', 'gai'], ['newsSubscription', 'true']] }]);
  expect(values).toHaveLength(1);

  found = 8;
  await press('Recompter');
  await screen.findByText('8 personnes acceptent les actualités', { selector: 'strong' });
  expect(values.at(-1)).toMatchObject({ ...byFilters, deliveryCount: 8, former: byFilters });
  screen.getByText('Ils prendront la place des destinataires actuels quand vous enregistrerez.');
  await press('Revenir aux destinataires enregistrés');
  expect(values.at(-1)).toEqual(byFilters);
  expect(document.activeElement?.textContent).toBe('Choisir d’autres destinataires');
});

it('says that nobody is left to write to, and why they could not be counted', async () => {
  let isDown = false;
  const count = () => (isDown ? Promise.reject(new ApiError('server')) : Promise.resolve(0));
  await open(byFilters, count);
  await press('Recompter');
  await screen.findByText(/^Personne n’accepte les actualités au .*cette campagne ne pourra pas être envoyée\.$/);
  isDown = true;
  await press('Recompter');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Les destinataires n’ont pas pu être comptés\. \S/);
  isDown = false;
  await press('Recompter');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('counts one person in the singular', async () => {
  await open(byFilters, () => Promise.resolve(1));
  await press('Recompter');
  await screen.findByText('1 personne accepte les actualités', { selector: 'strong' });
  await screen.findByText('1 personne accepte les actualités.', { selector: '[role=status] *' });
});

it.each([{ q: 'a' }, ['q=a'], 12])('says that filters which are no query cannot be read: %o', async (filters) => {
  await open({ ...byFilters, filters });
  await screen.findByText(/^Les filtres enregistrés ne peuvent pas être lus/);
  expect(screen.queryByRole('button', { name: 'Recompter' })).toBeNull();
});

it('cannot count again a selection that nobody can read back', async () => {
  await open({ source: 1, filterType: 1, deliveryCount: 3 });
  await screen.findByText('3 personnes acceptent les actualités');
  expect(screen.queryByRole('button', { name: 'Recompter' })).toBeNull();
});

it('warns of filters that the platform cannot send again', async () => {
  await open({ source: 2, sourceId: 4, sourceName: 'Nancy', filterType: 2, filters: 'genre=1', deliveryCount: 3 });
  await screen.findByText(/^La plateforme ne permet pas d’envoyer une campagne à une communauté d’après des filtres/);
});

it.each([
  ['the operator’s', 1, false],
  ['somebody else’s', 9, true],
])('says that others than those of a test take a copy, of a campaign that is %s', async (_whose, creatorId, becomesMine) => {
  await open(byFilters, () => Promise.resolve(8), { status: 1, creatorId });
  await press('Recompter');
  await screen.findByText(/une copie au même contenu prend la place de celle-ci/);
  expect(screen.queryAllByText(/La copie sera à votre nom/)).toHaveLength(becomesMine ? 1 : 0);
  expect(screen.queryByText(/^Ils prendront la place/)).toBeNull();
});

it.each(['book_create', 'book_delete'])('does not take them for who may not replace a campaign by a copy, without %s', async (missing) => {
  const permissions = [...ALL, 'book_delete'].filter((permission) => permission !== missing);
  const { values } = await open(byFilters, () => Promise.resolve(8), { status: 1, creatorId: 1 }, permissions);
  await press('Recompter');
  await screen.findByText('Choisir d’autres destinataires demande de pouvoir créer et supprimer des campagnes.');
  expect(values).toHaveLength(1);
});

it('changes nobody once they have been written to, which is said', async () => {
  await open(byFilters, undefined, { status: 2 });
  await screen.findByText(/^La campagne a été envoyée.: ses destinataires ne changent plus/);
  expect(screen.queryByRole('button', { name: 'Choisir d’autres destinataires' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Recompter' }).disabled).toBe(true);
});

it('says that no filter keeps anybody back', async () => {
  await open({ ...byFilters, filters: '' });
  await screen.findByText(/^Livres.: tout le monde, sans filtre$/);
});

it.each([undefined, {}, 'x'])('says that there are none for %o, and lets them be chosen', async (value) => {
  await open(value);
  screen.getByText('Aucun destinataire choisi');
  screen.getByRole('button', { name: 'Choisir les destinataires', description: 'Aucun n’est choisi' });
});

it('are picked in the one list that is there, without a choice among lists, again where they are not taken, and are said once they are', async () => {
  const { values } = await open(undefined);
  await press('Choisir les destinataires');
  const dialog = within(await screen.findByRole('dialog'));
  const all = () => dialog.findByRole('button', { name: /^Continuer avec tous les résultats/ });
  const begin = await all();
  dialog.getByText('Seules les personnes qui acceptent les actualités reçoivent une campagne. Les autres peuvent être cochées : elles sont nommées ensuite, et ne reçoivent rien.');
  expect(dialog.queryByRole('combobox', { name: 'Origine' })).toBeNull();
  await userEvent.click(begin);
  await userEvent.click(await dialog.findByRole('button', { name: 'Retour à la liste' }));
  expect([document.activeElement, values]).toEqual([await all(), [undefined]]);
  await userEvent.click(await all());
  await userEvent.click(await dialog.findByRole('button', { name: 'Choisir ces destinataires' }));
  await screen.findByText(/^Destinataires choisis.: 5 personnes\.$/);
  screen.getByText('Ils seront ajoutés à la campagne quand vous enregistrerez.');
  expect(values.at(-1)).toMatchObject({ source: 1, filterType: 2, deliveryCount: 5 });
});

it('are ticked again when their list is opened again, so that one of them can be taken out, and no more once they were given up', async () => {
  const items = ['Dune', 'Emma'].map((title, index) => ({ id: index + 1, title, newsSubscription: true }));
  await open(undefined, undefined, undefined, undefined, items);
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Sélectionner ${name}` });
  const pick = async (button: string) => {
    await press(button);
    return [(await box('Dune')).checked, (await box('Emma')).checked];
  };
  expect(await pick('Choisir les destinataires')).toEqual([false, false]);
  for (const name of ['Dune', 'Emma']) await userEvent.click(await box(name));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await pick('Choisir les destinataires')).toEqual([true, true]);
  await userEvent.click(await box('Emma'));
  await userEvent.click(await screen.findByRole('button', { name: /^Continuer avec la sélection/ }));
  await press('Choisir ces destinataires');
  expect(await pick('Choisir d’autres destinataires')).toEqual([true, false]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Retirer ces destinataires');
  expect(await pick('Choisir les destinataires')).toEqual([false, false]);
});

it.each([
  ['of who may list them', ['book_list'], 'book page'],
  ['of who may not list those they belong to', ['page_list'], ''],
])('their lists are those %s, as members are listed under what they belong to', async (_who, permissions, offered) => {
  const Offered = () => <p>Listes : {useOfferedSources([readers, members]).map(({ resource }) => resource).join(' ')}.</p>;
  await renderOver(<Offered />, {}, permissions, [book.resource, { name: 'page', permissions: { list: { any: ['page_list'] } } }]);
  screen.getByText(`Listes : ${offered}.`);
});

it('stops counting when the form is left', async () => {
  let answer = () => undefined as void;
  const { unmount, signals, values } = await open(byFilters, () => new Promise((resolve) => (answer = () => resolve(8))));
  await press('Recompter');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  // An answer that comes all the same changes nothing any more.
  await act(async () => answer());
  expect(values).toEqual([byFilters]);
});

describe('recipients of what was picked in a list', () => {
  const query = { page: 1, size: 25, sort: undefined, filters: {} };
  const all: Picked['scope'] = { kind: 'matching', query, total: 60 };

  async function pick(scope: Picked['scope'], list: Api['list'] = () => Promise.resolve({ total: 5, items: [] }), filters: Picked['query']['filters'] = {}, source: RecipientSource = readers) {
    const [onReady, onClose] = [vi.fn(), vi.fn()];
    const picked = { entity: book, list: bookList, query: { ...query, filters }, total: 60, scope };
    const page = await renderOver(<RecipientsFromSelection titleId="title" picked={picked} source={source} cancel="Retour" onReady={onReady} onClose={onClose} />, { list }, ALL);
    return { ...page, onReady, onClose };
  }

  it('are counted, again where that failed, and taken with what was counted', async () => {
    const answers = [() => Promise.reject(new ApiError('offline')), () => Promise.resolve({ total: 5, items: [] })];
    const { onReady } = await pick(all, () => answers.shift()?.() ?? Promise.reject(new Error('asked')));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Les destinataires n’ont pas pu être comptés\. \S/);
    expect(screen.queryByRole('button', { name: 'Choisir ces destinataires' })).toBeNull();
    await press('Réessayer');
    expect((await screen.findByText('Sur 60 livres, 5 personnes acceptent les actualités et recevront la campagne.')).getAttribute('role')).toBe('status');
    await press('Choisir ces destinataires');
    expect(onReady.mock.calls).toEqual([[expect.objectContaining({ source: 1, filterType: 2, deliveryCount: 5 })]]);
  });

  it('are given up by the button that has the focus first, and are then counted no more', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { onClose, unmount } = await pick(all, (_path, _request, options) => {
      signals.push(options?.signal);
      return new Promise(() => undefined);
    });
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Recherche des personnes qui acceptent les actualités');
    const back = screen.getByRole('button', { name: 'Retour' });
    expect(document.activeElement).toBe(back);
    await userEvent.click(back);
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it.each([
    [20, /Tome 20\.$/],
    [21, /Tome 20 et 1 autre personne\.$/],
  ])('say who of %i cannot be written to, the first twenty by name', async (count, end) => {
    const records = [{ id: 1, title: 'Emma', available: true }, ...Array.from({ length: count }, (_, index) => ({ id: index + 2, title: `Tome ${index + 1}`, available: false }))];
    await pick({ kind: 'records', records });
    expect((await screen.findByText(/^Ne recevront rien.: Tome 1, Tome 2,/)).textContent).toMatch(end);
  });

  it('are counted in the singular', async () => {
    await pick({ kind: 'records', records: [{ id: 1, title: 'Emma', available: true }, { id: 2, title: 'Germinal', available: false }] });
    await screen.findByText('Sur 2 livres, 1 personne accepte les actualités et recevra la campagne.');
    screen.getByText('Ne recevront rien : Germinal.');
  });

  it('are refused where the filters are too long for the platform, in figures', async () => {
    await pick({ kind: 'matching', query: { ...query, filters: { title: ['x'.repeat(600)] } }, total: 60 }, undefined, { title: ['x'.repeat(600)] });
    expect((await screen.findByRole('alert')).textContent).toBe('Ces filtres sont trop longs pour la plateforme\u202f: 616 caractères, 512 au maximum. Retirez-en, ou sélectionnez les personnes une à une.');
    expect(screen.queryByRole('button', { name: 'Choisir ces destinataires' })).toBeNull();
  });

  it('are too many to be named one by one: fewer are asked for, or the filters take their place', async () => {
    const records = Array.from({ length: 9000 }, (_, index) => ({ id: 100_000 + index, title: `Tome ${index}`, available: true }));
    await pick({ kind: 'records', records });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^9.000 personnes acceptent les actualités.: c’est plus que la plateforme n’en prend une à une \([\d\s]+ au maximum\)\. Choisissez-en moins, ou prenez tout ce que les filtres de la liste retiennent.:$/);
    screen.getByText('Sur 60 livres, 5 personnes acceptent les actualités et recevront la campagne.');
    screen.getByRole('button', { name: 'Utiliser ces filtres' });
  });

  it('are too many of a community, whose members cannot be chosen by filters', async () => {
    const records = Array.from({ length: 9000 }, (_, index) => ({ id: 100_000 + index, title: `Tome ${index}`, available: true, genre: 1 }));
    await pick({ kind: 'records', records }, undefined, {}, members);
    expect((await screen.findByRole('alert')).textContent).toMatch(/au maximum\)\. Choisissez-en moins, par exemple en filtrant la liste, et créez plusieurs campagnes\.$/);
    expect(screen.queryByRole('button', { name: /^(Choisir|Utiliser)/ })).toBeNull();
  });

  it('cannot be taken where nobody is left', async () => {
    await pick({ kind: 'records', records: [{ id: 2, title: 'Germinal', available: false }] });
    expect((await screen.findByRole('alert')).textContent).toBe('Sur 1 livre, personne n’accepte les actualités\u202f: la campagne ne pourrait pas être envoyée.');
    expect(screen.queryByRole('button', { name: 'Choisir ces destinataires' })).toBeNull();
  });
});
