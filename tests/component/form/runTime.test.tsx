// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import { outing } from './outing';
import { renderRecord } from './renderRecord';

/** An entity as an operator has defined it since the build: with a required text, and a choice with labels of their own. */
function completed(): EntityBody {
  const properties = {
    ...outing.schema.properties,
    asked1: { type: 'string' as const, minLength: 1 },
    asked2: { type: 'string' as const, enum: ['N1', 'N2'] },
  };
  const fields = {
    ...outing.resource.fields,
    asked1: { cleared: 'null' as const, words: { label: 'Attestation du médecin', help: 'De moins de trois mois.' } },
    asked2: { cleared: 'null' as const, words: { label: 'Niveau', choices: [{ value: 'N1', label: 'Débutante' }, { value: 'N2', label: 'Confirmée' }] } },
  };
  const sections = [{ name: 'all', rows: [['name'], ['contact'], ['asked1'], ['asked2']] }];
  return {
    schema: { ...outing.schema, properties, required: ['asked1'] },
    resource: { ...outing.resource, fields, form: sections, show: sections },
  };
}

test('a field that only exists at run time has its own words, and is checked like any other', async () => {
  const user = userEvent.setup();
  const { calls } = await renderRecord({ path: '/outings/create', entity: completed(), api: { get: () => Promise.resolve({ id: 99, asked2: 'N2' }) } });

  const asked = await screen.findByRole('textbox', { name: 'Attestation du médecin', description: 'De moins de trois mois.' });
  await user.type(await screen.findByRole('textbox', { name: /Adresse e-mail/ }), 'jeanne');
  await user.click(screen.getByRole('button', { name: 'Créer' }));

  const summary = await screen.findByRole('alert', { name: /erreurs$/ });
  expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Saisissez une adresse e-mail dans « Adresse e-mail », par exemple prenom@domaine.fr',
    'Renseignez le champ « Attestation du médecin »',
  ]);
  expect(calls.filter(({ method }) => method === 'create')).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: /Adresse e-mail/ }), '@exemple.fr');
  await user.type(asked, 'Oui');
  await user.click(screen.getByRole('radio', { name: 'Confirmée' }));
  await user.click(screen.getByRole('button', { name: 'Créer' }));

  expect((await screen.findByText('Confirmée')).closest('div')?.textContent).toBe('NiveauConfirmée');
  expect(calls.find(({ method }) => method === 'create')?.body).toMatchObject({ contact: 'jeanne@exemple.fr', asked1: 'Oui', asked2: 'N2' });
});
