// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { CreateChecker } from '@/engine/exchange/import/check/Checker';
import { createLocalChecker } from '@/engine/exchange/import/check/localChecker';
import { LARGEST_FILE } from '@/engine/exchange/import/chosenFault';
import { TablePager } from '@/engine/exchange/import/TablePager';
import { forgetRun, noteRun } from '@/engine/exchange/import/importRuns';
import { DRAFT_PREFIX } from '@/session/keptSession';
import { RIGHT, TITLES } from '../../unit/engine/import/definition';
import { chooseFile, press, renderImport, type SentFile } from './renderImport';

/** The telephone number is sent in the form in which the form stores it. */
const SENT = RIGHT.replace('06 12 34 56 78', '0612345678');

const WRONG = 'paul.exemple.fr;Durand;;;;;1';
const accepted = async () => ({ errors: [], messages: ['jeanne@exemple.fr added'] });
const step = () => screen.getByRole('list', { name: 'Étapes de l’import' }).querySelector('[aria-current=step]')?.textContent;

/** Makes checkers as a browser does, and counts those that were closed. */
function counted() {
  const closed: string[] = [];
  const create: CreateChecker = (definition) => {
    const checker = createLocalChecker(definition);
    return { ...checker, close: () => void closed.push('closed') };
  };
  return { closed, create };
}

async function toConfirmation(lines = [TITLES, RIGHT]): Promise<void> {
  await chooseFile(lines);
  await screen.findByText(/Séparateur/);
  await press('Vérifier le fichier');
  await press(/^Continuer/);
}

describe('the import of a file', () => {
  it('goes through four steps, whose headings take the focus, and shows what became of each line', async () => {
    const { sent } = await renderImport(accepted);
    expect(step()).toMatch(/Fichier$/);
    // Only who comes from another step is led to the heading.
    expect(screen.getByRole('heading', { name: 'Choisir le fichier' })).not.toBe(document.activeElement);
    expect(screen.getByText('Le modèle contient les en-têtes des colonnes et une ligne d’exemple, à remplacer.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choisir un fichier ou le déposer ici', description: /^Un fichier texte CSV de 50.Mo au maximum, une ligne par fiche\. Un fichier de tableur s’enregistre d’abord au format CSV\.\s*$/ })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'La première ligne contient les en-têtes', description: 'Avec des en-têtes, l’ordre des colonnes est libre.' })).toBeDefined();
    await chooseFile([TITLES, RIGHT]);
    expect(await screen.findByText('Séparateur : point-virgule. Encodage : UTF-8.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choisir un autre fichier' })).toBeDefined();
    await press('Vérifier le fichier');
    await waitFor(() => expect(step()).toMatch(/Vérification/));
    expect((await screen.findByRole('heading', { name: 'Vérifier le fichier' })).ownerDocument.activeElement?.textContent).toBe('Vérifier le fichier');
    expect(await screen.findByText('La ligne peut être importée.')).toBeDefined();
    expect(screen.getByText('1 ligne lue')).toBeDefined();
    expect(screen.getByText('Vérification terminée').closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText(/vide/)).toBeNull();
    const preview = await screen.findByRole('table', { name: 'Aperçu des premières lignes' });
    expect(within(preview).getByRole('columnheader', { name: 'Étagère' }).getAttribute('scope')).toBe('col');
    await press('Continuer');

    expect(screen.getByRole('heading', { name: 'Importer 1 ligne dans Lecteurs' })).toBe(document.activeElement);
    expect(listed()).toEqual([
      'Fichier\u202f: lecteurs.csv',
      'Les fiches qui existent déjà ne seront pas modifiées.',
      'La plateforme importe tout ou rien\u202f: si elle refuse une seule ligne, aucune n’est importée.',
      'L’import d’un gros fichier peut durer plusieurs heures.',
    ]);
    expect(screen.queryByText(/à corriger/)).toBeNull();
    await press('Importer 1 ligne');
    expect(await screen.findByRole('heading', { name: 'Import terminé' })).toBe(document.activeElement);
    expect(listed()).toEqual(['1 ligne ajoutée']);
    expect(screen.getByText(/^lecteurs\.csv, envoyé le \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeDefined();
    expect(screen.getByText('Le fichier lui-même n’est pas conservé : pour l’envoyer de nouveau, choisissez-le une autre fois. Ce compte rendu reste dans cet onglet jusqu’à la déconnexion.')).toBeDefined();
    expect(screen.getByRole('row', { name: /2.*jeanne@exemple.fr.*Ajouté/ })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Résultat' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Voir les lecteurs' }).getAttribute('href')).toBe('/readers');
    expect(await contentOf(sent)).toEqual([
      { path: 'admin/imports/readers', filename: 'lecteurs.csv', columnHeadersFirstLine: 'true', unlimited: true, file: expect.stringContaining(`\n${SENT}`) },
    ]);
    // The message is for who is on another page.
    expect(screen.queryByText(/L’import est terminé/)).toBeNull();
  });

  it('says what each of the values means that a column may have', async () => {
    await renderImport(accepted);
    await chooseFile([TITLES, RIGHT.replace(/1$/, 'peut-être')]);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    await screen.findByText(/^Saisissez une de ces valeurs dans «\s*Actualités\s*»\s*: 0, 1 \(1 oui, 0 non\)$/);
  });

  it('explains what each column takes', async () => {
    await renderImport(accepted);
    await userEvent.click(screen.getByText('Colonnes attendues (7)'));
    const columns = within(screen.getByRole('region', { name: 'Colonnes du fichier, dans l’ordre du modèle, à faire défiler' }));
    expect(columns.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Colonne', 'Présence', 'Format', 'Exemple']);
    expect(columns.getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell').map(({ textContent }) => textContent))).toEqual([
      ['Obligatoire', 'Adresse e-mail', 'jeanne@exemple.fr'],
      ['Obligatoire', 'Texte', 'Dupont'],
      ['Facultative', 'Date, AAAA-MM-JJ ou JJ/MM/AAAA', '1990-12-31'],
      ['Facultative', 'Numéro de téléphone', ''],
      ['Facultative', 'Nombre décimal, de 0 à 3', ''],
      ['Facultative', 'Nombre entier', ''],
      ['Obligatoire', 'Une de ces valeurs\u202f: 0, 1. 1 oui, 0 non', '1'],
    ]);
  });

  it.each([
    ['kept', 'Les fiches qui existent déjà ne seront pas modifiées.'],
    ['updated', 'Les fiches qui existent déjà seront modifiées : elles prendront les valeurs du fichier.'],
  ] as const)('says what becomes of records that are there already: %s', async (existing, said) => {
    await renderImport(accepted, createLocalChecker, undefined, { existing });
    expect(screen.getByText(/^Les fiches qui existent déjà/).textContent).toBe(said.replace(' :', '\u202f:'));
  });

  it.each([
    ['utf-8', new TextEncoder().encode('é;1'), 'Séparateur : point-virgule. Encodage : UTF-8.'],
    ['windows-1252', Uint8Array.of(0xe9, 0x2c, 0x31), 'Séparateur : virgule. Encodage : Windows-1252, les accents seront convertis.'],
    ['utf-16le', Uint8Array.of(0xff, 0xfe, 0xe9, 0, 0x3b, 0, 0x31, 0), 'Séparateur : point-virgule. Encodage : UTF-16, il sera converti.'],
    ['utf-16be', Uint8Array.of(0xfe, 0xff, 0, 0xe9, 0, 0x09, 0, 0x31), 'Séparateur : tabulation. Encodage : UTF-16, il sera converti.'],
  ])('says how the file is written: %s', async (_encoding, bytes, said) => {
    await renderImport(accepted);
    await chooseFile(bytes);
    await screen.findByText(said);
  });

  it('says that the file is being read for as long as it is', async () => {
    await renderImport(accepted, (definition) => ({ ...createLocalChecker(definition), open: () => new Promise(() => undefined) }));
    await chooseFile([TITLES, RIGHT]);
    await screen.findByText('Lecture du fichier…');
    expect(screen.queryByText(/^Séparateur/)).toBeNull();
  });

  it('asks for a file, at the place where one is chosen', async () => {
    await renderImport(accepted);
    await press('Vérifier le fichier');
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe('Choisissez un fichier');
    expect(screen.getByRole('button', { name: 'Choisir un fichier ou le déposer ici', description: /Choisissez un fichier$/ })).toBe(document.activeElement);
  });

  it.each([
    [['PK\u0003\u0004'], 'lecteurs.xlsx', 'Ce fichier est un classeur de tableur\u202f: ouvrez-le, enregistrez-le au format CSV, puis choisissez le fichier obtenu'],
    [['x'], 'lecteurs.pdf', 'Choisissez un fichier CSV (.csv ou .txt)'],
    [['a\0b'], 'lecteurs.csv', 'Ce fichier n’est pas un texte\u202f: choisissez un fichier CSV'],
    [['  '], 'lecteurs.csv', 'Ce fichier est vide\u202f: choisissez-en un autre'],
    [['a'.repeat(LARGEST_FILE + 1)], 'lecteurs.csv', 'Choisissez un fichier de 50\u00a0Mo au maximum, ou partagez celui-ci en plusieurs fichiers'],
  ])('refuses what is no CSV file that can be read, before anything of it is checked: case %#', async (lines, name, words) => {
    await renderImport(accepted);
    const picker = document.querySelector<HTMLInputElement>('input[type=file]');
    picker?.removeAttribute('accept');
    await chooseFile(lines, name);
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toBe(words);
  });

  it('takes a file without titles as it is, and says so to the server', async () => {
    const { sent } = await renderImport(accepted);
    await chooseFile([RIGHT]);
    await screen.findByText(/Séparateur/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'La première ligne contient les en-têtes' }).checked).toBe(false);
    await press('Vérifier le fichier');
    await press('Continuer');
    await press('Importer 1 ligne');
    await screen.findByRole('heading', { name: 'Import terminé' });
    expect(await contentOf(sent)).toMatchObject([{ columnHeadersFirstLine: 'false', file: SENT }]);
  });

  it('says that its check failed, and leads back to the choice of a file', async () => {
    await renderImport(accepted, (definition) => ({ ...createLocalChecker(definition), check: () => Promise.reject(new Error('The worker has died.')) }));
    await chooseFile([TITLES, RIGHT]);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    await screen.findByText('La vérification n’a pas pu se faire. Rechargez la page, puis choisissez le fichier de nouveau.');
    expect(screen.queryByRole('button', { name: /^Interrompre/ })).toBeNull();
    await press('Retour');
    expect(step()).toMatch(/Fichier$/);
  });

  it('is the last one chosen, though an earlier one is read after it', async () => {
    const opened: ((content: string) => void)[] = [];
    await renderImport(accepted, (definition) => {
      const checker = createLocalChecker(definition);
      return { ...checker, open: () => new Promise((resolve) => void opened.push((content) => resolve(checker.open(new Blob([content]))))) };
    });
    await chooseFile([TITLES, RIGHT], 'premier.csv');
    await chooseFile([TITLES, RIGHT], 'second.csv');
    await waitFor(() => expect(opened).toHaveLength(2));
    await act(async () => opened[1]?.([TITLES, RIGHT].join('\r\n')));
    await screen.findByText(/point-virgule/);
    await act(async () => opened[0]?.([TITLES, RIGHT].join('\r\n').replaceAll(';', ',')));
    expect(screen.queryByText(/point-virgule/)).not.toBeNull();
  });

  it('keeps the choices when the operator goes back', async () => {
    await renderImport(accepted);
    await toConfirmation();
    await press('Retour');
    await press('Retour');
    expect(screen.getByText(/lecteurs\.csv/)).toBeDefined();
    await press('Vérifier le fichier');
    expect(await screen.findByText('La ligne peut être importée.')).toBeDefined();
    await press('Retour');
    await userEvent.click(screen.getByRole('checkbox', { name: /première ligne/ }));
    await press('Vérifier le fichier');
    await waitFor(() => expect(screen.queryByText('La ligne peut être importée.')).toBeNull());
    await screen.findByRole('heading', { name: 'Vérifier le fichier' });
  });

  it('says after a reload which file had been chosen, until one is chosen or another import begins', async () => {
    await renderImport(accepted);
    await chooseFile([TITLES, RIGHT]);
    await screen.findByText(/point-virgule/);
    await press('Vérifier le fichier');
    cleanup();

    await renderImport(accepted);
    expect(step()).toMatch(/Fichier/);
    expect(screen.getByText('Le fichier « lecteurs.csv » avait été choisi, mais un navigateur ne garde pas les fichiers. Choisissez-le de nouveau : rien n’a été importé.')).toBeDefined();
    await toConfirmation();
    await press('Importer 1 ligne');
    await press('Importer un autre fichier');
    expect(screen.queryByText(/avait été choisi/)).toBeNull();
    cleanup();

    await renderImport(accepted);
    expect(screen.queryByText(/avait été choisi/)).toBeNull();
  });

  it('lets go of what reads the file with the page, also once a file was sent', async () => {
    for (const isSent of [false, true]) {
      const { closed, create } = counted();
      const { router } = await renderImport(accepted, create);
      await toConfirmation();
      if (isSent) {
        await press('Importer 1 ligne');
        await screen.findByRole('heading', { name: 'Import terminé' });
      }
      expect(closed).toEqual([]);
      await act(() => router.navigate('/readers'));
      await waitFor(() => expect(closed).toEqual(['closed']));
      cleanup();
      sessionStorage.clear();
    }
  });
});

it('the check of a long file shows how far it is', async () => {
  const create: CreateChecker = (definition) => ({
    ...createLocalChecker(definition),
    check: (_hasTitles, onProgress) => {
      onProgress(0.42);
      return new Promise(() => undefined);
    },
  });
  await renderImport(accepted, create);
  await chooseFile([TITLES, RIGHT]);
  await screen.findByText(/Séparateur/);
  await press('Vérifier le fichier');
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Vérification du fichier lecteurs.csv' }).getAttribute('aria-valuenow')).toBe('42'));
  screen.getByText(/^42\s%\svérifiés$/);
  await press('Interrompre la vérification');
  expect(step()).toMatch(/Fichier$/);
});

it('who may not see the list is not led there from the result', async () => {
  await renderImport(accepted, createLocalChecker, ['reader_create']);
  await toConfirmation();
  await press('Importer 1 ligne');
  await screen.findByRole('heading', { name: 'Import terminé' });
  expect(screen.queryByRole('link', { name: 'Voir les lecteurs' })).toBeNull();
});

it('the ends of a long list are said, and lead nowhere', async () => {
  const onPage = vi.fn();
  const pager = (page: number) => <TablePager name="Lignes" total={250} page={page} onPage={onPage} />;
  const { rerender } = render(pager(0));
  const button = (name: string) => screen.getByRole('button', { name });
  expect(button('Page précédente').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('Page précédente'));
  rerender(pager(2));
  expect(screen.getByRole('status').textContent).toBe('201–250 sur 250');
  expect(button('Page suivante').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('Page suivante'));
  expect(onPage).not.toHaveBeenCalled();
});

describe('a file with mistakes', () => {
  it('says all that was found in it: lines, columns, what stops them, what to read and what was understood', async () => {
    await renderImport(accepted);
    await chooseFile(['Adresse e-mail;Nom;Téléphone;Taille;Actualités;Humeur', 'jeanne@exemple.fr;Dupont;612345678;1,70;Oui;gaie', '', 'paul.exemple.fr;Durand;;;1;', 'zoe@exemple.fr;Élie', '', 'luc@exemple.fr;Roy;;;0;']);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    await screen.findByText('2 lignes sur 4 sont à corriger. La plateforme refuserait le fichier entier : corrigez-les, ou importez les autres.');
    expect(listed()).toEqual(['4 lignes lues', '2 lignes vides, ignorées']);
    screen.getByText('Colonnes non reconnues, ignorées : Humeur.');
    screen.getByText('Colonnes facultatives absentes du fichier : Né le, Étagère.');
    screen.getByText('Ces lignes ne peuvent pas être importées.');
    expect(await rows('À corriger (2)', 2)).toEqual([
      ['4', 'Adresse e-mail', 'paul.exemple.fr', 'Saisissez une adresse e-mail sans accent ni apostrophe dans «\u202fAdresse e-mail\u202f», par exemple prenom@domaine.fr'],
      ['5', 'Ligne entière', 'zoe@exemple.fr Élie', 'Vérifiez les séparateurs de cette ligne\u202f: colonnes trouvées 2, attendues 6'],
    ]);
    screen.getByText('Ces valeurs n’empêchent pas l’import de leur ligne.');
    expect(await rows('À vérifier (1)', 1)).toEqual([['2', 'Téléphone', '612345678', 'Vérifiez «\u202fTéléphone\u202f»\u202f: un tableur a peut-être retiré le 0 du début']]);
    screen.getByText('Ces valeurs prennent la forme que la plateforme attend.');
    const converted = within(screen.getByRole('table', { name: 'Valeurs converties' }));
    expect(converted.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Colonne', 'Ce qui a été compris', 'Lignes', 'Première ligne', 'Valeur']);
    expect(await rows('Valeurs converties', 2)).toEqual([
      ['Taille', 'La virgule de «\u202fTaille\u202f» devient un point\u202f: 1.70 sera envoyé', '1', '2', '1,70'],
      ['Actualités', '«\u202fActualités\u202f» est compris\u202f: 1 sera envoyé', '1', '2', 'Oui'],
    ]);
    screen.getByText('Telles qu’elles seront envoyées.');
    await press('Continuer avec les 2 lignes valides');
    screen.getByRole('heading', { name: 'Importer 2 lignes dans Lecteurs' });
    screen.getByText('2 lignes à corriger ne sont pas envoyées.');
    await press('Importer 2 lignes');
    await screen.findByText('2 lignes à corriger n’ont pas été envoyées.');
  });

  it('says so of one line in the singular, beside one empty line', async () => {
    await renderImport(accepted);
    await chooseFile([TITLES, RIGHT, '', WRONG]);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    await screen.findByText('1 ligne sur 2 est à corriger. La plateforme refuserait le fichier entier : corrigez cette ligne, ou importez les autres.');
    expect(listed()).toEqual(['2 lignes lues', '1 ligne vide, ignorée']);
  });

  it('lists them by line and column with what to do, and leaves the right lines to be imported alone', async () => {
    const { sent } = await renderImport(accepted);
    await chooseFile([TITLES, RIGHT, WRONG]);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    const list = await screen.findByRole('table', { name: 'À corriger (1)' });
    expect(screen.queryByRole('combobox', { name: 'Colonne' })).toBeNull();
    expect(await within(list).findByRole('row', { name: /3 Adresse e-mail paul\.exemple\.fr Saisissez une adresse e-mail/ })).toBeDefined();
    await press('Continuer avec la seule ligne valide');
    expect(screen.getByText('1 ligne à corriger n’est pas envoyée.')).toBeDefined();
    await press('Importer 1 ligne');
    await screen.findByRole('heading', { name: 'Import terminé' });
    const [file] = await contentOf(sent);
    expect(file?.file).not.toContain('paul');
    // The result recalls what is left to be done, and offers it.
    expect(screen.getByText('1 ligne à corriger n’a pas été envoyée.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Télécharger les lignes à corriger' })).toBeDefined();
  });

  it('of one column can be shown alone', async () => {
    await renderImport(accepted);
    await chooseFile([TITLES, WRONG, 'zoe@exemple.fr;Élie;hier;;;;1']);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Colonne' }), 'Né le');
    const list = screen.getByRole('table', { name: 'À corriger (2)' });
    await waitFor(() => expect(within(list).queryByText('paul.exemple.fr')).toBeNull());
    expect(within(list).getByText('hier')).toBeDefined();
  });

  it('is listed page by page, from its first page for another column, and leaves whole as a file', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    // The document of the tests would go to the address of the file.
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => [saved, link].forEach((spy) => spy.mockRestore()));
    await renderImport(accepted);
    const wrong = Array.from({ length: 505 }, (_, index) => `p${index}.exemple.fr;Durand;;;;;1`);
    await chooseFile([TITLES, ...wrong, 'zoe@exemple.fr;Élie;hier;;;;1']);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    const pages = within(await screen.findByRole('navigation', { name: /^À corriger/ }));
    await userEvent.click(pages.getByRole('button', { name: 'Page suivante' }));
    expect(pages.getByRole('status').textContent).toBe('101–200 sur 506');
    await press('Télécharger cette liste');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const files = await Promise.all(saved.mock.calls.map(([file]) => (file as Blob).text()));
    expect(files.map((file) => file.trim().split('\n').length)).toEqual([507]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colonne' }), 'Né le');
    expect(await screen.findByText('hier')).toBeDefined();
  });

  it.each([
    ['Adresse e-mail;Actualités;Né le', 'zoe@exemple.fr;1;', 'Des colonnes obligatoires manquent : Nom. Ajoutez-les au fichier, ou vérifiez leurs en-têtes, puis choisissez-le de nouveau.'],
    [`${TITLES};Nom`, `${RIGHT};Durand`, 'Des colonnes figurent deux fois : Nom. Ne gardez que la bonne, puis choisissez le fichier de nouveau.'],
    [TITLES, '', 'Le fichier ne contient aucune ligne à importer. Ajoutez des lignes sous les en-têtes, puis choisissez-le de nouveau.'],
  ])('is to be corrected before anything else where its columns are %s', async (titles, line, said) => {
    await renderImport(accepted);
    await chooseFile([titles, line]);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByText(/^Colonnes facultatives absentes/)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choisir un fichier corrigé' })).toBeDefined();
  });

  it('cannot be imported when no line is right', async () => {
    await renderImport(accepted);
    await chooseFile([TITLES, WRONG]);
    await screen.findByText(/Séparateur/);
    await press('Vérifier le fichier');
    expect(await screen.findByText('Aucune ligne ne peut être importée : corrigez le fichier, puis choisissez-le de nouveau.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Continuer/ })).toBeNull();
  });
});

describe('a file that was sent', () => {
  it('is sent once, whatever is clicked, and its result is there for who comes back to the page', async () => {
    const { answer, settle } = held();
    const { closed, create } = counted();
    const { sent, router } = await renderImport(answer, create);
    await toConfirmation();
    const button = screen.getByRole('button', { name: 'Importer 1 ligne' });
    // Both clicks come before anything is rendered again.
    await act(async () => [1, 2].forEach(() => button.click()));
    expect(await screen.findByRole('heading', { name: 'Import en cours' })).toBeDefined();
    expect(screen.getByText(/^lecteurs\.csv a été envoyé le \d\d\/\d\d\/\d{4} \d\d:\d\d\. La plateforme travaille\.$/)).toBeDefined();
    expect(screen.getByText('Vous pouvez consulter d’autres pages : l’import continue, et son résultat vous attend ici. Ne fermez pas cet onglet, ne le rechargez pas et ne vous déconnectez pas avant la fin : le compte rendu serait perdu.')).toBeDefined();
    expect(sent).toHaveLength(1);

    await act(() => router.navigate('/readers'));
    const warning = await screen.findByRole('alertdialog', { name: 'Quitter cette page pendant l’import\u202f?' });
    expect(within(warning).getByText('L’import continue et son résultat vous attendra sur cette page. Si vous fermez ou rechargez l’onglet, ou si vous vous déconnectez, l’import continue sur la plateforme mais son compte rendu est perdu.')).toBeDefined();
    await userEvent.click(within(warning).getByRole('button', { name: 'Quitter la page' }));
    await screen.findByRole('link', { name: 'Revenir à l’import' });
    // The sending still needs what has read the file.
    expect(closed).toEqual([]);
    settle(await accepted());
    expect(await screen.findByText('L’import est terminé : son résultat est sur la page d’import')).toBeDefined();
    expect(closed).toEqual(['closed']);
    await userEvent.click(screen.getByRole('link', { name: 'Revenir à l’import' }));
    expect(await screen.findByRole('heading', { name: 'Import terminé' })).toBeDefined();
  });

  it('may be refused whole: each refusal has its line, its column and what to do, and unknown words are the server’s', async () => {
    const row = JSON.stringify(RIGHT.split(';'));
    await renderImport(async () => ({ errors: [`jeanne@exemple.fr is not a valid email for line ${row}`, 'Étrange, cette valeur', 'Community not found'], messages: [] }));
    await toConfirmation();
    await press('Importer 1 ligne');
    expect(await screen.findByRole('heading', { name: 'La plateforme n’a rien importé' })).toBeDefined();
    expect(screen.getByText('La plateforme importe tout ou rien. Corrigez ce qui suit, puis importez de nouveau le fichier entier.')).toBeDefined();
    expect(listed()).toEqual(['3 refus']);
    expect(screen.getByRole('row', { name: /2 Adresse e-mail jeanne@exemple\.fr Saisissez une adresse e-mail/ })).toBeDefined();
    const words = screen.getByText('Étrange, cette valeur');
    expect([words.tagName, words.lang]).toEqual(['SMALL', 'en']);
    expect(screen.getByRole('row', { name: /Cette communauté n’existe pas sur la plateforme/ })).toBeDefined();
    expect(reportColumns()).toEqual(['Ligne', 'Colonne', 'Valeur', 'Résultat']);
  });

  it.each([
    [1, ['1 ligne ajoutée', '1 ligne modifiée', '1 ligne déjà présente, non modifiée', '1 ligne déjà présente, ignorée', '1 autre réponse de la plateforme', '1 ligne avec une valeur inconnue']],
    [2, ['2 lignes ajoutées', '2 lignes modifiées', '2 lignes déjà présentes, non modifiées', '2 lignes déjà présentes, ignorées', '2 autres réponses de la plateforme', '2 lignes avec une valeur inconnue']],
  ])('is counted by what became of its lines: %i of each', async (times, counts) => {
    const each = ['a added', 'b already exists and will be updated', 'c already exists', 'd already exists and will be ignored', 'e news is unknown', 'Étrange'];
    await renderImport(async () => ({ errors: [], messages: Array.from({ length: times }, () => each).flat() }));
    await toConfirmation();
    await press('Importer 1 ligne');
    await screen.findByRole('heading', { name: 'Import terminé' });
    expect(listed()).toEqual(counts);
    const outcomes = within(screen.getByRole('combobox', { name: 'Résultat' })).getAllByRole('option').map(({ textContent }) => textContent);
    expect(outcomes).toEqual(['Tous les résultats', 'Valeur inconnue', 'Autre réponse', 'Déjà présente, ignorée', 'Déjà présente, non modifiée', 'Modifiée', 'Ajoutée']);
  });

  it('has its pages begin anew for one outcome alone', async () => {
    const messages = ['z news is unknown', ...Array.from({ length: 250 }, (_, index) => `p${index} added`)];
    await renderImport(async () => ({ errors: [], messages }));
    await toConfirmation();
    await press('Importer 1 ligne');
    const pages = within(await screen.findByRole('navigation', { name: 'Compte rendu ligne par ligne' }));
    for (const range of ['101–200 sur 251', '201–251 sur 251']) {
      await userEvent.click(pages.getByRole('button', { name: 'Page suivante' }));
      await waitFor(() => expect(pages.getByRole('status').textContent).toBe(range));
    }
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Résultat' }), 'Valeur inconnue');
    expect(await rows('Compte rendu ligne par ligne', 1)).toEqual([['', 'Actualités', 'z', 'Corrigez «\u202fActualités\u202f», dont la valeur est inconnue de la plateforme, puis importez la ligne de nouveau']]);
  });

  it('of which the platform says nothing is to be looked for in the list', async () => {
    await renderImport(async () => ({ errors: [], messages: [] }));
    await toConfirmation();
    await press('Importer 1 ligne');
    await screen.findByText('La plateforme n’a rien dit de ces lignes : vérifiez dans la liste.');
  });

  it('says that a long report was cut', async () => {
    noteRun(PLACE, { ...ENDED, status: 'sending' });
    noteRun(PLACE, { ...ENDED, status: 'done', counts: { added: 3000 }, report: [{ outcome: 'added', said: 'a added' }], isCut: true });
    await renderImport(accepted);
    await screen.findByText('Le compte rendu était trop long pour être conservé en entier : seules ses premières lignes sont là.');
    act(() => forgetRun(PLACE));
  });

  it.each([
    ['done', { added: 3 }, 'Le compte rendu ligne par ligne n’a pas pu être conservé : vérifiez dans la liste.', ['3 lignes ajoutées']],
    ['refused', { refused: 2 }, 'La plateforme importe tout ou rien. Le compte rendu ligne par ligne n’a pas pu être conservé : importez de nouveau le fichier pour savoir quoi corriger.', ['2 refus']],
  ] as const)('whose report came after a logout is told in numbers, and no answer of the platform is made up: %s', async (status, counts, said, numbers) => {
    noteRun(PLACE, { ...ENDED, status: 'sending' });
    // Logging out forgets what names people.
    sessionStorage.removeItem(`${DRAFT_PREFIX}1:/readers/import`);
    noteRun(PLACE, { ...ENDED, status, counts, report: [{ outcome: 'other', said: 'jeanne@exemple.fr' }], isCut: false });
    await renderImport(accepted);
    await screen.findByText(said);
    expect(listed()).toEqual(numbers);
    expect(screen.queryByText(/jeanne@exemple\.fr/)).toBeNull();
    act(() => forgetRun(PLACE));
  });

  it.each([
    ['refused', async () => ({ errors: ['Community not found'], messages: [] }), 'L’import n’a pas abouti : voyez pourquoi sur la page d’import'],
    ['of which nobody knows', () => Promise.reject(new ApiError('outcomeUnknown')), 'On ne sait pas si l’import a eu lieu : voyez la page d’import'],
  ])('says on another page how it ended: %s', async (_end, end, said) => {
    let go: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (go = resolve));
    const { router } = await renderImport(() => gone.then(end));
    await toConfirmation();
    await press('Importer 1 ligne');
    await screen.findByRole('heading', { name: 'Import en cours' });
    await act(() => router.navigate('/readers'));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter la page' }));
    await screen.findByRole('link', { name: 'Revenir à l’import' });
    go();
    await screen.findByText(said);
  });

  it('is reported without a column of columns where the platform names none', async () => {
    await renderImport(accepted);
    await toConfirmation();
    await press('Importer 1 ligne');
    await screen.findByRole('heading', { name: 'Import terminé' });
    expect(reportColumns()).toEqual(['Ligne', 'Valeur', 'Résultat']);
  });

  it.each([
    [new ApiError('outcomeUnknown'), 'On ne sait pas si l’import a eu lieu', /Vérifiez dans la liste avant de recommencer/],
    [new ApiError('server'), 'On ne sait pas si l’import a eu lieu', /^Erreur de la plateforme.*a peut-être eu lieu/],
    [new ApiError('denied'), 'La plateforme n’a rien importé', /Accès refusé/],
  ])('may get no good answer, which is said in words and never retried: %s', async (error, title, words) => {
    const { sent } = await renderImport(async () => {
      throw error;
    });
    await toConfirmation();
    await press('Importer 1 ligne');
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  it('may be refused in the words of the platform, which are read aloud in their own language', async () => {
    await renderImport(async () => {
      throw new ApiError('rejected', '', [{ path: 'file', message: 'Refused as a whole.' }]);
    });
    await toConfirmation();
    await press('Importer 1 ligne');
    expect(await screen.findByRole('heading', { name: 'La plateforme n’a rien importé' })).toBeDefined();
    const quotation = screen.getByText('Refused as a whole.');
    expect(quotation.lang).toBe('en');
    expect(quotation.parentElement?.textContent).toBe('Refused as a whole.');
  });

  it.each([
    ['without a network', 'offline', /Rien n’a été envoyé.*vérifiez votre connexion/],
    ['when the session cannot be renewed', 'notRenewed', /la plateforme ne répond pas comme prévu\. Rien n’a été envoyé/],
  ] as const)('%s is not sent, and may be tried again', async (_when, kind, words) => {
    let isOffline = true;
    await renderImport(async () => {
      if (isOffline) throw new ApiError(kind);
      return accepted();
    });
    await toConfirmation();
    await press('Importer 1 ligne');
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toMatch(words);
    isOffline = false;
    await press('Importer 1 ligne');
    expect(await screen.findByRole('heading', { name: 'Import terminé' })).toBeDefined();
  });

  it('leaves its result on the page until another file is wanted', async () => {
    await renderImport(accepted);
    await toConfirmation();
    await press('Importer 1 ligne');
    await press('Importer un autre fichier');
    expect(screen.getByRole('heading', { name: 'Choisir le fichier' })).toBe(document.activeElement);
    expect(sessionStorage).toHaveLength(0);
  });
});

const PLACE = { userId: 1, pathname: '/readers/import' };
const ENDED = { fileName: 'lecteurs.csv', sentAt: '2026-11-20T08:30:00Z' };

/** The numbers and facts that the page lists. */
function listed(): (string | null)[] {
  return within(screen.getByRole('main')).getAllByRole('listitem').filter((item) => !item.closest('[aria-label]')).map(({ textContent }) => textContent);
}

/** The lines of a table, once it has as many as it should. */
async function rows(name: string, count: number): Promise<(string | null)[][]> {
  const table = screen.getByRole('table', { name });
  const lines = () => within(table).getAllByRole('row').slice(1);
  await waitFor(() => expect(lines()).toHaveLength(count));
  return lines().map((row) => [...row.children].map(({ textContent }) => textContent));
}

function reportColumns(): (string | null)[] {
  return within(screen.getByRole('table', { name: 'Compte rendu ligne par ligne' })).getAllByRole('columnheader').map(({ textContent }) => textContent);
}

/** An answer that comes when the test says so. */
function held() {
  let settle: (answer: Record<string, unknown>) => void = () => undefined;
  const answered = new Promise<Record<string, unknown>>((resolve) => (settle = resolve));
  return { answer: async () => answered, settle: (answer: Record<string, unknown>) => settle(answer) };
}

async function contentOf(sent: readonly SentFile[]) {
  return Promise.all(
    sent.map(async ({ path, form, unlimited }) => ({
      path,
      unlimited,
      filename: form.get('filename'),
      columnHeadersFirstLine: form.get('columnHeadersFirstLine'),
      file: await (form.get('file') as File).text(),
    })),
  );
}
