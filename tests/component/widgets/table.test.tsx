// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { foundEntity } from '../form/foundEntity';
import { outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

// Loads what the first page would otherwise wait for.
beforeAll(async () => void (await Promise.all([import('@/widgets/table/TableDisplay'), import('@/widgets/object/ObjectDisplay')])));

const sections = [{ name: 'all', rows: [['name'], ['reports'], ['missing'], ['stages']] }];
const entity = outingWith({ form: sections, show: sections });
const reports = [
  { kind: 1, day: '2027-03-12', weight: 1_234_567, file: 'https://data.example/rapport.pdf', fileTitle: 'Rapport de mars.pdf' },
  { kind: 2, day: '2027-04-15', weight: null, file: null },
];
const open = (path: string, record: object) => renderRecord({ path, entity, api: { get: () => Promise.resolve({ ...saved, ...record }) } });

describe.each(['/outings/show/12', '/outings/12'])('a list of objects that is only read, on %s', (path) => {
  it('is a table whose cells are what their kinds say', async () => {
    await open(path, { reports });
    const table = await screen.findByRole('table', { name: 'Comptes rendus' });
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Sorte', 'Rendu le', 'Taille', 'Fichier']);
    expect(within(table).getAllByRole('columnheader').map(({ attributes }) => attributes.getNamedItem('scope')?.value)).toEqual(['col', 'col', 'col', 'col']);
    const [first, second] = within(table).getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell').map(({ textContent }) => textContent));
    expect(first).toEqual(['Accepté', '12/03/2027', '1,2\u00a0Mo', 'Rapport de mars.pdf']);
    expect(second).toEqual(['Refusé', '15/04/2027', '–non renseigné', '–non renseigné']);
    expect(within(table).getByRole('link', { name: 'Rapport de mars.pdf (nouvel onglet)' }).getAttribute('href')).toBe('https://data.example/rapport.pdf');
  });

  it('leaves room for the dash of a missing value when it is empty', async () => {
    await open(path, { reports: [] });
    await screen.findByText('Comptes rendus');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has no column in which nothing stands', async () => {
    await open(path, { reports: [{ kind: 2, day: null, weight: 0, file: null }, { kind: 1, day: null, file: '' }] });
    const table = await screen.findByRole('table', { name: 'Comptes rendus' });
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Sorte', 'Taille']);
  });

  it('says a list of choices in words', async () => {
    await open(path, { missing: ['map', 'guide', 'rope'] });
    await screen.findByText('Une carte, Un guide, rope');
  });
});

it('can be scrolled with the keyboard', async () => {
  await open('/outings/show/12', { reports });
  expect((await screen.findByRole('region', { name: 'Comptes rendus' })).tabIndex).toBe(0);
});

it('shows a list that can be changed as a table where it is only read', async () => {
  await open('/outings/show/12', { stages: [{ town: 'Nancy', km: 12 }] });
  const table = await screen.findByRole('table', { name: 'Étape' });
  within(table).getByRole('columnheader', { name: 'Kilomètres' });
});

describe('a list whose items are of several kinds', () => {
  const blocks = { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'object', required: ['src'], properties: { src: { type: 'string' }, width: { type: 'integer' } } }] } };
  const found = foundEntity({ type: 'object', required: ['name'], properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, blocks } });
  const show = (value: unknown) => renderRecord({ path: '/outings/show/12', entity: found.entity, words: found.words, api: { get: () => Promise.resolve({ id: 12, name: 'Vosges', blocks: value }) } });

  it('has a line for each of them on the page of a record', async () => {
    await show(['Bonjour', { src: '/a.png', width: 3 }, 'Bonjour']);
    await screen.findByText('Src', { selector: 'dt' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Bonjour', 'Src/a.pngWidth3', 'Bonjour']);
  });

  it('is a text where the answer has something else', async () => {
    await show({ some: 'other' });
    await screen.findByText('other');
  });
});
