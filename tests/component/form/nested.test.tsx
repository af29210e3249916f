// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

// Loads what the first page would otherwise wait for.
beforeAll(async () => void (await Promise.all([import('@/widgets/richText/RichTextInput'), import('@/widgets/document/DocumentDisplay')])));

const sections = [{ name: 'all', rows: [['name'], ['chapters']] }];
const entity = outingWith({ form: sections, show: sections });
const chapters = [
  { id: 2, heading: 'Retour', state: 0, position: 10, notes: [{ id: 7, text: '<p>Par le train</p>', position: 1 }] },
  { id: 1, heading: 'Aller', state: 1, position: 2, notes: [{ id: 6, text: '<p>En vélo</p>', position: 12 }, { id: 5, text: '<p>À pied</p>', position: 3 }] },
];
const open = (path = '/outings/12', stored: object[] = chapters) => renderRecord({ path, entity, api: { get: () => Promise.resolve({ ...saved, chapters: stored }) } });
const group = (name: string) => screen.findByRole('group', { name });
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const updates = (calls: Awaited<ReturnType<typeof open>>['calls']) => calls.filter(({ method }) => method === 'update').map(({ body }) => body);

describe('a list inside the items of a list', () => {
  it('is read in the order of its numbers, each item named by its place in both', async () => {
    await open();
    expect((await within(await group('Note 1 du chapitre 1')).findByRole('textbox')).textContent).toBe('À pied');
    within(await group('Chapitre 2')).getByRole('group', { name: 'Note 1 du chapitre 2' });
  });

  it('moves its items without those of the list around it, keeps the focus, and sends both whole', async () => {
    const { calls } = await open();
    await press(/^Monter.*Note 2 du chapitre 1$/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Descendre.*Note 1 du chapitre 1$/ })));
    await press(/^Monter.*Chapitre 2$/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Descendre.*Chapitre 1$/ })));
    await press(/^Enregistrer$/);
    await waitFor(() => expect(updates(calls)).toHaveLength(1));
    expect(updates(calls)).toEqual([
      {
        chapters: [
          { id: 2, heading: 'Retour', state: 0, position: 10, notes: [{ id: 7, text: '<p>Par le train</p>', position: 1 }] },
          { id: 1, heading: 'Aller', state: 1, position: 11, notes: [{ id: 6, text: '<p>En vélo</p>', position: 12 }, { id: 5, text: '<p>À pied</p>', position: 13 }] },
        ],
      },
    ]);
  });

  it('loses an item and has it back, where it was', async () => {
    await open();
    await press(/^Retirer.*Note 1 du chapitre 1$/);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Note 2 du chapitre 1' })).toBeNull());
    await press(/^Rétablir.*Note 1 du chapitre 1$/);
    expect((await within(await group('Note 1 du chapitre 1')).findByRole('textbox')).textContent).toBe('À pied');
  });

  it('starts an item with the defaults of its schema, and names one not filled in where it is summed up', async () => {
    await open();
    await press(/^Ajouter.*Chapitre 3$/);
    const added = await group('Chapitre 3');
    await waitFor(() => expect(document.activeElement).toBe(within(added).getByRole('textbox', { name: /^Titre du chapitre/ })));
    expect(within(added).getByRole<HTMLInputElement>('radio', { name: 'Relu' }).checked).toBe(true);
    await press(/^Ajouter.*Note 1 du chapitre 3$/);
    await press(/^Enregistrer$/);
    const summary = await screen.findByRole('alert', { name: /1 erreur/ });
    await userEvent.click(within(summary).getByRole('link', { name: /Note 1 du chapitre 3, Texte/ }));
    expect(document.activeElement).toBe(within(await group('Note 1 du chapitre 3')).getByRole('textbox'));
  });
});

describe('a document', () => {
  it('is read as titles and texts in their order, with the word of what is marked', async () => {
    await open('/outings/show/12');
    const titles = await screen.findAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Aller', 'Retour']);
    expect(titles[1]?.parentElement?.textContent).toBe('BrouillonRetourPar le train');
    expect(screen.queryByText('Relu')).toBeNull();
  });

  it('without a part has nothing to preview, which is offered with the first', async () => {
    await open(undefined, []);
    const isOffered = async () => !(await screen.findByRole<HTMLButtonElement>('button', { name: 'Aperçu' })).disabled;
    expect(await isOffered()).toBe(false);
    await press(/^Ajouter.*Chapitre 1$/);
    expect(await isOffered()).toBe(true);
  });

  it('is previewed as it stands in the form, and the focus comes back', async () => {
    await open();
    await userEvent.type((await screen.findAllByRole('textbox', { name: /^Titre du chapitre/ }))[0]!, ' simple');
    await press(/^Aperçu$/);
    const preview = await screen.findByRole('dialog', { name: /Chapitres/ });
    await within(preview).findByRole('heading', { name: 'Aller simple' });
    await userEvent.click(within(preview).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aperçu' })));
  });
});
