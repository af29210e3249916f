// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Schema } from '@/engine/model/Schema';
import { compiled, lookup, outing, outingWith } from '../form/outing';
import { ALL, renderRecord, saved } from '../form/renderRecord';

const proof: Schema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    inputType: { type: 'string', enum: ['checkbox', 'input', 'selectbox', 'radio', 'file'] },
    mandatory: { type: 'boolean' },
    activated: { type: 'boolean', default: true },
    choices: { type: 'array', items: { type: 'object', properties: { options: { type: 'string' }, acceptedValues: { type: 'string' } } } },
  },
};
const schema = { ...outing.schema, properties: { ...outing.schema.properties, tags: { type: 'array' as const, items: proof } } };
const entity = {
  ...outingWith({ form: [{ name: 'all', rows: [['name'], ['tags']] }], fields: { ...outing.resource.fields, tags: { cleared: 'null', widget: { use: 'proofs' } } } }),
  schema,
  validators: compiled(schema),
};
const words = {
  fields: { tags: 'Justificatifs', 'tags.label': 'Libellé', 'tags.inputType': 'Réponse', 'tags.mandatory': 'Obligatoire', 'tags.activated': 'Actif', 'tags.choices': 'Choix' },
  items: { tags: 'Justificatif {{position}}' },
  enums: { 'tags.inputType': { checkbox: 'Case à cocher', input: 'Texte', selectbox: 'Liste', radio: 'Choix unique', file: 'Fichier' } },
};

function renderProofs(tags: object[]) {
  return renderRecord({ path: '/outings/12', entity, words, api: { get: () => Promise.resolve({ ...saved, tags }) } });
}

const proofBox = (position: number) => screen.findByRole('group', { name: `Justificatif ${position}` });
const preview = async (position: number) => within(await within(await proofBox(position)).findByRole('group', { name: 'Aperçu dans le formulaire de demande' }));
const situation = { label: 'Situation', inputType: 'radio', mandatory: true, choices: [{ options: 'Seul', acceptedValues: '1' }, { options: 'En couple', acceptedValues: '2' }] };

describe('the preview of a proof', () => {
  it('asks as the form of a request will, and can be tried out', async () => {
    await renderProofs([situation, { ...situation, inputType: 'selectbox' }, { label: 'Permis', inputType: 'checkbox' }, { label: 'Précisions', inputType: 'input' }, { label: 'Carte d’identité', inputType: 'file' }]);
    await proofBox(5);
    for (const folded of screen.getAllByRole('button', { name: /^Justificatif/, expanded: false })) await userEvent.click(folded);
    const radios = within((await preview(1)).getByRole('group', { name: 'Situation' }));
    await userEvent.click(radios.getByRole('radio', { name: 'En couple' }));
    expect(radios.getByRole<HTMLInputElement>('radio', { name: 'En couple' }).checked).toBe(true);
    expect(within((await preview(2)).getByRole('combobox', { name: 'Situation' })).getAllByRole('option').map((option) => option.textContent)).toEqual(['Choisir…', 'Seul', 'En couple']);
    (await preview(3)).getByRole('checkbox', { name: 'Permis' });
    (await preview(4)).getByRole('textbox', { name: 'Précisions' });
    expect((await preview(1)).getByText('Situation', { selector: 'legend' }).textContent).toBe('Situation *');
    expect((await preview(5)).getByText('Carte d’identité', { selector: 'legend' }).textContent).toBe('Carte d’identité');
    const file = (await preview(5)).getByRole('button', { name: 'Choisir un fichier ou le déposer ici' });
    fireEvent.drop(file, { dataTransfer: { files: [new File(['x'], 'carte.png')] } });
    expect(file.textContent).toBe('carte.png');
  });

  it('follows what is typed', async () => {
    await renderProofs([{ label: 'Permis', inputType: 'checkbox' }]);
    const label = within(await proofBox(1)).getByRole('textbox', { name: /^Libellé/ });
    await userEvent.clear(label);
    await userEvent.type(label, 'Permis de conduire');
    await userEvent.tab();
    (await preview(1)).getByRole('checkbox', { name: 'Permis de conduire' });
  });

  it('is not there while nothing could be shown, and says when the proof is not asked for', async () => {
    await renderProofs([{ label: 'Situation', inputType: 'radio' }, { label: 'Permis', inputType: 'checkbox', activated: false }]);
    (await preview(2)).getByText('N’est pas demandé : ce justificatif n’est pas actif.');
    expect(within(await proofBox(1)).queryByRole('group', { name: 'Aperçu dans le formulaire de demande' })).toBeNull();
  });

  it('is no part of the form: Enter in it saves nothing', async () => {
    const { calls } = await renderProofs([{ label: 'Précisions', inputType: 'input' }]);
    await userEvent.type((await preview(1)).getByRole('textbox', { name: /^Précisions/ }), 'essai{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Aucune modification à enregistrer');
    expect(calls.map(({ method }) => method)).not.toContain('update');
  });
});

it.each([
  ['a beneficiary', { structureProofId: { type: 'integer' as const } }, 'structureProofsRequester'],
  ['a volunteer', {}, 'structureProofsVolunteer'],
])('an answer of %s has the words of who asked for operators who may read these, and nothing is requested for the others', async (_who, numbers, list) => {
  const answer = { cleared: 'null', widget: { use: 'answer' } } as const;
  const rows = [['name'], ['contact']];
  const asked = { ...saved, contact: 'car', structureId: 54, label: 'Transport', ...('structureProofId' in numbers && { structureProofId: 7 }) };
  const answered = { ...outing.schema, properties: { ...outing.schema.properties, ...numbers } };
  const questions = [{ id: 7, label: 'Transport', inputType: 'radio', choices: [{ options: 'Voiture', acceptedValues: 'car' }] }];
  const read = (permissions?: string[]) =>
    renderRecord({
      path: '/outings/show/12',
      entity: outingWith({ fields: { ...outing.resource.fields, contact: answer }, show: [{ name: 'all', rows }] }, { schema: answered }),
      town: { entity: lookup('structure', { permissions: { show: { any: ['structure_read'] } } }), words: {} },
      api: { get: (path) => Promise.resolve(path.startsWith('structures') ? { id: 54, [list]: questions } : asked) },
      ...(permissions && { permissions }),
    });
  const { calls } = await read();
  await screen.findByText('car');
  expect(calls.map(({ path }) => path).filter((path) => path.startsWith('structures'))).toEqual([]);
  cleanup();
  await read([...ALL, 'structure_read']);
  await screen.findByText('Voiture');
});
