// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { EngineContext } from '@/engine/data/EngineContext';
import { PlaceList } from '@/engine/list/map/PlaceList';
import { RowContext } from '@/engine/list/rows/RowContext';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { loadLaterTexts, loadTexts, startI18n } from '@/i18n/i18n';
import { book } from '../../unit/engine/list/books';
import { bookWords, widgets } from './renderList';

beforeAll(async () => {
  const i18n = startI18n('fr');
  await loadTexts('fr');
  await loadLaterTexts('map');
  i18n.addResourceBundle('fr', wordsNamespace('book'), bookWords, true, true);
});

const recordsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Livre ${index + 1}`, pages: 10 }));
const rows = { linksOf: ({ id }: { id?: unknown }) => ({ open: `/books/show/${String(id)}`, edit: undefined }), titleOf: ({ title }: { title?: unknown }) => String(title), hrefOf: (path: string) => path };

function show(setting: Partial<ComponentProps<typeof PlaceList>> = {}) {
  const engine = { resources: [], widgets, actions: {}, loadEntity: () => Promise.resolve(book), preloadPage: () => undefined };
  render(
    <MemoryRouter>
      <EngineContext value={engine}>
        <RowContext value={rows}>
          <PlaceList entity={book} field="pages" records={recordsOf(2)} missing={{ shown: 2, total: 2, unplaced: 0 }} isLoading={false} chosen={undefined} onCreate={undefined} {...setting} />
        </RowContext>
      </EngineContext>
    </MemoryRouter>,
  );
}

it.each([
  ['all of them', 2, { shown: 2, total: 2, unplaced: 0 }, '2 résultats dans la partie visible.'],
  ['one', 1, { shown: 1, total: 1, unplaced: 0 }, '1 résultat dans la partie visible.'],
  ['the first of a number', 2, { shown: 500, total: 1200, unplaced: 0 }, '2 résultats dans la partie visible. Seuls 500 des 1\u202f200 résultats sont sur la carte\u202f: agrandissez-la ou ajoutez un filtre.'],
  ['the first of nobody knows how many', 2, { shown: 500, total: 501, more: true as const, unplaced: 0 }, '2 résultats dans la partie visible. Seuls les 500 premiers résultats sont sur la carte\u202f: agrandissez-la ou ajoutez un filtre.'],
  ['all but one', 2, { shown: 3, total: 3, unplaced: 1 }, '2 résultats dans la partie visible. 1 résultat n’a pas de position.'],
  ['all but three', 2, { shown: 5, total: 5, unplaced: 3 }, '2 résultats dans la partie visible. 3 résultats n’ont pas de position.'],
])('of the results, a map says that it has %s', (_what, count, missing, said) => {
  show({ records: recordsOf(count), missing });
  expect(screen.getByRole('status').textContent).toBe(said);
});

it('of many results, fifty are listed at once, and the focus goes to the first of the others', async () => {
  show({ records: recordsOf(70), missing: { shown: 70, total: 70, unplaced: 0 } });
  const list = within(screen.getByRole('list', { name: 'Résultats dans la partie visible' }));
  expect(list.getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Afficher la suite (20)' }));
  expect(list.getAllByRole('listitem')).toHaveLength(70);
  expect(document.activeElement).toBe(list.getByRole('link', { name: 'Livre 51' }));
  expect(screen.queryByRole('button', { name: /^Afficher la suite/ })).toBeNull();
});

it('a record may be begun in the middle of a map, where the operator may create one', async () => {
  const create = vi.fn();
  show({ onCreate: create });
  await userEvent.click(screen.getByRole('button', { name: 'Créer au centre de la carte', description: 'La croix marque le centre\u202f: déplacez la carte. Ou faites un clic droit ou un appui long sur un point.' }));
  expect(create).toHaveBeenCalledOnce();
});
