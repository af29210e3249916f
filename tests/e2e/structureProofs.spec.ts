import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from './fixtures';

const open = (page: Page, name: string) => proof(page, name).getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click();
const proof = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('proofs are built, tried out, ordered, and sent as the platform reads them', async ({ page }) => {
  await openAs(page, 'admin.solidaire@exemple.fr', '/solidarystructures/create');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Entraide du Xaintois');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('xaintois@exemple.fr');

  await page.getByRole('button', { name: 'Ajouter un justificatif', exact: true }).click();
  const first = proof(page, 'Justificatif 1');
  await expect(first.getByRole('textbox', { name: 'Libellé' })).toBeFocused();
  await first.getByRole('textbox', { name: 'Libellé' }).fill('Pièce d’identité');
  await first.getByRole('checkbox', { name: 'Réponse obligatoire' }).check();
  await expect(first.getByRole('button', { name: 'Choisir un fichier ou le déposer ici' })).toBeVisible();

  await page.getByRole('button', { name: 'Ajouter un justificatif', exact: true }).click();
  const second = proof(page, 'Justificatif 2');
  await second.getByRole('textbox', { name: 'Libellé' }).fill('Situation');
  await second.getByRole('radio', { name: 'Liste déroulante' }).check();
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /Justificatif 2, Choix proposés/ })).toBeVisible();
  await second.getByRole('button', { name: 'Ajouter un choix au justificatif 2' }).click();
  await second.getByRole('textbox', { name: 'Choix', exact: true }).fill('Retraité; ou presque');
  await second.getByRole('textbox', { name: 'Valeur enregistrée' }).fill('retired');
  const choice = second.getByRole('textbox', { name: 'Choix', exact: true });
  await expect(choice).toHaveAttribute('aria-invalid', 'true');
  await choice.fill('Retraité');
  await expect(choice).toHaveAttribute('aria-invalid', 'false');
  await second.getByRole('button', { name: 'Ajouter un choix au justificatif 2' }).click();
  const other = proof(page, 'Choix 2 du justificatif 2');
  await other.getByRole('textbox', { name: 'Choix', exact: true }).fill('Étudiant');
  await other.getByRole('textbox', { name: 'Valeur enregistrée' }).fill('student');
  await second.getByRole('combobox', { name: /^Situation/ }).selectOption('Étudiant');
  await second.getByRole('button', { name: 'Monter\u202f: Justificatif 2' }).click();
  await expect(first.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Situation');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ajouter un justificatif de bénévole' }).click();
  const volunteers = proof(page, 'Justificatif de bénévole 1');
  await volunteers.getByRole('textbox', { name: 'Libellé' }).fill('Mon véhicule est assuré');
  await volunteers.getByRole('radio', { name: 'Case à cocher' }).check();

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/structures'));
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  const none = { checkbox: false, radio: false, input: false, file: false, selectbox: false };
  expect((await sent).postDataJSON()).toMatchObject({
    structureProofs: [
      { ...none, selectbox: true, label: 'Situation', type: 1, position: 1, activated: true, options: 'Retraité;Étudiant', acceptedValues: 'retired;student' },
      { ...none, file: true, label: 'Pièce d’identité', type: 1, position: 2, activated: true, mandatory: true },
      { ...none, checkbox: true, label: 'Mon véhicule est assuré', type: 2, position: 1, activated: true },
    ],
  });
  await expect(page.getByRole('status').filter({ hasText: 'La structure a été créée' })).toBeVisible();
});

test('a list that changes goes alone, with the numbers of its proofs; what somebody has supplied stays', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr', '/solidarystructures/1');
  const third = proof(page, 'Justificatif 3');
  await open(page, 'Justificatif 3');
  await expect(third.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Situation');
  await expect(page.getByRole('button', { name: 'Retirer\u202f: Justificatif 1', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retirer\u202f: Justificatif 3', exact: true })).toBeVisible();
  const asText = third.getByRole('radio', { name: 'Texte' });
  await asText.click();
  await expect(asText).toBeChecked();
  await expect(third.getByRole('group', { name: 'Choix proposés' })).toHaveCount(0);

  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const body = (await sent).postDataJSON() as { structureProofsRequester: { id: number; options?: string }[] };
  expect(Object.keys(body)).toEqual(['structureProofsRequester']);
  expect(body.structureProofsRequester.map(({ id }) => typeof id)).toEqual(Array(body.structureProofsRequester.length).fill('number'));
  expect(body.structureProofsRequester[2]).toMatchObject({ label: 'Situation', input: true, selectbox: false, position: 2 });
  expect(body.structureProofsRequester[2]).not.toHaveProperty('options');
  await expect(page.getByRole('status').filter({ hasText: 'La structure a été modifiée' })).toBeVisible();
});

test('proofs are built on a telephone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'solidaire@exemple.fr', '/solidarystructures/1');
  await open(page, 'Justificatif 1');
  await expect(proof(page, 'Justificatif 1').getByRole('group', { name: 'Aperçu dans le formulaire de demande' })).toBeVisible();
  await expectAccessible(page);
});
