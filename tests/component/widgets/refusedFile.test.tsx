// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import { compiled, outing, outingWords } from '../form/outing';
import { png } from '../form/pictures';
import { renderRecord, saved } from '../form/renderRecord';

const paper = { type: 'object' as const, readOnly: true, properties: { name: { type: 'string' as const } } };
const schema = { ...outing.schema, properties: { ...outing.schema.properties, leave: paper, accounts: paper } };
const upload = (columns?: number): FieldDefinition => ({
  cleared: 'null',
  widget: { use: 'upload', endpoint: 'admin/papers', owner: 'outingId', file: 'file', name: 'name', ...(columns !== undefined && { columns }) },
});
const fields = { ...outing.resource.fields, leave: upload(), accounts: upload(2), letter: { ...outing.resource.fields['letter'], cleared: 'null' as const, transform: { use: 'jsonList', always: true } } };
const words = { fields: { ...outingWords.fields, leave: 'Autorisation', accounts: 'Identifiants', letter: 'Courrier' } };

/** A form with a name and one field that reads files. */
function formWith(field: string): EntityBody {
  const sections = [{ name: 'all', rows: [['name'], [field]] }];
  return { schema, resource: { ...outing.resource, fields, form: sections, show: sections }, validators: compiled(schema) };
}

const stored = { ...saved, image: null, letter: JSON.stringify([{ type: 'image', src: 'https://data.example/vallee.jpg', position: 1 }]) };
const lines = (text: string, name = 'identifiants.csv') => new File([text], name, { type: 'text/csv' });

/** A file that was moved or deleted after it was chosen. */
const unreadable = (file: File) => Object.assign(file, { arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) });

async function choose(file: File): Promise<void> {
  const picker = await waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]') ?? Promise.reject(new Error('no box')));
  // The operator's file dialog only offers the right types, but a dropped file may be anything.
  await userEvent.upload(picker, file, { applyAccept: false });
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('a file that a field cannot take', () => {
  it.each([
    ['a picture', 'image', () => png('petite.png', 100, 600), /trop petite/, /^Choisir une image/],
    ['a picture in a mail', 'letter', () => png('petite.png', 100, 600), /trop petite/, /image/],
    ['a paper', 'leave', () => lines('', 'vide.pdf'), /Ce fichier est vide/, /^Choisir un fichier/],
    ['credentials without a second column', 'accounts', () => lines('jeanne;secret\npaul'), /^Ligne 2/, /^Choisir un fichier/],
    ['credentials of another kind', 'accounts', () => lines('jeanne;secret', 'identifiants.xlsx'), /n’est pas un fichier CSV/, /^Choisir un fichier/],
    ['credentials without a line', 'accounts', () => lines(''), /Ce fichier est vide/, /^Choisir un fichier/],
    ['credentials that are not there any more', 'accounts', () => unreadable(lines('jeanne;secret')), /n’a pas pu être lu/, /^Choisir un fichier/],
    ['a picture that is not there any more', 'image', () => unreadable(png('vallee.png', 400, 600)), /n’a pas pu être lu/, /^Choisir une image/],
    ['a picture in a mail that is not there any more', 'letter', () => unreadable(png('vallee.png', 400, 600)), /n’a pas pu être lu/, /image/],
  ])('keeps the form from being saved, which leads to it: %s', async (_what, field, file, fault, button) => {
    const { calls, address } = await renderRecord({ path: '/outings/12', entity: formWith(field), words, api: { get: () => Promise.resolve(stored) } });
    await choose(file());
    expect((await screen.findByText(fault)).getAttribute('role')).toBe('alert');
    await save();
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await userEvent.click(within(summary).getByRole('link', { name: fault }));
    expect(document.activeElement?.textContent).toMatch(button);
    expect(address()).toBe('/outings/12');
    expect(calls.filter(({ method }) => ['update', 'upload'].includes(method))).toEqual([]);
  });

  it('keeps it from being saved for as long as it is being read', async () => {
    let read: (bytes: ArrayBuffer) => void = () => undefined;
    const slow = lines('jeanne;secret');
    slow.arrayBuffer = () => new Promise((resolve) => (read = resolve));
    const { calls, address } = await renderRecord({ path: '/outings/12', entity: formWith('accounts'), words, api: { get: () => Promise.resolve(stored) } });
    await choose(slow);
    await save();
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    within(summary).getByRole('link', { name: /en cours de lecture/ });
    read(await lines('jeanne;secret').arrayBuffer());
    await screen.findByText(/identifiants\.csv/);
    await save();
    await waitFor(() => expect(calls.map(({ method }) => method)).toContain('upload'));
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
  });
});
