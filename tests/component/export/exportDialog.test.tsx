// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { rest } from '@/engine/model/dialects/rest';
import type { RecordData } from '@/engine/model/Schema';
import { toldElsewhere } from '../../support/otherTab';
import { shelfOf } from '../list/renderList';
import { openDialog, renderExport } from './renderExport';

afterEach(() => void vi.restoreAllMocks());

const EXPORTER = ['book_export', 'book_export_all'];
const start = () => userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const choices = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

function ticked(...ids: number[]): { kind: 'some'; records: ReadonlyMap<string, RecordData> } {
  return { kind: 'some', records: new Map(ids.map((id) => [String(id), { id, title: `Livre ${id}` }])) };
}

describe('an export', () => {
  it.each([
    ['without the right', { permissions: ['book_list'] }],
    ['where the deployment has none', { settings: { export: false } }],
  ])('is not offered %s', async (_case, setting) => {
    await renderExport(setting);
    expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
  });

  it('is not made of nothing', async () => {
    await renderExport({ total: 0 });
    await openDialog();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exporter' }).disabled).toBe(true);
  });

  it('says what it will contain, how many lines, and in which file', async () => {
    await renderExport({ address: 'f.title=loup', total: 3, answer: shelfOf(1243), selection: ticked(1, 2) });
    await openDialog();
    await screen.findByRole('radio', { name: 'Toute la liste (1\u202f243)' });
    expect(choices('Lignes')).toEqual(['Sélection (2)', 'Résultats des filtres (3)', 'Toute la liste (1\u202f243)']);
    expect(choices('Contenu')).toEqual(['Colonnes affichées', 'Toutes les colonnes']);
    screen.getByText(/^2 livres, dans le fichier « \d{4}-\d\d-\d\d-livres-export\.csv »\.$/);
    await choose(/^Résultats des filtres/);
    screen.getByText(/^3 livres, dans le fichier « \d{4}-\d\d-\d\d-livres-export\.csv »\.$/);
    screen.getByText('Fichier CSV qui s’ouvre tel quel dans Excel ou LibreOffice en français.');
  });

  it('counts the whole list as its API is asked, with what the list always asks', async () => {
    const dialect = rest();
    const { dialects, requests } = await renderExport({ address: 'f.title=loup', dialect });
    await openDialog();
    await screen.findByRole('radio', { name: 'Toute la liste (3)' });
    expect([dialects, requests.map(({ filters }) => filters)]).toEqual([[dialect], [[['library', '7']]]]);
  });

  it('gives no number to what nobody has counted', async () => {
    await renderExport({ more: true, selection: ticked(1, 2) });
    await openDialog();
    expect(choices('Lignes')).toEqual(['Sélection (2)', 'Toute la liste']);
    await choose(/^Toute la liste/);
    screen.getByText(/^Le fichier s’appellera « \d{4}-\d\d-\d\d-livres-export\.csv »\.$/);
    cleanup();
    const answer = shelfOf(9)({ page: 1, perPage: 1 }, undefined).then((page) => ({ ...page, more: true as const }));
    const { requests } = await renderExport({ address: 'f.title=loup', answer: () => answer });
    await openDialog();
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(() => answer);
    expect(choices('Lignes')).toEqual(['Résultats des filtres (3)', 'Toute la liste']);
  });

  it('writes what is displayed of all the pages, in the order of ids, and says how many', async () => {
    const { requests, saved } = await renderExport({ total: 2500 });
    await openDialog();
    await start();
    await screen.findByText(/^2\s500 lignes exportées dans le fichier/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.map(({ page, perPage, order }) => [page, perPage, order?.field])).toEqual([1, 2, 3].map((page) => [page, 1000, 'id']));
    expect(saved[0]?.name).toMatch(/^\d{4}-\d\d-\d\d-livres-export\.csv$/);
    const lines = (await saved[0]?.text)?.split('\r\n') ?? [];
    expect(lines.slice(0, 2)).toEqual(['\uFEFFTitre;Nombre de pages;Genre;Contact', 'Livre 1;10;Roman;auteur1@exemple.fr']);
    expect(lines[2500]).toBe('Livre 2500;25000;Roman;');
    expect(lines).toHaveLength(2502);
  });

  it.each([
    [/^Résultats des filtres/, true],
    [/^Toute la liste/, false],
  ])('writes what is asked for: %s', async (scope, isFiltered) => {
    const { requests, saved } = await renderExport({ address: 'f.title=loup', total: 3, answer: shelfOf(3) });
    await openDialog();
    await choose(scope);
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(requests.at(-1)?.filters?.some(([name]) => name === 'title')).toBe(isFiltered);
  });

  it('writes one line in the singular', async () => {
    await renderExport({ selection: ticked(4) });
    await openDialog();
    await start();
    await screen.findByText(/^1 ligne exportée dans le fichier « \d{4}-\d\d-\d\d-livres-export\.csv »$/);
  });

  it('writes the selection without asking anything of the server', async () => {
    const { requests, saved } = await renderExport({ selection: ticked(4, 9) });
    await openDialog();
    await choose(/^Toutes les colonnes/);
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(requests).toEqual([]);
    expect(await saved[0]?.text).toBe('\uFEFFTitre;Nombre de pages;Genre;Contact;Identifiant\r\nLivre 4;;;;4\r\nLivre 9;;;;9\r\n');
  });

  it('does not write twice a record that one created meanwhile has pushed to the next page', async () => {
    const pages = [Array.from({ length: 1000 }, (_, index) => index), [999, 1000]];
    const { saved } = await renderExport({
      total: 1001,
      answer: ({ page }) => Promise.resolve({ total: 1002, items: (pages[page - 1] ?? []).map((id) => ({ id, title: `Livre ${id}` })) }),
    });
    await openDialog();
    await start();
    await screen.findByText(/^1\s001 lignes exportées/);
    expect((await saved[0]?.text)?.match(/Livre 999;/g)).toHaveLength(1);
  });

  it('tells that the list has changed meanwhile', async () => {
    await renderExport({ total: 5, answer: shelfOf(3) });
    await openDialog();
    await start();
    await screen.findByText(/^3 lignes exportées .* La liste en comptait 5\s: elle a changé pendant l’export$/);
  });

  it('shows how far it is, is stopped by its button or with Escape without leaving a file, and aborts what it reads', async () => {
    let reading: AbortSignal | undefined;
    const { saved } = await renderExport({
      total: 2500,
      answer: (request, signal) => {
        if (request.page === 1) return shelfOf(2500)(request, signal);
        reading = signal;
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new ApiError('aborted'))));
      },
    });
    await openDialog();
    await start();
    await screen.findByText(/^Lignes écrites\s: 1\s000 sur 2\s500$/);
    expect(screen.getByRole('progressbar', { name: 'Export en cours…' }).getAttribute('aria-valuenow')).toBe('40');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Arrêter' }));
    await toldElsewhere();
    // A press beside the dialog does not throw the export away.
    await userEvent.click(screen.getByRole('dialog').parentElement!);
    expect(reading?.aborted).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Arrêter' }));
    await within(screen.getByRole('dialog')).findByText('L’export a été arrêté. Aucun fichier n’a été enregistré.');
    expect(reading?.aborted).toBe(true);
    expect(saved).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuler' }));

    await start();
    await waitFor(() => expect(reading?.aborted).toBe(false));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reading?.aborted).toBe(true);
  });

  it('is under way from its first press on, before anything has come, and is not begun twice', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { requests, saved } = await renderExport({ total: 2, answer: (request, signal) => held.then(() => shelfOf(2)(request, signal)) });
    await openDialog();
    await start();
    await screen.findByRole('progressbar', { name: 'Export en cours…' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exporter' }).disabled).toBe(true);
    await start();
    await act(async () => answer());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(requests).toHaveLength(1);
  });

  it('says where it broke off and starts again when asked', async () => {
    let isDown = true;
    const { saved } = await renderExport({
      total: 1500,
      answer: (request, signal) => (isDown && request.page === 2 ? Promise.reject(new ApiError('offline')) : shelfOf(1500)(request, signal)),
    });
    await openDialog();
    await start();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^L’export s’est interrompu \(lignes écrites\u202f: 1\u202f000\)\. Aucun fichier n’a été enregistré\. \S/);
    expect(saved).toEqual([]);

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
    await screen.findByText(/^1\s500 lignes exportées/);
    expect(saved).toHaveLength(1);
  });
});

describe('the server’s own export', () => {
  it('is offered first to those who may, the extended one where the deployment has it', async () => {
    await renderExport({ permissions: EXPORTER, settings: { extendedExport: false } });
    await openDialog();
    expect(choices('Contenu')).toEqual(['Export standard', 'Colonnes affichées', 'Toutes les colonnes']);
    expect(screen.getByRole('radio', { name: 'Export standard' })).toHaveProperty('checked', true);
  });

  it('is read page by page until a short one, aligned, and written in the words of the list', async () => {
    const pages: Record<string, string> = {
      1: `id,title\n${Array.from({ length: 1000 }, (_, index) => `${index},Livre ${index}`).join('\n')}\n`,
      2: 'id,title,genre,shelf\n999,Livre 999,1,\n1000,=1+1,2,0612345678\n',
    };
    const { asked, saved } = await renderExport({
      total: 1001,
      address: 'f.genre=2',
      permissions: EXPORTER,
      csv: (parameters) => Promise.resolve(pages[Object.fromEntries(parameters)['page'] ?? ''] ?? ''),
    });
    await openDialog();
    await start();
    await screen.findByText(/^1\s001 lignes exportées/);
    expect(asked).toEqual([1, 2].map((page) => `books/export?kind=0&library=7&genre=2&order[id]=asc&page=${page}&perPage=1000`));
    const lines = (await saved[0]?.text)?.split('\r\n') ?? [];
    expect(lines.slice(0, 2)).toEqual(['\uFEFFIdentifiant;Titre;Genre;shelf', '0;Livre 0;;']);
    expect(lines[1001]).toBe("1000;'=1+1;Poésie;06 12 34 56 78");
  });

  it('goes by the filters that it knows', async () => {
    const { asked, saved } = await renderExport({
      address: 'f.genre=2',
      permissions: EXPORTER,
      csv: () => Promise.resolve('Nom,Né le\nÉlodie,01-02-1990\nÉlodie,01-02-1990\n'),
    });
    await openDialog();
    await choose(/^Export étendu/);
    await start();
    await screen.findByText(/^2 lignes exportées dans le fichier « [^»]*»$/);
    expect(asked).toEqual(['books/export?kind=1&library=7&genre=2']);
    expect(await saved[0]?.text).toBe('\uFEFFNom;Né le\r\nÉlodie;01-02-1990\r\nÉlodie;01-02-1990\r\n');
  });

  it('says which filters it does not know, and asks for the results by their ids, as many at once as an address can hold', async () => {
    const { asked } = await renderExport({
      address: 'f.title=loup&f.genre=1',
      total: 1200,
      permissions: EXPORTER,
      csv: (parameters) => Promise.resolve(`userId\n${Object.fromEntries(parameters)['selected']?.replaceAll(',', '\n')}\n`),
    });
    await openDialog();
    await choose(/^Export étendu/);
    screen.getByText('Cet export n’applique pas ces filtres : Titre. Les résultats seront donc demandés par leurs numéros, ce qui prend plus de temps.');
    await start();
    await screen.findByText(/^1\s200 lignes exportées/);
    expect(asked.every((address) => encodeURIComponent(address).length < 4000)).toBe(true);
    const ids = asked.flatMap((address) => address.replace('books/export?kind=1&selected=', '').split(','));
    expect(ids).toEqual(Array.from({ length: 1200 }, (_, index) => String(index + 1)));
  });

  it('is asked for the selection by its ids', async () => {
    const { asked } = await renderExport({ selection: ticked(4, 9), permissions: EXPORTER, csv: () => Promise.resolve('id\n4\n9\n') });
    await openDialog();
    await start();
    await screen.findByText(/^2 lignes exportées dans le fichier « \d{4}-\d\d-\d\d-livres-export\.csv »$/);
    expect(asked).toEqual(['books/export?kind=0&selected=4,9&page=1&perPage=1000']);
  });

  it('says why the server refuses', async () => {
    await renderExport({ permissions: EXPORTER, csv: () => Promise.reject(new ApiError('denied', 'Access Denied.')) });
    await openDialog();
    await start();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Aucun fichier n’a été enregistré\. \S/);
  });
});
