// @vitest-environment happy-dom
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTypedText } from '@/engine/list/filters/useTypedText';
import { book, bookList, filterOf } from '../../unit/engine/list/books';
import { ALL, announced, renderList, shelfOf } from './renderList';

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Titre' });
const chips = () => within(screen.getByRole('group', { name: 'Filtres actifs' }));
const chipTexts = () => chips().getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

async function addFilter(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('a text filter', () => {
  it('is asked for from the first page on, and its results are counted', async () => {
    const { requests, address } = await renderList({ address: '/books?page=2', answer: shelfOf(60) });
    await screen.findByRole('gridcell', { name: 'Livre 26' });
    await userEvent.click(title());
    await userEvent.paste('loup');
    await waitFor(() => expect(address()).toBe('/books?f.title=loup'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toMatchObject({ page: 1, filters: [['library', '7'], ['title', 'loup']] });
    await waitFor(() => expect(announced()).toContain('60 résultats.'));
  });

  it('asks at once with Enter, and is emptied by Escape', async () => {
    const { address } = await renderList({ answer: shelfOf(3) });
    await userEvent.type(title(), 'loup{Enter}');
    expect(address()).toBe('/books?f.title=loup');
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/books');
    expect(title().value).toBe('');
  });

  it('follows the address when it changes elsewhere', async () => {
    const { address } = await renderList({ address: '/books?f.title=loup', answer: shelfOf(3) });
    expect(title().value).toBe('loup');
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre «\u202fTitre\u202f: loup\u202f»' }));
    await waitFor(() => expect(title().value).toBe(''));
    expect(address()).toBe('/books');
  });

  describe('that was typed a moment ago', () => {
    afterEach(() => void vi.useRealTimers());
    const typing = () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const apply = vi.fn();
      const box = renderHook(({ applied }) => useTypedText(applied, apply), { initialProps: { applied: 'ours' } });
      act(() => box.result.current[1].change('loup'));
      return { ...box, apply };
    };

    it('waits for a pause in typing, and is asked for once', () => {
      const { result, apply } = typing();
      act(() => result.current[1].change('loups'));
      expect(apply).not.toHaveBeenCalled();
      act(() => void vi.runAllTimers());
      expect(apply.mock.calls).toEqual([['loups']]);
    });

    it.each([
      ['\u202a06 12 34 56 78\u202c ', '06 12 34 56 78'],
      ['a\u200bb\u00adc', 'a\u200bb\u00adc'],
      ['\u202egnp.exe', '\u202egnp.exe'],
    ])('is asked for without the marks around it that nobody sees and that come with what is copied: case %#', (typed, asked) => {
      const { result, apply } = typing();
      act(() => result.current[1].applyNow(typed));
      expect(apply.mock.calls).toEqual([[asked]]);
    });

    it('gives way to what the address asks since', () => {
      const { result, rerender, apply } = typing();
      rerender({ applied: 'renard' });
      act(() => void vi.runAllTimers());
      expect(result.current[0]).toBe('renard');
      expect(apply).not.toHaveBeenCalled();
    });

    it('is not applied to the page that came after the list', () => {
      const { unmount, apply } = typing();
      unmount();
      vi.runAllTimers();
      expect(apply).not.toHaveBeenCalled();
    });
  });
});

describe('what an address asks and the list cannot', () => {
  it('is said with its value, and leaves the address when asked to, which keeps the rest', async () => {
    const { requests, address } = await renderList({ address: '/books?page=2&f.title=loup&f.genre=9&f.colour=rouge', answer: shelfOf(60) });
    const said = await screen.findByText(/^L’adresse de cette page demande de filtrer/);
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(said.textContent).toBe('L’adresse de cette page demande de filtrer par «\u202fGenre\u202f: 9\u202f» et «\u202fcolour\u202f: rouge\u202f», ce que cette liste ne permet pas.');
    expect(requests[0]).toMatchObject({ page: 2, filters: [['library', '7'], ['title', 'loup']] });
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(screen.queryByText(/^L’adresse de cette page/)).toBeNull());
    expect(address()).toBe('/books?page=2&f.title=loup&f.genre=');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is nothing where each filter is applied or empty', async () => {
    await renderList({ address: '/books?f.title=%20loup&f.author=', answer: shelfOf(3) });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    expect(screen.queryByText(/^L’adresse de cette page/)).toBeNull();
  });
});

describe('an optional filter', () => {
  it('comes from the menu, takes the focus, and is sent once it has a value', async () => {
    const { requests, address, router } = await renderList({ answer: shelfOf(3) });
    expect(screen.queryByRole('textbox', { name: 'Auteur' })).toBeNull();
    await addFilter('Auteur');
    const author = await screen.findByRole('textbox', { name: 'Auteur' });
    await waitFor(() => expect(document.activeElement).toBe(author));
    expect(address()).toBe('/books?f.author=');
    // Back does not lead to the list without the box.
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.keyboard("L'Haÿ{Enter}");
    await waitFor(() => expect(requests.at(-1)?.filters).toEqual([['library', '7'], ['q', "L''Haÿ"]]));
  });

  it('is no longer sent once removed', async () => {
    const { requests, address } = await renderList({ address: '/books?f.author=hugo', answer: shelfOf(3) });
    await userEvent.click(screen.getByRole('button', { name: 'Retirer «\u202fAuteur\u202f» des filtres affichés' }));
    await waitFor(() => expect(address()).toBe('/books'));
    await waitFor(() => expect(requests.at(-1)?.filters).toEqual([['library', '7']]));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter un filtre' }));
  });

  it('is offered until it is displayed, but never one that only stored addresses have', async () => {
    const list = { ...bookList, filters: [...bookList.filters.slice(0, 3), filterOf({ name: 'cover', operator: 'equals', shown: 'stored' })] };
    await renderList({ address: '/books?f.author=', answer: shelfOf(3), entity: { ...book, resource: { ...book.resource, list } } });
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Nombre de pages']);
    await userEvent.click(screen.getByRole('menuitem'));
    const pages = await screen.findByRole('textbox', { name: 'Nombre de pages' });
    expect([title(), pages].map((box) => box.inputMode)).toEqual(['', 'numeric']);
    expect(screen.queryByRole('button', { name: 'Ajouter un filtre' })).toBeNull();
  });

  it('is offered beside one that the server cannot combine it with, but says why it cannot be had', async () => {
    const { address } = await renderList({ address: '/books?f.genre=1', answer: shelfOf(3) });
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    const genres = await screen.findByRole('menuitem', { name: /^Genres/ });
    expect(genres.textContent).toBe('GenresNe se combine pas avec «\u202fGenre\u202f»');
    expect(genres.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(genres);
    expect(address()).toBe('/books?f.genre=1');
  });

  it('is not offered when its records may not be listed', async () => {
    await renderList({ answer: shelfOf(3), permissions: ALL.filter((name) => name !== 'shelf_list') });
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
    const offered = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(offered).toEqual(['Auteur', 'Nombre de pages', 'Longueur', 'Genre', 'Genres', 'Disponible', 'Achat']);
  });

  it('gives the focus back to the button when none is chosen', async () => {
    await renderList({ answer: shelfOf(3) });
    const button = screen.getByRole('button', { name: 'Ajouter un filtre' });
    await userEvent.click(button);
    await screen.findAllByRole('menuitem');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
  });
});

describe('the other kinds of filter', () => {
  it('choose one among a few', async () => {
    const { address } = await renderList({ address: '/books?f.genre=', answer: shelfOf(3) });
    const genre = screen.getByRole('combobox', { name: 'Genre' });
    expect(within(genre).getAllByRole('option').map((option) => option.textContent)).toEqual(['Peu importe', 'Roman', 'Poésie', 'Théâtre']);
    await userEvent.selectOptions(genre, 'Poésie');
    await waitFor(() => expect(address()).toBe('/books?f.genre=2'));
    await userEvent.selectOptions(genre, 'Peu importe');
    await waitFor(() => expect(address()).toBe('/books?f.genre='));
  });

  it('choose several among a few', async () => {
    const { requests, address } = await renderList({ address: '/books?f.genres=1', answer: shelfOf(3) });
    const button = screen.getByRole('button', { name: 'Genres 1 choix' });
    const opens = () => ['aria-haspopup', 'aria-expanded'].map((name) => button.getAttribute(name));
    expect(opens()).toEqual(['menu', 'false']);
    await userEvent.click(button);
    await waitFor(() => expect(opens()).toEqual(['menu', 'true']));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Théâtre' }));
    await waitFor(() => expect(address()).toBe('/books?f.genres=1&f.genres=3'));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Théâtre' }).getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(requests.at(-1)?.filters).toEqual([['library', '7'], ['genre[]', '1'], ['genre[]', '3']]));
  });

  it('do not offer an answer that the server cannot be asked for', async () => {
    const { address } = await renderList({ address: '/books?f.available=', answer: shelfOf(3) });
    const available = screen.getByRole('combobox', { name: 'Disponible' });
    expect(within(available).getAllByRole('option').map((option) => option.textContent)).toEqual(['Peu importe', 'Oui']);
    await userEvent.selectOptions(available, 'Oui');
    await waitFor(() => expect(address()).toBe('/books?f.available=yes'));
  });

  it('take days, the last one included', async () => {
    const { requests, address } = await renderList({ address: '/books?f.bought=2024-01-01..', answer: shelfOf(3) });
    const range = within(screen.getByRole('group', { name: 'Achat' }));
    await userEvent.click(range.getByTitle('Achat Au'));
    await userEvent.paste('2024-01-31');
    await waitFor(() => expect(address()).toBe('/books?f.bought=2024-01-01..2024-01-31'));
    await waitFor(() => expect(requests.at(-1)?.filters).toContainEqual(['bought[before]', '2024-02-01']));
    expect(chipTexts()).toEqual(['Retirer le filtre «\u202fAchat\u202f: du 01/01/2024 au 31/01/2024\u202f»']);
  });

  it('take a usual period, as the days it is today', async () => {
    const { address } = await renderList({ address: '/books?f.bought=', answer: shelfOf(3) });
    const period = within(screen.getByRole('group', { name: 'Achat' })).getByRole<HTMLSelectElement>('combobox', { name: 'Période' });
    expect(within(period).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Période', 'Aujourd’hui', '7 derniers jours', '30 derniers jours', 'Ce mois-ci', 'Le mois dernier', 'Cette année', '7 prochains jours', '30 prochains jours']);
    await userEvent.selectOptions(period, 'Cette année');
    const year = new Date().getFullYear();
    await waitFor(() => expect(address()).toBe(`/books?f.bought=${year}-01-01..${year}-12-31`));
    expect(period.selectedOptions[0]?.textContent).toBe('Cette année');
    expect(chipTexts()).toEqual([`Retirer le filtre «\u202fAchat\u202f: du 01/01/${year} au 31/12/${year}\u202f»`]);
    await userEvent.selectOptions(period, 'Période');
    await waitFor(() => expect(address()).toBe('/books?f.bought='));
  });

  it('take numbers as the language writes them', async () => {
    const { address } = await renderList({ address: '/books?f.length=..200', answer: shelfOf(3) });
    const range = within(screen.getByRole('group', { name: 'Longueur' }));
    await userEvent.type(range.getByLabelText('De'), '1,5{Enter}');
    expect(address()).toBe('/books?f.length=1.5..200');
    expect(chipTexts()).toEqual(['Retirer le filtre «\u202fLongueur\u202f: de 1,5 à 200\u202f»']);
  });

  it('are said with the one end that they have', async () => {
    await renderList({ address: '/books?f.length=1500..', answer: shelfOf(3) });
    expect(screen.getByLabelText<HTMLInputElement>('De').value).toBe('1500');
    expect(chipTexts()).toEqual(['Retirer le filtre «\u202fLongueur\u202f: au moins 1\u202f500\u202f»']);
  });

  it('name the record they refer to as its widget does', async () => {
    const { requests } = await renderList({ address: '/books?f.shelf=12', answer: shelfOf(3) });
    chips().getByText('Étagère n° 12');
    expect(requests.at(-1)?.filters).toContainEqual(['shelf', '12']);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Étagère' }));
    await waitFor(() => expect(requests.at(-1)?.filters).toEqual([['library', '7']]));
  });

  it('take several records one after the other, each once, and write a telephone as one is read', async () => {
    const filters = [filterOf({ name: 'shelves', operator: 'reference', reference: 'shelf', multiple: true }), filterOf({ name: 'telephone', operator: 'telephone' })];
    const entity = { ...book, resource: { ...book.resource, list: { ...bookList, filters } } };
    const { address } = await renderList({ address: '/books?f.telephone=0612345678&f.shelves=12', answer: shelfOf(3), entity });
    for (const shelf of ['13', '12', '14']) {
      const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Étagères' });
      expect(box.value).toBe('');
      await userEvent.click(box);
      await userEvent.paste(shelf);
    }
    await waitFor(() => expect(address()).toBe('/books?f.telephone=0612345678&f.shelves=12&f.shelves=13&f.shelves=14'));
    expect(chipTexts()).toContain('Retirer le filtre «\u202fTéléphone\u202f: 06\u00a012\u00a034\u00a056\u00a078\u202f»');
  });
});

describe('the active filters', () => {
  it('are each stated, the permanent one too, which cannot be removed', async () => {
    await renderList({ address: '/books?f.title=loup&f.genres=1&f.genres=2', answer: shelfOf(3) });
    expect(chips().getByText('Bibliothèque de Nancy').textContent).toBe('Filtre permanent Bibliothèque de Nancy');
    expect(chipTexts()).toEqual([
      'Retirer le filtre «\u202fTitre\u202f: loup\u202f»',
      'Retirer le filtre «\u202fGenres\u202f: Roman\u202f»',
      'Retirer le filtre «\u202fGenres\u202f: Poésie\u202f»',
      'Tout effacer',
    ]);
  });

  it('are removed one by one, the focus going to the next one', async () => {
    const { address } = await renderList({ address: '/books?f.title=loup&f.genres=1&f.genres=2', answer: shelfOf(3) });
    await userEvent.click(screen.getByRole('button', { name: /Genres.*Roman/ }));
    await waitFor(() => expect(address()).toBe('/books?f.title=loup&f.genres=2'));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Poésie/);
  });

  it('give the focus to the one before when the last of them is removed, and to their group after the only one', async () => {
    const { address } = await renderList({ address: '/books?f.title=loup&f.genres=1&f.genres=2', answer: shelfOf(3) });
    await userEvent.click(screen.getByRole('button', { name: /Genres.*Poésie/ }));
    await waitFor(() => expect(address()).toBe('/books?f.title=loup&f.genres=1'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Genres.*Roman/ }));
    await userEvent.click(screen.getByRole('button', { name: /Genres.*Roman/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Titre.*loup/ })));
    expect(screen.queryByRole('button', { name: 'Tout effacer' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Titre.*loup/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filtres actifs' })));
  });

  it('are all removed at once', async () => {
    const { address } = await renderList({ address: '/books?f.title=loup&f.genre=2&f.author=&size=50', answer: shelfOf(3) });
    // On a telephone, the filters are folded.
    const fold = screen.getByRole('button', { name: 'Filtres (2)' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
    await waitFor(() => expect(address()).toBe('/books?size=50'));
    expect(screen.queryByText(/^Filtres \(/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filtres actifs' }));
  });
});
