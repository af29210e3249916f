import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { chooseForSelection, expect, signIn, test, WITH_MOTION } from './fixtures';

/** A number for names that nobody has yet, however often the test runs. */
const NEW = Date.now();
const NATIONALITY = `Luxembourgeoise ${NEW}`;
const APOLLINE = `apolline.${NEW}@exemple.fr`;

const TITLES = 'Adresse e-mail;Prénom;Nom;Genre;Date de naissance;Téléphone';

const heading = (page: Page, name: RegExp | string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
/** The first row below the headers. */
const firstRow = (page: Page) => page.getByRole('grid').getByRole('row').nth(1);
const openSection = (page: Page, name: string) => page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name }).click();

async function download(page: Page, press: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file;
}

test.use(WITH_MOTION);

test('an operator’s whole day, in French from the first page to the last', async ({ page }) => {
  test.setTimeout(180_000);

  await test.step('signs in and finds the section', async () => {
    await page.goto('/');
    await signIn(page, 'superadmin@exemple.fr');
    await heading(page, 'Accueil');
    await openSection(page, 'Utilisateurs');
    await heading(page, /^Utilisateurs \(/);
  });

  await test.step('filters the list, and keeps it as a view', async () => {
    await page.getByRole('textbox', { name: 'Nom ou prénom' }).fill('mar');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
    await page.getByRole('menuitem', { name: 'Genre' }).click();
    await page.getByRole('button', { name: /^Genre/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Femme' }).click();
    await page.keyboard.press('Escape');
    const chips = page.getByRole('group', { name: 'Filtres actifs' });
    await expect(chips).toContainText(/Nom ou prénom\s:\smar/);
    await expect(chips).toContainText(/Genre\s:\sFemme/);

    await page.getByRole('button', { name: 'Vues' }).click();
    await page.getByRole('menuitem', { name: 'Enregistrer comme nouvelle vue…' }).click();
    await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('Femmes à rappeler');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Vue «.Femmes à rappeler.»$/ })).toBeVisible();
    await chips.getByRole('button', { name: /^Retirer le filtre «.Genre/ }).click();
    await expect(chips).not.toContainText('Genre');
    await page.getByRole('button', { name: /^Vue «.Femmes à rappeler.» modifiée$/ }).click();
    await page.getByRole('menuitemradio', { name: 'Femmes à rappeler' }).click();
    await expect(chips).toContainText(/Genre\s:\sFemme/);
  });

  await test.step('changes somebody after a mistake, and goes on with the next one', async () => {
    await firstRow(page).getByRole('link').first().click();
    await heading(page, /Utilisateur n°/);
    const first = page.url();
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await heading(page, /^Modification de l’utilisateur/);
    const email = page.getByRole('textbox', { name: 'Adresse e-mail', exact: true });
    const right = await email.inputValue();
    await email.fill('sans arobase');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Le formulaire contient 1 erreur' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').click();
    await expect(email).toBeFocused();
    await email.fill(right);
    await page.getByRole('textbox', { name: 'Nationalité' }).fill(NATIONALITY);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await said(page, 'L’utilisateur a été modifié');
    await expect(page).toHaveURL(first);
    await expect(page.getByText(NATIONALITY)).toBeVisible();
    const walk = page.getByRole('navigation', { name: 'Parcours de la liste' });
    await walk.getByRole('button', { name: 'Suivant' }).click();
    await expect(walk).toContainText('2 sur');
  });

  await test.step('creates a relative of theirs from a copy', async () => {
    await page.getByRole('button', { name: /^Autres actions/ }).click();
    await page.getByRole('menuitem', { name: 'Dupliquer' }).click();
    await expect(page.getByText(/^Copie de/)).toBeVisible();
    await page.getByRole('radio', { name: 'Femme' }).check();
    await page.getByRole('textbox', { name: /^Prénom/ }).fill('Apolline');
    await page.getByRole('textbox', { name: 'Adresse e-mail', exact: true }).fill(APOLLINE);
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await said(page, 'L’utilisateur a été créé');
    await heading(page, /Utilisateur n°/);
  });

  await test.step('finds a person by an e-mail address, whole and exact', async () => {
    await openSection(page, 'Utilisateurs');
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(APOLLINE.toUpperCase());
    await page.keyboard.press('Enter');
    await heading(page, 'Utilisateurs (1)');
    await expect(firstRow(page)).toContainText('Apolline');
    await page.getByRole('button', { name: /^Retirer le filtre «.Adresse e-mail/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Utilisateurs (1)');
  });

  await test.step('changes a selection, and adds it to a community twice', async () => {
    const bar = page.getByRole('region', { name: 'Sélection' });
    const result = page.getByRole('dialog').getByRole('status');
    const tickTwo = async () => {
      await page.getByRole('checkbox', { name: /^Sélectionner (?!les)/ }).nth(0).click();
      await page.getByRole('checkbox', { name: /^Sélectionner (?!les)/ }).nth(1).click();
      await expect(bar).toContainText('2 sélectionnés');
    };
    await tickTwo();
    await bar.getByRole('button', { name: 'Modifier un champ' }).click();
    await page.getByRole('combobox', { name: 'Champ à modifier' }).selectOption({ label: 'Visibilité du téléphone' });
    await page.getByRole('radio', { name: 'Visible par tous' }).check();
    await page.getByRole('button', { name: 'Modifier 2 utilisateurs' }).click();
    await expect(result).toContainText(/réussi|inchangé/);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();

    for (const outcome of [/^2 réussis$/, /^2 inchangés/]) {
      await tickTwo();
      await chooseForSelection(page, 'Ajouter à une communauté');
      await page.getByRole('combobox', { name: 'Communauté' }).fill('thillot');
      await page.getByRole('option', { name: /Thillot/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ajouter', exact: true }).click();
      await expect(result).toContainText(outcome);
      await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    }
  });

  await test.step('sends the results away as a file', async () => {
    await page.getByRole('textbox', { name: 'Nom ou prénom' }).fill('apolline');
    await page.keyboard.press('Enter');
    await expect(firstRow(page)).toContainText('Apolline');
    await page.getByRole('button', { name: 'Exporter' }).click();
    const dialog = page.getByRole('dialog', { name: /^Export de la liste/ });
    await dialog.getByRole('radio', { name: 'Colonnes affichées' }).check();
    const file = await download(page, () => dialog.getByRole('button', { name: 'Exporter' }).click());
    expect(file.suggestedFilename()).toMatch(/utilisateurs-export\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(APOLLINE);
    await said(page, 'exportée');
  });

  await test.step('brings in a small file', async () => {
    await page.getByRole('link', { name: 'Importer' }).click();
    await heading(page, 'Import d’utilisateurs');
    const lines = `${TITLES}\nnoe.${NEW}@exemple.fr;Noé;Jourdain;Homme;31/12/1990;06 12 34 56 78\n`;
    await page.locator('input[type=file]').setInputFiles({ name: 'jour.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
    await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Importer 1 ligne' }).click();
    await expect(page.getByText('1 ligne ajoutée')).toBeVisible();
    await page.getByRole('link', { name: 'Voir les utilisateurs' }).click();
    await heading(page, /^Utilisateurs \(/);
  });

  await test.step('accepts an identity document', async () => {
    await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
    await page.getByRole('menuitem', { name: 'Vérification de l’identité' }).click();
    await page.getByRole('button', { name: /^Vérification de l’identité/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'En attente' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Filtres actifs' })).toContainText('En attente');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await firstRow(page).getByRole('link').first().click();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: 'Accepter la pièce d’identité' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click();
    await said(page, 'La pièce d’identité a été acceptée');
  });

  await test.step('leaves, and nothing has left French on the way', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Connexion' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
