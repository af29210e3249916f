// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

beforeAll(async () => void (await import('@/widgets/document/DocumentDisplay')));

const sections = [{ name: 'all', rows: [['name'], ['chapters']] }];
const chapters = [
  { id: 1, heading: 'Départ', state: 1, position: 0, notes: [{ id: 3, text: '<p>Le <b>matin</b>.</p>', position: 0 }, { id: 4, text: '<p>À huit heures.</p>', position: 1 }] },
  { id: 2, heading: 'Retour', state: 0, position: 1, notes: [{ id: 5, text: '<p>Le soir.</p>', position: 0 }] },
];
const open = (path = '/outings/show/12') =>
  renderRecord({ path, entity: outingWith({ form: sections, show: sections }), words: { enums: { 'chapters.state': { 0: 'En attente', 1: 'Publié' } } }, api: { get: () => Promise.resolve({ ...saved, chapters }) } });

it('is read as titles with their texts, in their order', async () => {
  await open();
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Départ', 'Retour']);
  expect(titles.map(({ parentElement }) => parentElement?.textContent)).toEqual(['DépartLe matin.À huit heures.', expect.stringContaining('RetourLe soir.')]);
  expect(within(titles[0]!.parentElement!).getByText('matin').tagName).toBe('B');
});

it('says in words which of its parts readers do not see yet, and of no other', async () => {
  await open();
  await screen.findAllByRole('heading', { level: 3 });
  await waitFor(() => expect(screen.getAllByText('En attente')).toHaveLength(1));
  expect(screen.queryByText('Publié')).toBeNull();
  expect(screen.getByText('En attente').closest('div')?.textContent).toContain('Retour');
});
