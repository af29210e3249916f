import type { Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Served } from '../server/serve';
import { signIn } from './browserPage';
import type { Measure } from './Measure';
import { watched } from './watched';

const LINES = 100_000;

const MISTAKES = 1000;
const PATIENCE = 120_000;

/** The time to choose and check a long file before it is sent, all of which happens in the browser. */
export async function importing(browser: Browser, { address, accounts }: Served): Promise<Measure[]> {
  const page = await browser.newPage();
  await page.goto(`${address}users/import`, { waitUntil: 'commit' });
  await signIn(page, accounts[0]);
  await page.getByRole('heading', { level: 1, name: 'Import d’utilisateurs' }).waitFor();
  const file = writeLines();

  const measures = await watched(page, {
    name: `check of a file of ${LINES} lines`,
    work: async () => {
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: 'Vérifier le fichier' }).click({ timeout: PATIENCE });
      await page.getByRole('table', { name: `À corriger (${MISTAKES.toLocaleString('fr')})` }).waitFor({ timeout: PATIENCE });
    },
  });
  await page.close();
  return measures;
}

/** The lines of a file as a French spreadsheet saves it. */
function writeLines(): string {
  const titles = 'Adresse e-mail;Prénom;Nom;Genre;Date de naissance;Téléphone;Ville;Latitude;Longitude;Accepte les actualités par e-mail';
  const lines = Array.from({ length: LINES }, (_, index) => {
    const born = index % (LINES / MISTAKES) === 0 ? 'hier' : '31/12/1990';
    return `personne${index}@exemple.fr;Zoé;Lefèvre ${index};Femme;${born};06 12 34 56 78;Nancy;48,6921;6,1844;Oui`;
  });
  const folder = resolve('.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'bench-import.csv');
  writeFileSync(file, `\uFEFF${[titles, ...lines].join('\r\n')}\r\n`);
  return file;
}
