// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { ListAnswer } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { EntityBody } from '@/engine/model/Resource';
import type { InputProps, Widget, WidgetRegistry } from '@/engine/model/Widget';
import { toldElsewhere } from '../../support/otherTab';
import { book, bookSchema } from '../../unit/engine/list/books';
import { compiled } from '../form/outing';
import { ALL, renderList, shelfOf, widgets, type Answer } from './renderList';

const lendAny: ActionUse = { use: 'call', name: 'lend', on: 'selection', danger: false, confirms: false, method: 'POST', endpoint: 'loans', body: { book: '/books/{id}' } };
const lend: ActionUse = { ...lendAny, when: { not: { field: 'pages', is: 20 } } };

const entity: EntityBody = {
  ...book,
  validators: compiled(bookSchema),
  resource: {
    ...book.resource,
    permissions: { ...book.resource.permissions, delete: { any: ['book_delete'] } },
    bulkEdit: ['title', 'genre'],
    bulkDelete: { endpoint: 'books/delete', parameter: 'selected' },
    actions: [lend],
  },
};

const withActions = (actions: ActionUse[]): EntityBody =>
  actions.length > 0 ? { ...entity, resource: { ...entity.resource, actions } } : entity;

/** Opens the list with its first three books selected; `sent` are the commands with their addresses and bodies. */
async function openSelected({ answer, entity: shown, inputs, ...api }: Partial<Api> & { answer?: Answer; entity?: EntityBody; inputs?: WidgetRegistry } = {}, ...actions: ActionUse[]) {
  const sent: unknown[][] = [];
  const recorded = Object.fromEntries(
    (['create', 'update', 'removeMany'] as const).map((method) => [
      method,
      (...given: unknown[]) => {
        sent.push([method, ...(method === 'removeMany' ? given : given.slice(0, 2))]);
        return (api[method] as ((...all: unknown[]) => Promise<unknown>) | undefined)?.(...given) ?? Promise.resolve({});
      },
    ]),
  );
  const list = await renderList({ answer: answer ?? shelfOf(60), entity: shown ?? withActions(actions), permissions: [...ALL, 'book_delete'], api: recorded, ...(inputs && { inputs }) });
  await screen.findByRole('checkbox', { name: 'Sélectionner Livre 1' });
  for (const id of [1, 2, 3]) await userEvent.click(await screen.findByRole('checkbox', { name: `Sélectionner Livre ${id}` }));
  await screen.findByRole('region', { name: 'Sélection' });
  return { ...list, sent };
}

/** Resizes the window, which happy-dom allows. */
const viewport = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width, height: 800 });
afterEach(() => viewport(1024));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const ticked = () => screen.queryAllByRole('checkbox', { name: /^Sélectionner Livre/, checked: true }).map((box) => box.getAttribute('aria-label')?.replace('Sélectionner ', ''));
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('an action on a selection', () => {
  it('is done for each record that it makes sense for, and says how it ended until it is closed', async () => {
    const { sent } = await openSelected();
    await press('Prêter');
    const result = await dialog(/Prêter.* 3 livres/);
    const done = await within(result).findByText('2 réussis');
    within(result).getByText('1 inchangé : déjà dans cet état, ou non concerné');
    expect(done.parentElement?.getAttribute('role')).toBe('status');
    expect(sent.map(([, , body]) => body)).toEqual([{ book: '/books/1' }, { book: '/books/3' }]);
    // The button that was there has gone with the task, and the focus with it.
    expect(document.activeElement).toBe(within(result).getByRole('button', { name: 'Fermer' }));
    await press('Fermer');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
  });

  it('takes what it was done for out of the selection where this is then no more in the list', async () => {
    await openSelected({}, { ...lend, after: 'list' });
    await press('Prêter');
    await screen.findByText('2 réussis');
    screen.getByText('1 sélectionné sur cette page', { selector: 'section p' });
  });

  it('lists what failed with the server’s words, and tries those again, alone', async () => {
    let refusals = 1;
    const { sent } = await openSelected({
      create: (_path, body) =>
        body['book'] === '/books/3' && refusals-- > 0 ? Promise.reject(new ApiError('rejected', 'Ce livre est réservé.')) : Promise.resolve({}),
    });
    await press('Prêter');
    const reason = await screen.findByText('Ce livre est réservé.');
    expect(reason.closest('li')?.textContent).toMatch(/^Livre 3/);
    await press('Réessayer (1 échec)');
    await screen.findByText('2 réussis');
    expect(screen.queryByText(/en échec/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent.map(([, , body]) => body)).toEqual([{ book: '/books/1' }, { book: '/books/3' }, { book: '/books/3' }]);
  });

  it('leaves ticked what was refused, what may have been done and what was not sent, and nothing else', async () => {
    const outcomes: Record<string, ApiError> = { '/books/2': new ApiError('rejected', 'Ce livre est réservé.'), '/books/3': new ApiError('outcomeUnknown') };
    const create: Api['create'] = (_path, body) => (outcomes[String(body['book'])] ? Promise.reject(outcomes[String(body['book'])]) : Promise.resolve({}));
    await openSelected({ create }, lendAny);
    await press('Prêter');
    await screen.findByText('1 réussi');
    await press('Fermer');
    await screen.findByText('2 sélectionnés sur cette page', { selector: 'section p' });
    expect(ticked()).toEqual(['Livre 2', 'Livre 3']);
  });

  it('of all the results leaves ticked those that were refused', async () => {
    await openSelected({ create: (_path, body) => (body['book'] === '/books/30' ? Promise.reject(new ApiError('rejected', 'Non.')) : Promise.resolve({})) }, lendAny);
    await press('Sélectionner les 60 résultats');
    await press('Prêter');
    await screen.findByText('59 réussis');
    await press('Fermer');
    await screen.findByText('1 sélectionné, sur une autre page', { selector: 'section p' });
    expect(ticked()).toEqual([]);
  });

  it('leaves ticked what a page that has ended did not send, read again', async () => {
    const create: Api['create'] = () => Promise.reject(new ApiError('offline'));
    await openSelected({ answer: shelfOf(5), create }, lendAny);
    await press('Sélectionner les 5 résultats');
    await press('Prêter');
    await screen.findByText('5 non traités');
    cleanup();
    await renderList({ answer: shelfOf(4), entity: withActions([lendAny]), permissions: ALL, api: { create } });
    await screen.findByText('5 non traités');
    await press('Fermer');
    await screen.findByText('4 sélectionnés sur cette page ; 1 n’est plus dans cette liste', { selector: 'section p' });
  });

  it('names the right that is missing for what was refused', async () => {
    const denied = () => Promise.reject(new ApiError('denied', 'Access Denied.'));
    await openSelected({ create: denied }, { ...lendAny, permission: { any: ['book_delete'] } });
    await press('Prêter');
    expect(await screen.findAllByText(/le droit «.Book delete.»/)).toHaveLength(3);
  });

  it('counts as unchanged what the server says to be so already, and as failed what it also refuses for another reason', async () => {
    const already = { path: 'book', message: 'Already lent.' };
    const refusals: Record<string, ApiError> = {
      '/books/1': new ApiError('rejected', 'book: Already lent.', [already]),
      '/books/3': new ApiError('rejected', 'book: Already lent.', [already, { path: 'reader', message: 'Too many books.' }]),
    };
    await openSelected({ create: (_path, body) => Promise.reject(refusals[String(body['book'])]) }, { ...lend, already: ['Already lent.'] });
    await press('Prêter');
    await screen.findByText('2 inchangés : déjà dans cet état, ou non concernés');
    screen.getByText('1 en échec');
  });

  it('speaks of no success where nothing was left to do', async () => {
    await openSelected({ create: () => Promise.reject(new ApiError('rejected', 'Already lent.')) }, { ...lend, already: ['Already lent.'] });
    await press('Prêter');
    await screen.findByText('3 inchangés : déjà dans cet état, ou non concernés');
    expect(screen.queryByText(/réussi/)).toBeNull();
  });

  it('never tries again what may have been done, and leads to where it can be seen', async () => {
    await openSelected({ create: () => Promise.reject(new ApiError('outcomeUnknown')) });
    await press('Prêter');
    await screen.findByText(/au résultat inconnu/);
    const seen = screen.getByRole('link', { name: 'Voir Livre 1 dans un nouvel onglet' });
    expect([seen.getAttribute('href'), seen.getAttribute('target')]).toEqual(['/books/show/1', '_blank']);
    expect(screen.queryByRole('button', { name: /^R(éessayer|eprendre)/ })).toBeNull();
  });

  it('leads nowhere where no record may be looked at', async () => {
    const permissions = { ...entity.resource.permissions, show: { any: ['book_burn'] } };
    await openSelected({ entity: { ...entity, resource: { ...entity.resource, permissions } }, create: () => Promise.reject(new ApiError('outcomeUnknown')) });
    await press('Prêter');
    await screen.findByRole('list', { name: /inconnu/i });
    expect(screen.queryByRole('link', { name: /^Voir/ })).toBeNull();
  });

  it('is asked about first where the action says so, with the number of records', async () => {
    const { sent } = await openSelected({}, { ...lendAny, confirms: true });
    await press('Prêter');
    const asked = await dialog('Prêter 3 livres ?');
    expect(sent).toEqual([]);
    await userEvent.click(within(asked).getByRole('button', { name: 'Prêter' }));
    await screen.findByText('3 réussis');
  });

  it('says why it has stopped before the end, and goes on with the rest', async () => {
    let isOnline = false;
    await openSelected({ create: () => (isOnline ? Promise.resolve({}) : Promise.reject(new ApiError('offline'))) }, lendAny);
    await press('Prêter');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Interrompu\. \S/);
    isOnline = true;
    await press('Reprendre les 3 restants');
    await screen.findByText('3 réussis');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes on with the last one, in the singular', async () => {
    let isOnline = true;
    await openSelected({ create: (_path, body) => (isOnline && body['book'] !== '/books/3' ? Promise.resolve({}) : isOnline ? Promise.reject(new ApiError('offline')) : Promise.resolve({})) }, lendAny);
    await press('Prêter');
    await screen.findByText('1 non traité');
    isOnline = false;
    await press('Reprendre le dernier');
    await screen.findByText('3 réussis');
  });

  it('lists the first hundred that failed, and counts the others', async () => {
    await openSelected({ answer: shelfOf(103), create: () => Promise.reject(new ApiError('rejected', 'Non.')) }, lendAny);
    await press('Sélectionner les 103 résultats');
    await press('Prêter');
    const failed = await screen.findByRole('list', { name: 'En échec' });
    // It scrolls, with the keyboard too.
    expect(failed.tabIndex).toBe(0);
    const lines = within(failed).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect([lines.length, lines.at(-1)]).toEqual([101, 'et 3 autres']);
  });

  it('of all the results says how many there were where some are gone when they are read, and nothing of that where none is', async () => {
    let left = 5;
    await openSelected({ answer: (request, signal) => shelfOf(left)(request, signal) }, lendAny);
    await press('Sélectionner les 5 résultats');
    left = 4;
    await press('Prêter');
    await screen.findByText('4 réussis');
    screen.getByText('La liste en comptait 5 : elle a changé depuis.');
    await press('Fermer');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Livre 1' }));
    await press('Sélectionner les 4 résultats');
    await press('Prêter');
    await screen.findByText('4 réussis');
    expect(screen.queryByText(/La liste en comptait/)).toBeNull();
  });

  it('of all the results says how many there were also when it is resumed after its page has ended', async () => {
    let left = 5;
    let isOnline = true;
    const answer: Answer = (request, signal) => shelfOf(left)(request, signal);
    const create: Api['create'] = (_path, body) => (isOnline || body['book'] !== '/books/4' ? Promise.resolve({}) : Promise.reject(new ApiError('offline')));
    await openSelected({ answer, create }, lendAny);
    await press('Sélectionner les 5 résultats');
    left = 4;
    isOnline = false;
    await press('Prêter');
    await screen.findByText('1 non traité');
    screen.getByText('La liste en comptait 5 : elle a changé depuis.');
    cleanup();
    isOnline = true;
    await renderList({ answer, entity: withActions([lendAny]), permissions: ALL, api: { create } });
    await screen.findByText('1 non traité');
    screen.getByText('La liste en comptait 5 : elle a changé depuis.');
    await press('Reprendre le dernier');
    await screen.findByText('4 réussis');
    screen.getByText('La liste en comptait 5 : elle a changé depuis.');
    await press('Fermer');
  });

  it('goes more slowly, and says so, while the server takes no more; what it has not taken is sent again', async () => {
    let asked = 0;
    const { sent } = await openSelected({
      create: () => ((asked += 1) === 2 ? Promise.reject(new ApiError('busy')) : Promise.resolve({ id: asked })),
    });
    await press('Prêter');
    const progress = await dialog(/^Prêter/);
    await within(progress).findByText('La plateforme peine à répondre : l’envoi continue plus lentement.');
    await within(progress).findByText('2 réussis');
    expect(within(progress).queryByText(/peine à répondre/)).toBeNull();
    expect(sent).toHaveLength(3);
  });

  it('keeps the page while it runs, and only then', async () => {
    const answers: (() => void)[] = [];
    const { router, address } = await openSelected({ create: () => new Promise((resolve) => void answers.push(() => resolve({}))) });
    const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isKept()).toBe(false);
    await press('Prêter');
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(isKept()).toBe(true);
    await toldElsewhere();
    // The list may show what it likes meanwhile.
    for (const to of ['/elsewhere', '/books?page=2', '/books?page=2&tab=loans']) await act(() => router.navigate(to));
    expect(address()).toBe('/books?page=2');
    for (const answer of answers) answer();
    await screen.findByText('2 réussis');
    expect(isKept()).toBe(false);
    await act(() => router.navigate('/elsewhere'));
    expect(address()).toBe('/elsewhere');
  });

  it('stops when asked, after what is under way', async () => {
    const releases: (() => void)[] = [];
    const { sent } = await openSelected({ create: () => new Promise((resolve) => releases.push(() => resolve({}))) });
    await press('Sélectionner les 60 résultats');
    await press('Prêter');
    await press('Arrêter');
    const stopping = await screen.findByRole('button', { name: 'Arrêt en cours…' });
    expect(stopping.getAttribute('aria-disabled')).toBe('true');
    // A task under way keeps its dialog.
    await userEvent.keyboard('{Escape}');
    await toldElsewhere();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 sur 60');
    for (const release of releases) release();
    await screen.findByText(/non traités$/);
    expect(sent.length).toBeLessThanOrEqual(3);
    await screen.findByRole('button', { name: /^Reprendre les/ });
  });
});

describe('an edit of a selection', () => {
  it('says what will be what, sends it for each record, and leaves alone those that have it already', async () => {
    const { sent } = await openSelected();
    await press('Modifier un champ');
    const asked = await dialog('Modifier 3 livres');
    const chooser = within(asked).getByRole('combobox', { name: 'Champ à modifier' });
    await waitFor(() => expect(document.activeElement).toBe(chooser));
    expect((chooser as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Choisir un champ');
    await userEvent.selectOptions(chooser, 'Titre');
    const title = await within(asked).findByRole('textbox', { name: 'Titre' });
    const outcome = within(asked).getByRole('status');
    expect(outcome.textContent).toMatch(/^«.Titre.» sera vide pour 3 livres\.$/);
    await userEvent.type(title, 'Livre 2');
    expect(outcome.textContent).toMatch(/^«.Titre.» prendra la valeur «.Livre 2.» pour 3 livres\.$/);
    await press('Modifier 3 livres');
    within(await dialog(/^Titre, «.Livre 2.».: 3 livres$/)).getByText('2 réussis');
    expect(sent).toEqual([
      ['update', 'books/1', { title: 'Livre 2' }],
      ['update', 'books/3', { title: 'Livre 2' }],
    ]);
  });

  it('insists on a field, and on a value that its rules accept', async () => {
    const { sent } = await openSelected();
    await press('Modifier un champ');
    await press('Modifier 3 livres');
    await screen.findByText('Choisissez une valeur pour « Champ à modifier »');
    const chooser = screen.getByRole('combobox', { name: 'Champ à modifier' });
    expect(document.activeElement).toBe(chooser);
    await userEvent.selectOptions(chooser, 'Titre');
    const title = await screen.findByRole('textbox', { name: 'Titre' });
    await userEvent.click(title);
    await userEvent.paste('a'.repeat(101));
    expect(screen.queryByText(/100 caractères/)).toBeNull();
    await press('Modifier 3 livres');
    const message = await screen.findByText(/100 caractères/);
    expect(document.activeElement).toBe(title);
    expect([title.getAttribute('aria-invalid'), title.getAttribute('aria-describedby')]).toEqual(['true', message.id]);
    // Nothing is announced that would not be sent.
    expect(screen.queryByText(/sera/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('starts with a tick, which is what a box left alone would not say', async () => {
    const { sent } = await openSelected({ entity: { ...entity, resource: { ...entity.resource, bulkEdit: ['available'] } }, inputs: { ...widgets, yesNo: widgets['text']! } });
    await press('Modifier un champ');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Champ à modifier' }), 'Disponible');
    await press('Modifier 3 livres');
    await screen.findByText('3 réussis');
    expect(sent[0]).toEqual(['update', 'books/1', { available: true }]);
  });

  it('begins anew with another field of the same kind: nothing half typed is taken over', async () => {
    const HalfTyped = ({ id }: InputProps<never>) => <input id={id} />;
    const half: Widget = { Input: HalfTyped, toText: () => undefined };
    await openSelected({ entity: { ...entity, resource: { ...entity.resource, bulkEdit: ['title', 'contact'] } }, inputs: { ...widgets, text: half, email: half } });
    await press('Modifier un champ');
    const chooser = await screen.findByRole('combobox', { name: 'Champ à modifier' });
    await userEvent.selectOptions(chooser, 'Titre');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Titre' }), 'Livre');
    await userEvent.selectOptions(chooser, 'Contact');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Contact' })).value).toBe('');
    await press('Annuler');
  });

  it.each(['refused', 'omit'] as const)('does not empty what stays on the server (%s)', async (cleared) => {
    const { fields } = entity.resource;
    const keeping = { ...entity, resource: { ...entity.resource, fields: { ...fields, title: { ...fields['title'], cleared } } } };
    const { sent } = await openSelected({ entity: keeping });
    await press('Modifier un champ');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Champ à modifier' }), 'Titre');
    await screen.findByRole('textbox', { name: 'Titre' });
    await press('Modifier 3 livres');
    await screen.findByText(/ne peut pas être vidé/);
    expect(sent).toEqual([]);
    // Another field, or the same one again, is not blamed before it is sent.
    for (const other of ['Genre', 'Titre']) await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Champ à modifier' }), other);
    expect(screen.queryByText(/ne peut pas être vidé/)).toBeNull();
    await press('Annuler');
  });
});

describe('the deletion of a selection', () => {
  it('says how many of what, and deletes nothing before the word is typed', async () => {
    const deletion = { takes: [{ name: 'loans', resource: 'loan' }], typed: false, shows: [] };
    const { sent } = await openSelected({ entity: { ...entity, resource: { ...entity.resource, deletion } } });
    await press('Supprimer');
    const asked = await screen.findByRole('alertdialog', { name: /^Supprimer 3 livres/ });
    within(asked).getByText(/Livre 1, Livre 2, Livre 3.*Leurs prêts aussi\..*pilonnés/);
    const word = within(asked).getByRole('textbox', { name: /^Pour confirmer, saisissez.*SUPPRIMER/ });
    await waitFor(() => expect(document.activeElement).toBe(word));
    await press('Supprimer 3 livres');
    await within(asked).findByText('Saisissez « SUPPRIMER » pour confirmer la suppression');
    await userEvent.type(word, 'suppr{Enter}');
    expect(sent).toEqual([]);
    await userEvent.type(word, 'imer{Enter}');
    await waitFor(() => expect(sent).toEqual([['removeMany', 'books/delete', 'selected', [1, 2, 3]]]));
  });

  it('of all the results reads them first, until it is given up, and says of how many what it names, that there are none any more, or that they could not be read', async () => {
    let now: Answer = shelfOf(60);
    const { sent } = await openSelected({ answer: (request, signal) => now(request, signal) });
    await press('Sélectionner les 60 résultats');
    const begin = async () => {
      await press('Supprimer');
      return screen.findByRole('alert');
    };
    now = () => Promise.reject(new ApiError('server'));
    expect((await begin()).textContent).toMatch(/^Les résultats n’ont pas pu être lus\. \S/);
    await press('Fermer');
    now = () => Promise.resolve({ items: [], total: 0 });
    expect((await begin()).textContent).toBe('Plus aucun résultat ne correspond aux filtres.');
    await press('Fermer');
    now = (_request, signal) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new ApiError('aborted'))));
    await press('Supprimer');
    await screen.findByRole('progressbar', { name: 'Lecture des résultats sélectionnés' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    now = shelfOf(4);
    await press('Supprimer');
    within(await screen.findByRole('alertdialog', { name: /^Supprimer 4 livres/ })).getByText(/^Vous avez choisi Livre 1, Livre 2, Livre 3 et 1 autre\./);
    expect(sent).toEqual([]);
  });

  it('takes what is gone out of the selection at once, leaves what is still there in it, and has the result once the rows are read again', async () => {
    const gates: (() => void)[] = [];
    let isDone = false;
    await openSelected({
      async answer(request, signal) {
        if (request.filters?.some(([name]) => name === 'selected')) return remaining(2);
        if (isDone) await new Promise<void>((resolve) => gates.push(resolve));
        return shelfOf(60)(request, signal);
      },
      removeMany: () => Promise.resolve(void (isDone = true)),
    });
    await press('Supprimer');
    await userEvent.type(await screen.findByRole('textbox', { name: /SUPPRIMER/ }), 'supprimer');
    await press('Supprimer 3 livres');
    await waitFor(() => expect(gates).toHaveLength(1));
    expect(screen.queryByText('1 en échec')).toBeNull();
    act(() => gates[0]?.());
    await screen.findByText('1 en échec');
    screen.getByText('1 sélectionné sur cette page', { selector: 'section p' });
    await press('Fermer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('1 sélectionné sur cette page', { selector: 'section p' });
  });

  it('says that the platform refused what it has done all the same, and names what is gone', async () => {
    await openSelected({
      answer: (request, signal) => (request.filters?.some(([name]) => name === 'selected') ? remaining(2) : shelfOf(60)(request, signal)),
      removeMany: () => Promise.reject(new ApiError('denied')),
    });
    await press('Supprimer');
    await userEvent.type(await screen.findByRole('textbox', { name: /SUPPRIMER/ }), 'supprimer');
    await press('Supprimer 3 livres');
    await screen.findByText('2 réussis, dont 2 malgré un refus de la plateforme');
    const gone = screen.getByRole('list', { name: 'Refusé par la plateforme, et fait tout de même' });
    expect(within(gone).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Livre 1', 'Livre 3'].map((name) => expect.stringMatching(new RegExp(`^${name}\u202f: .*le droit «.*Book delete.*»`))));
    expect(within(screen.getByRole('list', { name: 'En échec' })).getAllByRole('listitem')).toHaveLength(1);
  });
});

/** The server has only one book left. */
const remaining = (id: number): Promise<ListAnswer> => Promise.resolve({ items: [{ id }], total: 1 });

describe('what may be done with a selection', () => {
  it('is no deletion for who may delete none, and no change where no field may be changed together', async () => {
    const permissions = { ...entity.resource.permissions, delete: { any: ['book_burn'] } };
    await openSelected({ entity: { ...entity, resource: { ...entity.resource, permissions, bulkEdit: [] } } });
    await screen.findByRole('button', { name: 'Prêter' });
    expect(['Supprimer', 'Modifier un champ'].map((name) => screen.queryByRole('button', { name }))).toEqual([null, null]);
  });

  it('is no deletion where each one asks to type something of its record', async () => {
    await openSelected({ entity: { ...entity, resource: { ...entity.resource, deletion: { takes: [], typed: true, shows: [] } } } });
    await screen.findByRole('button', { name: 'Prêter' });
    expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
  });

  const named = (name: string): ActionUse => ({ ...lend, name });

  it('is a button for each of two actions of the resource', async () => {
    await openSelected({}, lend, named('sell'));
    await screen.findByRole('button', { name: 'Prêter' });
    expect(screen.queryByRole('button', { name: 'Autres actions sur la sélection' })).toBeNull();
  });

  it('is a menu for the actions of the resource when they are more than two', async () => {
    const { sent } = await openSelected({}, lend, named('sell'), named('give'));
    expect(screen.queryByRole('button', { name: 'Prêter' })).toBeNull();
    await press('Autres actions sur la sélection');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Prêter' }));
    await screen.findByText('2 réussis');
    expect(sent).toHaveLength(2);
  });

  it('is one menu on a telephone, with all of it', async () => {
    viewport(390);
    await openSelected();
    await press('Actions sur la sélection');
    const choices = await screen.findAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Sélectionner les 60 résultats', 'Modifier un champ', 'Prêter', 'Supprimer']);
    await userEvent.click(choices[1]!);
    await dialog('Modifier 3 livres');
  });
});

describe('the menu of a row', () => {
  it('opens with the keyboard, and the record does not', async () => {
    await renderList({ answer: shelfOf(3), entity, permissions: [...ALL, 'book_delete'] });
    (await screen.findByRole('button', { name: 'Actions pour Livre 2' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Supprimer' });
    expect(screen.queryByText(/^Ailleurs/)).toBeNull();
  });

  it('is named after the row, deletes it after a dialog, and takes it out of the selection; the focus, whose row is gone, is not lost', async () => {
    const removed: string[] = [];
    await renderList({
      answer: (...asked) => shelfOf(3 - removed.length)(...asked),
      entity,
      permissions: [...ALL, 'book_delete'],
      api: { remove: (path) => Promise.resolve(void removed.push(path)) },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Livre 3' }));
    await press('Actions pour Livre 3');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    const asked = await screen.findByRole('alertdialog', { name: /^Supprimer.*Livre 3/ });
    await userEvent.click(within(asked).getByRole('button', { name: 'Supprimer' }));
    await screen.findByText('Le livre a été supprimé');
    expect(removed).toEqual(['books/3']);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions pour Livre 3' })).toBeNull());
    // It is on the last row that is left where the dialog was closed before its row went, and else on the heading.
    const lastCell = screen.getByRole('button', { name: 'Actions pour Livre 2' }).closest('[role=gridcell]');
    await waitFor(() => expect([lastCell, screen.getByRole('heading', { level: 1 })]).toContain(document.activeElement));
  });
});
