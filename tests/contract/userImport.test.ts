import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Delivery } from '../../scripts/sandbox/World';
import { type Answer, type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;
let deliveries: Delivery[] = [];

beforeAll(async () => {
  sandbox = await openSandbox({ onDelivery: (delivery) => deliveries.push(delivery) });
  call = await signIn(sandbox, 'admin');
});
beforeEach(() => {
  deliveries = [];
});
afterAll(() => sandbox.close());

/** A correct line, with some columns changed. */
function line(email: string, changes: Record<number, string> = {}): string {
  const right = [email, 'Zoé', 'Crèvecœur', '1', '1990-12-31', '0611223344', '', '', '', '', '', '', '', '', '1'];
  return right.map((value, column) => changes[column] ?? value).join(';');
}

async function send(content: string | Uint8Array, parts: Record<string, string> = {}, path = 'users'): Promise<Answer> {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'text/csv' }), 'people.csv');
  for (const [name, value] of Object.entries({ filename: 'people.csv', ...parts })) form.set(name, value);
  return call('POST', `/admin/imports/${path}`, { body: form });
}

const read = async (email: string) => (await call('GET', `/admin/users/email?email=${encodeURIComponent(email)}`)).body['hydra:member'][0];
const count = async (): Promise<number> => (await call('GET', '/admin/users?perPage=1')).body['hydra:totalItems'];

describe('a file that is right (contract imports.call)', () => {
  test('adds its people, one line each, and tells', async () => {
    const { status, body } = await send(`${line('un@example.fr')}\n${line('deux@example.fr', { 14: '0' })}\n`);
    expect([status, body]).toEqual([
      201,
      {
        '@context': '/contexts/Import',
        '@id': '/imports/999999999999',
        '@type': 'Import',
        entity: 'User',
        filename: 'people.csv',
        originalName: 'people.csv',
        columnHeadersFirstLine: null,
        errors: [],
        messages: ['un@example.fr added', 'deux@example.fr added'],
      },
    ]);
    expect(await read('un@example.fr')).toMatchObject({
      status: 1,
      givenName: 'Zoé',
      familyName: 'Crèvecœur',
      gender: 1,
      birthDate: '1990-12-31T00:00:00+00:00',
      telephone: '0611223344',
      newsSubscription: true,
      phoneDisplay: 1,
      importedDate: expect.any(String),
      homeAddress: null,
      rolesTerritory: [{ role: 3, territory: null }],
    });
    expect((await read('deux@example.fr')).newsSubscription).toBe(false);
    expect(deliveries).toContainEqual({ channel: 'email', to: 'un@example.fr', subject: expect.any(String) });
  });

  test('leaves out who exists and who names no community', async () => {
    const { body } = await send([line('admin@exemple.fr'), line('trois@example.fr'), line('quatre@example.fr', { 6: '999' })].join('\n'));
    expect([body.errors, body.messages]).toEqual([[], ['admin@exemple.fr already exists', 'trois@example.fr added', '999 community is unknown']]);
    expect(await read('quatre@example.fr')).toBeUndefined();
  });

  test('breaks on a new e-mail that comes twice, and adds nobody; one that exists may come twice', async () => {
    const twice = await send([line('double@example.fr'), line('DOUBLE@example.fr')].join('\n'));
    const known = await send([line('admin@exemple.fr'), line('admin@exemple.fr')].join('\n'));
    expect([twice.status, await read('double@example.fr'), known.status]).toEqual([500, undefined, 201]);
  });

  test('has a consent that nobody checks', async () => {
    await send(line('accord@example.fr', { 14: '2' }));
    expect((await read('accord@example.fr')).newsSubscription).toBe(true);
  });

  test('makes people accepted members of their community', async () => {
    await send(line('membre@example.fr', { 6: '11' }));
    const { body } = await call('GET', '/admin/users?community=11&email=membre@example.fr');
    expect(body['hydra:totalItems']).toBe(1);
  });

  test('takes an address with coordinates as it is, decimal commas included', async () => {
    await send(line('chez.elle@example.fr', { 7: '3', 8: '3 rue du Port', 9: '99999', 10: 'Nulle-Part', 11: 'France', 12: '48,5', 13: '-1.25' }));
    expect((await read('chez.elle@example.fr')).homeAddress).toMatchObject({
      houseNumber: '3',
      streetAddress: '3 rue du Port',
      postalCode: '99999',
      addressLocality: 'Nulle-Part',
      latitude: '48.500000',
      longitude: '-1.250000',
      home: true,
    });
  });

  test('searches an address without coordinates, and leaves none when it finds nothing', async () => {
    await send(`${line('a.nancy@example.fr', { 8: 'rue Saint-Dizier', 9: '54000', 10: 'Nancy' })}\n${line('perdue@example.fr', { 10: 'Xyzzy' })}`);
    expect((await read('a.nancy@example.fr')).homeAddress).toMatchObject({ addressLocality: 'Nancy', latitude: expect.stringMatching(/^48\.\d{6}$/) });
    expect((await read('perdue@example.fr')).homeAddress).toBeNull();
  });

  test('skips the headers when it is told they are there', async () => {
    const headers = 'email;givenName;familyName;gender;birthDate;phoneNumber;communityId;house_number;street_address;postal_code;address_locality;address_country;latitude;longitude;consent';
    const skipped = await send(`${headers}\n${line('cinq@example.fr')}`, { columnHeadersFirstLine: 'true' });
    const taken = await send(`${headers}\n${line('six@example.fr')}`);
    expect(skipped.body.messages).toEqual(['cinq@example.fr added']);
    expect(taken.body.errors[0]).toMatch(/^email is not a valid email for line \["email",/);
  });
});

describe('a file that is wrong', () => {
  test.each([
    [{ 0: 'nonsense' }, 'nonsense is not a valid email'],
    [{ 1: '' }, ' cannot be empty'],
    [{ 2: ' ' }, '  cannot be empty'],
    [{ 3: '4' }, '4 is not a valid gender. Must be [0,1,2,3]'],
    [{ 4: '31/12/1990' }, '31/12/1990 is not a valid date. Format must be YYYY-MM-DD'],
    [{ 5: '' }, ' cannot be empty'],
    [{ 6: 'onze' }, 'onze can only be empty or a number'],
    [{ 12: '48' }, '48 can only be empty or a float number'],
  ] as [Record<number, string>, string][])('%j is told, with its line, and a 201', async (changes, words) => {
    const { status, body } = await send(line('faux@example.fr', changes));
    expect([status, body.messages]).toEqual([201, []]);
    expect(body.errors[0].startsWith(`${words} for line [`)).toBe(true);
  });

  test('quotes the line as the platform writes JSON', async () => {
    const { body } = await send(line('oeuf', { 8: '3/5 rue' }));
    expect(body.errors[0]).toContain('"Zo\\u00e9","Cr\\u00e8vec\\u0153ur"');
    expect(body.errors[0]).toContain('"3\\/5 rue"');
  });

  test('adds nobody, not even those whose line is right', async () => {
    const before = await count();
    const { body } = await send(`${line('juste@example.fr')}\nfaux;ligne\n\n${line('faux', { 3: '9' })}\n`);
    expect(body.errors.slice(0, 2)).toEqual(['Incorrect number of column line 2 (15 expected)', 'Incorrect number of column line 3 (15 expected)']);
    expect(body.errors).toHaveLength(4);
    expect([body.messages, await count()]).toEqual([[], before]);
  });

  test('is text, in UTF-8', async () => {
    const latin = await send(Buffer.from(line('latin@example.fr'), 'latin1'));
    const wide = await send(Buffer.from(`\uFEFF${line('wide@example.fr')}`, 'utf16le'));
    const sheet = await send(Buffer.from('504b0304140000000800', 'hex'));
    const empty = await send('');
    expect([latin, wide, sheet, empty].map(({ body }) => body.errors)).toEqual([
      ['File not in UTF-8'],
      ['File not in UTF-8'],
      ['Incorrect MIME type'],
      ['Incorrect MIME type'],
    ]);
  });

  test('keeps its mark of byte order, which spoils the first e-mail', async () => {
    const { body } = await send(`\uFEFF${line('marque@example.fr')}`);
    expect(body.errors[0]).toContain('is not a valid email for line ["\\ufeffmarque@example.fr"');
  });
});

describe('a call that is wrong', () => {
  test('without a file, or without its name, fails without a word', async () => {
    const noFile = new FormData();
    noFile.set('filename', 'people.csv');
    const noName = new FormData();
    noName.set('file', new Blob([line('sept@example.fr')]), 'people.csv');
    const answers = [await call('POST', '/admin/imports/users', { body: noFile }), await call('POST', '/admin/imports/users', { body: noName })];
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect(answers[0]?.body['hydra:description']).toBe('Internal Server Error');
  });

  test('of an unknown kind is a page that does not exist', async () => {
    expect((await send(line('huit@example.fr'), {}, 'nonsense')).status).toBe(404);
  });

  test('asks the right to create users', async () => {
    const form = new FormData();
    form.set('file', new Blob([line('neuf@example.fr')]), 'people.csv');
    form.set('filename', 'people.csv');
    const { body } = await (await signIn(sandbox, 'communaute'))('POST', '/admin/imports/users', { body: form });
    expect(body['hydra:description']).toBe('Access Denied.');
  });
});
