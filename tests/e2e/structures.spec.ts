import { expect, expectAccessible, openAs, test } from './fixtures';

test('a structure is created with its hours, its lists and its operators, then changed, then deleted', async ({ page }) => {
  await openAs(page, 'admin.solidaire@exemple.fr', '/solidarystructures/create');
  await expect(page.getByRole('textbox', { name: 'Début de la matinée' })).toHaveValue('06:00');
  await expect(page.getByRole('textbox', { name: 'Fin de la matinée' })).toHaveValue('12:00');
  await expect(page.getByRole('textbox', { name: 'Début de l’après-midi' })).toHaveValue('12:00');
  await expect(page.getByRole('textbox', { name: 'Fin de l’après-midi' })).toHaveValue('18:00');
  await expect(page.getByRole('textbox', { name: 'Début de la soirée' })).toHaveValue('18:00');
  await expect(page.getByRole('textbox', { name: 'Fin de la soirée' })).toHaveValue('23:00');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Entraide du Saintois');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('saintois@exemple.fr');
  await page.getByRole('checkbox', { name: 'lundi, matin' }).check();
  await page.getByRole('button', { name: 'Ajouter un motif' }).click();
  await page.getByRole('textbox', { name: 'Intitulé' }).fill('Marché de Vézelise');
  await page.getByRole('combobox', { name: 'Opérateurs' }).fill('Aïcha Benali');
  await page.getByRole('option', { name: / solidaire@exemple.fr/ }).click();
  // Only its operators may read the structure again.
  await page.getByRole('combobox', { name: 'Opérateurs' }).fill('admin.solidaire@exemple.fr');
  await page.getByRole('option', { name: /admin.solidaire@exemple.fr/ }).click();
  await page.getByRole('combobox', { name: 'Territoires' }).fill('meurthe');
  await page.getByRole('option', { name: 'Meurthe-et-Moselle' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'La structure a été créée' })).toBeVisible();
  await page.getByRole('link', { name: 'Entraide du Saintois', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Marché de Vézelise');
  await expect(page.getByRole('main')).toContainText('Aïcha Benali');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('textbox', { name: 'Fin de la matinée' }).fill('05:30');
  await page.keyboard.press('Tab');
  await expect(page.getByText('ne peut pas précéder')).toContainText('Début de la matinée');
  await page.getByRole('textbox', { name: 'Fin de la matinée' }).fill('11:30');
  await page.getByRole('button', { name: 'Retirer\u202f: Aïcha Benali' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'La structure a été modifiée' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('11:30');
  await expect(page.getByRole('main')).not.toContainText('Aïcha Benali');

  await page.getByRole('button', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('alertdialog');
  // The structure has no requests and relay points of its own, so the dialog must not mention them.
  await expect(dialog.getByRole('status')).not.toContainText('Vérification');
  await expect(dialog.getByRole('status')).not.toContainText('points relais');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog.getByText(/^Saisissez/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /Entraide du Saintois/ }).fill('entraide du saintois');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'La structure a été supprimée' })).toBeVisible();
  await expect(page).toHaveURL(/\/solidarystructures$/);
});

test('what a structure takes along is counted where the platform lists it, and said without a number where it does not', async ({ page }) => {
  await openAs(page, 'admin.solidaire@exemple.fr', '/solidarystructures');
  await page.getByRole('textbox', { name: 'Nom' }).fill('elan');
  // The row moves when the others go: a press at that moment would hit what stands there then.
  await expect(page.getByRole('heading', { level: 1, name: 'Structures (1)' })).toBeVisible();
  await page.getByRole('button', { name: /L'Élan des Hautes-Vosges/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Toutes ses demandes seront supprimées avec elle. La plateforme n’en dit pas le nombre.');
  await expect(dialog).toContainText('Ses bénéficiaires ne lui seront plus rattachés. La plateforme n’en dit pas le nombre.');
  // Relay points are open to everybody, so they are counted whoever operates the structure.
  await expect(dialog).toContainText(/\d+ points? relais (sera|seront) supprimés? avec elle\./);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
});

test('the list is searched and sorted here, and a stored reason cannot be removed', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr', '/solidarystructures');
  await page.getByRole('textbox', { name: 'Nom' }).fill('epinal');
  await expect(page.getByText('1–1 sur 1')).toBeVisible();
  await page.getByRole('link', { name: "Relais d'Épinal", exact: true }).click();
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await expect(page.getByText('Certains motifs ne peuvent pas être retirés')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retirer.*Motif/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ajouter un motif' }).click();
  await expect(page.getByRole('button', { name: /^Retirer.*Motif/ })).toHaveCount(1);
});

for (const timezoneId of ['Pacific/Kiritimati', 'America/St_Johns', 'Europe/Paris']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`hours are read and sent as they are on the clock, in ${timezoneId}`, async ({ page }) => {
      await openAs(page, 'solidaire@exemple.fr', '/solidarystructures/2');
      const start = page.getByRole('textbox', { name: 'Début de la matinée' });
      await expect(start).toHaveValue(/^07:[0-5]\d$/);
      const minutes = String(10 + timezoneId.length);
      await start.fill(`07:${minutes}`);
      const sent = page.waitForRequest((request) => request.method() === 'PATCH');
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      expect((await sent).postDataJSON()).toEqual({ mMinTime: `1970-01-01T07:${minutes}:00+00:00` });
      await expect(page.getByRole('main')).toContainText(`07:${minutes}`);
    });
  });
}

test('an administrator, for whom the list of structures is always empty, is not offered it', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Structures' })).toHaveCount(0);
  await page.goto('/solidarystructures');
  await expect(page.getByText('Vous ne gérez aucune structure', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
