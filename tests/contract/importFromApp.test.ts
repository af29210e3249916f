import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResources } from '../../scripts/resources/readResources';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { ImportDefinition } from '@/engine/model/FileExchange';
import type { Checker } from '@/engine/exchange/import/check/Checker';
import { createLocalChecker } from '@/engine/exchange/import/check/localChecker';
import { readAnswer, type SentLine } from '@/engine/exchange/import/check/readAnswer';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

const users = importOf('user');

function importOf(name: string): ImportDefinition {
  const found = readResources('schemas').entities.find(({ resource }) => resource.name === name)?.resource.import;
  if (!found) throw new Error(`${name} has no import.`);
  return found;
}

async function send(csv: Blob, hasTitles: boolean, type = 'users') {
  const form = new FormData();
  form.set('file', csv, 'people.csv');
  form.set('filename', 'people.csv');
  form.set('columnHeadersFirstLine', String(hasTitles));
  const { body } = await call('POST', `/admin/imports/${type}`, { body: form });
  return body as { errors: string[]; messages: string[] };
}

async function checked(lines: readonly string[], definition = users): Promise<Checker> {
  const checker = createLocalChecker(definition);
  await checker.open(new Blob([lines.join('\r\n')]));
  await checker.check(true, () => undefined);
  return checker;
}

const TITLES = 'Accepte les actualités par e-mail,Courriel,Nom,Prénom,Sexe,Né le,Tél,Latitude,Longitude';

describe('the import of users, as the app sends it', () => {
  test('is taken whole: other columns, commas, dates and spellings of a spreadsheet have become those of the platform', async () => {
    const checker = await checked([TITLES, 'Oui,neuf@example.fr,Crèvecœur,Zoé,Mme,31/12/1990,06 12 34 56 78,48,"6,1844"', 'non,admin@exemple.fr,Faure,Hélène,F,1980-01-02,0611223344,,']);
    const answer = await send(await checker.csv(), true);
    expect(answer.errors).toEqual([]);
    await checker.readAnswer(answer);
    expect(await checker.report({ offset: 0, limit: 10 })).toMatchObject([
      { outcome: 'existing', line: 3, value: 'admin@exemple.fr' },
      { outcome: 'added', line: 2, value: 'neuf@example.fr' },
    ]);
    const { body } = await call('GET', '/admin/users/email?email=neuf@example.fr');
    expect(body['hydra:member'][0]).toMatchObject({ givenName: 'Zoé', gender: 1, birthDate: '1990-12-31T00:00:00+00:00', newsSubscription: true });
  });

  test('accepts the line of its own template', async () => {
    const checker = await checked([users.columns.map(({ name }) => name).join(';'), users.columns.map(({ example }) => example).join(';')]);
    expect((await send(await checker.csv(), true)).messages).toEqual(['jeanne.dupont@exemple.fr added']);
  });
});

describe('each refusal of the platform', () => {
  const right = ['x@example.fr', 'Zoé', 'Crèvecœur', '1', '1990-12-31', '0611223344', '', '1/2', '', '', '', '', '', '', '1'];

  test.each([
    [0, 'x.example.fr', 'format.email'],
    [1, '', 'required'],
    [3, '7', 'oneOf'],
    [4, '31/12/1990', 'format.date'],
    [5, '', 'required'],
    [6, 'douze', 'format.integer'],
    [12, '48', 'format.decimal'],
  ])('is understood: column %i with "%s"', async (column, value, rule) => {
    const values = right.map((known, index) => (index === column ? value : known));
    const sent: SentLine[] = [{ line: 7, values }];
    const answer = await send(new Blob([values.join(';')]), false);
    expect(answer.errors).toHaveLength(1);
    expect(readAnswer(answer, sent, users)).toMatchObject([{ outcome: 'refused', line: 7, column, rule }]);
  });

  test.each([
    [new Blob(['a;b']), { rule: 'columnCount', line: 7 }],
    [new Blob([new Uint8Array([0x61, 0xe9])]), { rule: 'notUtf8' }],
    [new Blob([new Uint8Array([0x61, 0])]), { rule: 'mimeType' }],
  ])('of a whole file is understood too', async (file, expected) => {
    expect(readAnswer(await send(file, false), [{ line: 7, values: right }], users)).toMatchObject([{ outcome: 'refused', ...expected }]);
  });

  test('of a community that it does not know names the column', async () => {
    const values = right.map((known, index) => (index === 6 ? '999999' : known));
    const answer = await send(new Blob([values.join(';')]), false);
    expect(readAnswer(answer, [{ line: 7, values }], users)).toMatchObject([{ outcome: 'unknown', line: 7, column: 6, value: '999999' }]);
  });
});

describe('the import of relay points, as the app sends it', () => {
  const points = importOf('relayPoint');
  const titles = 'Nom;Numéro du type;Latitude;Longitude;Sécurisé;Identifiant d’origine;Numéro de la communauté';

  test('accepts the line of its own template', async () => {
    const checker = await checked([points.columns.map(({ name }) => name).join(';'), points.columns.map(({ example }) => example).join(';')], points);
    const { errors, messages } = await send(await checker.csv(), true, 'relaypoints');
    expect([errors, messages]).toEqual([[], ['Aire de covoiturage de la Croisette (48.692054;6.184417) added']]);
  });

  test('tells of each line what became of it, though two have the same name', async () => {
    const lines = ['Halle;1;48,1;6,1;oui;H-1;', 'Halle;1;48,2;6,2;;H-1;', 'Halle;1;48,1;6,1;;;', 'Quai;999;48,3;6,3;;;', 'Cour;1;48,4;6,4;;;999999'];
    const checker = await checked([titles, ...lines], points);
    await checker.readAnswer(await send(await checker.csv(), true, 'relaypoints'));
    expect(await checker.report({ offset: 0, limit: 10 })).toMatchObject([
      { outcome: 'unknown', line: 5, column: 1 },
      { outcome: 'unknown', line: 6, column: 12 },
      { outcome: 'ignored', line: 4 },
      { outcome: 'updated', line: 3 },
      { outcome: 'added', line: 2 },
    ]);
  });

  const right = ['Halle', '2', '48.5', '6.5', '2', '', '', '', '', '', '', '', '', '', '', '', '', '', ''];

  test.each([
    [0, '', 'required'],
    [1, 'gare', 'format.integer'],
    [2, '95', 'maximum'],
    [3, '-190', 'minimum'],
    [4, 'dix', 'format.integer'],
    [6, '2', 'oneOf'],
    [12, 'Nancy', 'format.integer'],
    [13, 'x'.repeat(256), 'maxLength'],
    [16, '5'.repeat(16), 'maxLength'],
  ])('has each refusal understood: column %i with "%s"', async (column, value, rule) => {
    const values = right.map((known, index) => (index === column ? value : known));
    const answer = await send(new Blob([values.join(';')]), false, 'relaypoints');
    expect(answer.errors).toHaveLength(1);
    expect(readAnswer(answer, [{ line: 7, values }], points)).toMatchObject([{ outcome: 'refused', line: 7, column, rule }]);
  });
});
