// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import { compiled, outing, outingWords } from '../form/outing';
import { renderRecord } from '../form/renderRecord';

const stored = { name: 'permis.pdf', weight: '123.45kB' };

/** An outing with two papers, the second of which is not part of the record's own call. */
function withPapers(): EntityBody {
  const paper = { type: 'object' as const, properties: { name: { type: 'string' as const }, weight: { type: 'string' as const } } };
  const schema = { ...outing.schema, properties: { ...outing.schema.properties, licence: paper, leave: { ...paper, readOnly: true } } };
  const upload = (paperId: number): FieldDefinition => ({
    cleared: 'null',
    widget: { use: 'upload', endpoint: 'admin/papers', owner: 'outingId', file: 'file', constants: { paperId }, name: 'name', size: 'weight' },
  });
  const sections = [{ name: 'all', rows: [['name'], ['licence'], ['leave']] }];
  const fields = { ...outing.resource.fields, licence: upload(4), leave: upload(5) };
  return { schema, resource: { ...outing.resource, fields, form: sections, show: sections }, validators: compiled(schema) };
}

const words = {
  fields: { ...outingWords.fields, licence: 'Permis', leave: 'Autorisation' },
  messages: { ...outingWords.messages, error: { upload: 'La sortie est enregistrée, mais pas ses papiers' } },
};

async function renderPapers(api: Partial<Api> = {}, papers: object = { licence: stored }) {
  const record = { id: 12, name: 'Vosges', status: 1, contact: 'jeanne@exemple.fr', ...papers };
  const page = await renderRecord({ path: '/outings/12', entity: withPapers(), words, api: { get: () => Promise.resolve(record), ...api } });
  const bodies = (method: keyof Api) => page.calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...page, patches: () => bodies('update'), uploads: () => bodies('upload').map((form) => Object.fromEntries(form as FormData)) };
}

const paper = async (name: string) => within(await screen.findByRole('group', { name: new RegExp(`^${name}`) }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

async function choose(name: string, file: File) {
  const group = await screen.findByRole('group', { name: new RegExp(`^${name}`) });
  const picker = await waitFor(() => group.querySelector<HTMLInputElement>('input[type=file]') ?? Promise.reject(new Error('no box')));
  await userEvent.upload(picker, file);
}

describe('a file of a record', () => {
  it('is sent after the record, of any kind, with what the platform knows it by; untouched ones stay', async () => {
    const { patches, uploads } = await renderPapers();
    await (await paper('Permis')).findByText('Fichier enregistré : permis.pdf (123,5 Ko)');
    await choose('Autorisation', new File(['oui'], 'oui.odt'));
    await screen.findByText('Fichier choisi : il sera envoyé à l’enregistrement', { selector: '[role=status] *' });
    await save();
    await waitFor(() => expect(uploads()).toEqual([{ outingId: '12', paperId: '5', file: expect.objectContaining({ name: 'oui.odt' }) }]));
    expect(patches()).toEqual([]);
  });

  it('is refused when there is nothing in it', async () => {
    const { uploads } = await renderPapers();
    await choose('Autorisation', new File([], 'vide.pdf'));
    (await paper('Autorisation')).getByText('Ce fichier est vide. Choisissez un autre fichier.');
    await save();
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await userEvent.click(within(summary).getByRole('link', { name: 'Ce fichier est vide. Choisissez un autre fichier.' }));
    expect(document.activeElement).toBe((await paper('Autorisation')).getByRole('button', { name: /^Choisir un fichier/ }));
    expect(uploads()).toEqual([]);
  });

  it('that was refused may be done without', async () => {
    const { uploads } = await renderPapers();
    await choose('Autorisation', new File([], 'vide.pdf'));
    await userEvent.click((await paper('Autorisation')).getByRole('button', { name: 'Continuer sans ce fichier' }));
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    expect(uploads()).toEqual([]);
  });

  it('may be taken away where the record’s own call can say so, and kept after all', async () => {
    const { patches } = await renderPapers({}, { licence: stored, leave: stored });
    expect((await paper('Autorisation')).queryByRole('button', { name: 'Supprimer ce fichier' })).toBeNull();
    await userEvent.click(await (await paper('Permis')).findByRole('button', { name: 'Supprimer ce fichier' }));
    expect(document.activeElement).toBe((await paper('Permis')).getByRole('button', { name: /^Choisir un fichier/ }));
    await userEvent.click((await paper('Permis')).getByRole('button', { name: 'Le garder' }));
    await (await paper('Permis')).findByText(/permis\.pdf/);
    await userEvent.click((await paper('Permis')).getByRole('button', { name: 'Supprimer ce fichier' }));
    (await paper('Permis')).getByText('Le fichier sera supprimé à l’enregistrement.');
    await save();
    await waitFor(() => expect(patches()).toEqual([{ licence: null }]));
  });

  it('that takes the place of another is given up for that one', async () => {
    const { patches } = await renderPapers();
    await choose('Permis', new File(['neuf'], 'neuf.pdf'));
    await (await paper('Permis')).findByText('neuf.pdf (4 o), envoyé à l’enregistrement');
    (await paper('Permis')).getByRole('button', { name: 'Remplacer le fichier ou en déposer un autre ici' });
    await userEvent.click((await paper('Permis')).getByRole('button', { name: 'Retirer ce choix' }));
    await (await paper('Permis')).findByText(/permis\.pdf/);
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    expect(patches()).toEqual([]);
  });

  it('that could not be sent is named, and is sent again alone', async () => {
    let isDown = true;
    const upload: Api['upload'] = (_path, form) => (isDown && form.get('paperId') === '4' ? Promise.reject(new ApiError('rejected', 'Fichier trop lourd')) : Promise.resolve({}));
    const { uploads } = await renderPapers({ upload });
    await choose('Permis', new File(['neuf'], 'neuf.pdf'));
    await choose('Autorisation', new File(['oui'], 'oui.odt'));
    await save();
    const problem = await screen.findByRole('alert', { name: 'La sortie est enregistrée, mais pas ses papiers' });
    within(problem).getByText(/^Permis.: /);
    within(problem).getByText('Fichier trop lourd');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer l’envoi' }));
    await waitFor(() => expect(uploads().map(({ paperId }) => paperId)).toEqual(['4', '5', '4']));
  });
});
