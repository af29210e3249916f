import type { ImportColumn, ImportDefinition } from '@/engine/model/FileExchange';
import type { Checker } from '@/engine/exchange/import/check/Checker';
import { createLocalChecker } from '@/engine/exchange/import/check/localChecker';

function column(name: string, rules: Partial<ImportColumn> = {}): ImportColumn {
  return { name, required: false, format: 'text', headers: [], example: '', ...rules };
}

/** The import of a library's readers, with columns of each kind. */
export const readers: ImportDefinition = {
  type: 'readers',
  key: 'mail',
  existing: 'kept',
  columns: [
    column('mail', { required: true, format: 'email', headers: ['Adresse e-mail'], example: 'jeanne@exemple.fr' }),
    column('lastName', { required: true, maxLength: 20, headers: ['Nom'], example: 'Dupont' }),
    column('born', { format: 'date', headers: ['Né le'], example: '1990-12-31' }),
    column('phone', { format: 'telephone', headers: ['Téléphone'] }),
    column('height', { format: 'decimal', minimum: 0, maximum: 3, headers: ['Taille'] }),
    column('shelfId', { format: 'integer', headers: ['Étagère'] }),
    column('news', { required: true, oneOf: ['0', '1'], alternatives: { Oui: '1', Non: '0' }, headers: ['Actualités'], example: '1' }),
  ],
};

export const TITLES = 'Adresse e-mail;Nom;Né le;Téléphone;Taille;Étagère;Actualités';
export const RIGHT = 'jeanne@exemple.fr;Dupont;1990-12-31;06 12 34 56 78;1.70;4;1';

/** The line as it is sent: with telephone numbers in the form's format. */
export const STORED = RIGHT.replace('06 12 34 56 78', '0612345678');

/** Opens a file with these lines and checks it; `checked` is the result. */
export async function checkFile(lines: readonly string[] | Uint8Array<ArrayBuffer>, hasTitles?: boolean) {
  const checker: Checker = createLocalChecker(readers);
  const content = lines instanceof Uint8Array ? lines : lines.join('\r\n');
  const opening = await checker.open(new Blob([content]));
  if ('fault' in opening) throw new Error(`The file is ${opening.fault}.`);
  const checked = await checker.check(hasTitles ?? opening.seemsTitled, () => undefined);
  const said = async (severity: 'refusal' | 'warning') => {
    const { problems } = await checker.problems({ severity, offset: 0, limit: 1000 });
    return problems.map(({ line, column: index = -1, rule, detail }) => [line, readers.columns[index]?.name ?? '', rule, detail].filter((part) => part !== undefined));
  };
  return { checker, opening, checked, refusals: await said('refusal'), warnings: await said('warning'), notes: checked.notes, csv: await (await checker.csv()).text() };
}
