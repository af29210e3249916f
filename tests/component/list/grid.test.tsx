// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ALL, renderList, shelfOf } from './renderList';

const header = (name: string) => screen.getByRole('columnheader', { name });
const rowOf = async (name: string) => within((await screen.findByRole('gridcell', { name })).closest<HTMLElement>('[role=row]')!);

describe('the grid', () => {
  it('is called after the list, and has no word that is not in the language of the page', async () => {
    await renderList({ answer: shelfOf(3) });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    await screen.findByRole('grid', { name: 'Livres' });
    expect(document.body.textContent).not.toMatch(/row|loading|press/i);
  });

  it('shows what the widgets say, and says of a missing value that it is missing', async () => {
    await renderList({ answer: shelfOf(2) });
    const first = await rowOf('Livre 1');
    first.getByRole('gridcell', { name: '10' });
    first.getByRole('gridcell', { name: 'Roman' });
    expect(first.getByRole('link', { name: 'auteur1@exemple.fr' }).getAttribute('href')).toBe('mailto:auteur1@exemple.fr');
    (await rowOf('Livre 2')).getByText('non renseigné');
  });

  it('says which column is sorted from the start, and nothing of those that cannot be', async () => {
    await renderList({ answer: shelfOf(3) });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    expect(header('Titre').getAttribute('aria-sort')).toBe('ascending');
    expect(header('Nombre de pages').getAttribute('aria-sort')).toBe('none');
    expect(header('Genre').hasAttribute('aria-sort')).toBe(false);
    expect(['Titre', 'Nombre de pages', 'Genre'].map((name) => header(name).querySelectorAll('svg').length)).toEqual([1, 0, 0]);
  });

  it('sorts on the server, from the first page, one column at a time', async () => {
    const { requests, address } = await renderList({ address: '/books?page=2', answer: shelfOf(60) });
    await screen.findByRole('gridcell', { name: 'Livre 26' });
    await userEvent.click(screen.getByText('Nombre de pages'));
    await waitFor(() => expect(address()).toBe('/books?sort=pages:asc'));
    expect(requests.at(-1)).toMatchObject({ page: 1, order: { field: 'pages', direction: 'asc' } });
    await waitFor(() => expect(header('Nombre de pages').getAttribute('aria-sort')).toBe('ascending'));
    expect(header('Titre').getAttribute('aria-sort')).toBe('none');

    await userEvent.click(screen.getByText('Nombre de pages'));
    await waitFor(() => expect(address()).toBe('/books?sort=pages:desc'));
  });

  it('sorts with Enter on a header', async () => {
    const { address } = await renderList({ answer: shelfOf(3) });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    header('Nombre de pages').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/books?sort=pages:asc'));
    header('Genre').focus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/books?sort=pages:asc');
  });

  it('keeps the previous rows, marked busy, until the next ones are there, without another class on the grid', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await renderList({ answer: async (request) => (request.page === 2 ? held.then(() => shelfOf(60)(request, undefined)) : shelfOf(60)(request, undefined)) });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    const box = screen.getByRole('grid').closest<HTMLElement>('[aria-busy]')!;
    // Another class would make the browser compute the styles of all cells again.
    const { className } = box;
    await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(box.getAttribute('aria-busy')).toBe('true'));
    expect(box.className).toBe(className);
    screen.getByRole('gridcell', { name: 'Livre 1' });
    release();
    await screen.findByRole('gridcell', { name: 'Livre 26' });
    expect(box.getAttribute('aria-busy')).toBe('false');
  });
});

describe('a row', () => {
  it('opens by the link of its name, and the record can come back to this list', async () => {
    await renderList({ address: '/books?f.title=livre', answer: shelfOf(3) });
    const link = await screen.findByRole('link', { name: 'Livre 2' });
    expect(link.getAttribute('href')).toBe('/books/show/2');
    await userEvent.click(link);
    await screen.findByText('Ailleurs, venu de /books?f.title=livre');
  });

  it.each(['ctrlKey', 'metaKey'])('leaves a click with a key (%s), for a new tab, to the browser', async (key) => {
    const { address } = await renderList({ answer: shelfOf(3) });
    const link = await screen.findByRole('link', { name: 'Livre 2' });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    link.addEventListener('click', () => undefined);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(click);
    expect(address()).toBe('/books');
  });

  it('opens with Enter from any of its cells', async () => {
    const { address } = await renderList({ answer: shelfOf(3) });
    (await rowOf('Livre 2')).getByRole('gridcell', { name: '20' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/books/show/2'));
  });

  it('has actions named after it, reached with Enter and arrows and left with Escape', async () => {
    const { address } = await renderList({ answer: shelfOf(3), permissions: [...ALL, 'book_delete'] });
    const row = await rowOf('Livre 2');
    // The page that shows the record has one link, its name.
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(['/books/show/2', '/books/2']);
    const edit = row.getByRole('link', { name: 'Modifier Livre 2' });
    const cell = edit.closest<HTMLElement>('[role=gridcell]')!;
    cell.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(edit);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(cell);
    await userEvent.click(edit);
    await waitFor(() => expect(address()).toBe('/books/2'));
  });

  it('opens for edition when the operator may not read, and not at all when they may neither', async () => {
    const editor = await renderList({ answer: shelfOf(1), permissions: ['book_list', 'book_update'] });
    expect((await screen.findByRole('link', { name: 'Livre 1' })).getAttribute('href')).toBe('/books/1');
    editor.unmount();
    await renderList({ answer: shelfOf(1), permissions: ['book_list'] });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    expect(screen.queryByRole('link', { name: /Livre 1/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });

  it('has no actions where its name leads to all that the operator may do', async () => {
    await renderList({ answer: shelfOf(1), permissions: ['book_list', 'book_read'] });
    expect((await screen.findByRole('link', { name: 'Livre 1' })).getAttribute('href')).toBe('/books/show/1');
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });

  it('leaves its links out of the order of Tab', async () => {
    await renderList({ answer: shelfOf(1), permissions: ALL });
    const row = await rowOf('Livre 1');
    expect(row.getAllByRole('link').map((link) => link.tabIndex)).toEqual([-1, -1, -1]);
  });
});
