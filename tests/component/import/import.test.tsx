// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { CreateChecker } from '@/engine/exchange/import/check/Checker';
import { createLocalChecker } from '@/engine/exchange/import/check/localChecker';
import { LARGEST_FILE } from '@/engine/exchange/import/chosenFault';
import { TablePager } from '@/engine/exchange/import/TablePager';
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
    await chooseFile([TITLES, RIGHT]);
    expect(await screen.findByText(/point-virgule.*UTF-8/s)).toBeDefined();
    await press('Vérifier le fichier');
    await waitFor(() => expect(step()).toMatch(/Vérification/));
    expect((await screen.findByRole('heading', { name: 'Vérifier le fichier' })).ownerDocument.activeElement?.textContent).toBe('Vérifier le fichier');
    expect(await screen.findByText('La ligne peut être importée.')).toBeDefined();
    expect(screen.getByText('Vérification terminée').closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText(/vide/)).toBeNull();
    const preview = await screen.findByRole('table', { name: 'Aperçu des premières lignes' });
    expect(within(preview).getByRole('columnheader', { name: 'Étagère' }).getAttribute('scope')).toBe('col');
    await press('Continuer');

    expect(screen.getByRole('heading', { name: 'Importer 1 ligne dans Lecteurs' })).toBe(document.activeElement);
    expect(screen.getByText(/existent déjà ne seront pas modifiées/)).toBeDefined();
    expect(screen.queryByText(/à corriger/)).toBeNull();
    await press('Importer 1 ligne');
    expect(await screen.findByRole('heading', { name: 'Import terminé' })).toBe(document.activeElement);
    expect(screen.getByText('1 ligne ajoutée')).toBeDefined();
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
    expect(screen.getByRole('row', { name: /2 Adresse e-mail jeanne@exemple\.fr Saisissez une adresse e-mail/ })).toBeDefined();
    const words = screen.getByText('Étrange, cette valeur');
    expect([words.tagName, words.lang]).toEqual(['SMALL', 'en']);
    expect(screen.getByRole('row', { name: /Cette communauté n’existe pas sur la plateforme/ })).toBeDefined();
    expect(reportColumns()).toEqual(['Ligne', 'Colonne', 'Valeur', 'Résultat']);
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
