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

const CSV = 'Choisir un fichier CSV ou le déposer ici';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('a file that a field cannot take', () => {
  it.each([
    ['a picture', 'image', () => png('petite.png', 100, 600), 'Cette image est trop petite. Choisissez une image d’au moins 200 pixels de côté.', 'Choisir une image ou la déposer ici'],
    ['a picture in a mail', 'letter', () => png('petite.png', 100, 600), 'Cette image est trop petite. Choisissez une image d’au moins 200 pixels de côté.', 'Élément 1\u202f: remplacer l’image ou en déposer une autre ici'],
    ['a paper', 'leave', () => lines('', 'vide.pdf'), 'Ce fichier est vide. Choisissez un autre fichier.', 'Choisir un fichier ou le déposer ici'],
    ['credentials without a second column', 'accounts', () => lines('jeanne;secret\npaul'), 'Ligne 2\u202f: il faut 2 valeurs, séparées par un point-virgule, dont aucune n’est vide. Corrigez le fichier, puis choisissez-le de nouveau.', CSV],
    ['credentials of another kind', 'accounts', () => lines('jeanne;secret', 'identifiants.xlsx'), 'Ce fichier n’est pas un fichier CSV. Enregistrez le classeur au format CSV, ou choisissez un autre fichier.', CSV],
    ['credentials without a line', 'accounts', () => lines(''), 'Ce fichier est vide. Choisissez un autre fichier.', CSV],
    ['credentials that are not there any more', 'accounts', () => unreadable(lines('jeanne;secret')), 'Ce fichier n’a pas pu être lu. Vérifiez que l’appareil est en ligne et que le fichier s’y trouve encore, puis choisissez-le de nouveau.', CSV],
    ['a picture that is not there any more', 'image', () => unreadable(png('vallee.png', 400, 600)), 'Cette image n’a pas pu être lue. Vérifiez qu’elle est encore sur l’appareil, puis choisissez-la de nouveau.', 'Choisir une image ou la déposer ici'],
    ['a picture in a mail that is not there any more', 'letter', () => unreadable(png('vallee.png', 400, 600)), 'Cette image n’a pas pu être lue. Vérifiez qu’elle est encore sur l’appareil, puis choisissez-la de nouveau.', 'Élément 1\u202f: remplacer l’image ou en déposer une autre ici'],
  ])('keeps the form from being saved, which leads to it: %s', async (_what, field, file, fault, button) => {
    const { calls, address } = await renderRecord({ path: '/outings/12', entity: formWith(field), words, api: { get: () => Promise.resolve(stored) } });
    await choose(file());
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(fault));
    await save();
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await userEvent.click(within(summary).getByRole('link', { name: fault }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: button }));
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
    within(summary).getByRole('link', { name: 'Le fichier choisi est en cours de lecture\u202f: enregistrez une fois qu’il est lu' });
    read(await lines('jeanne;secret').arrayBuffer());
    await screen.findByText('identifiants.csv (1 ligne), envoyé à l’enregistrement');
    await save();
    await waitFor(() => expect(calls.map(({ method }) => method)).toContain('upload'));
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
  });
});
