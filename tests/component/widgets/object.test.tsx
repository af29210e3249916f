// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { foundEntity } from '../form/foundEntity';
import { renderRecord } from '../form/renderRecord';

// Loads what the first page would otherwise wait for.
beforeAll(async () => void (await Promise.all([import('@/widgets/object/ObjectDisplay'), import('@/widgets/table/TableDisplay'), import('@/widgets/ListDisplay')])));

const trip = {
  type: 'object',
  properties: {
    day: { type: 'string', format: 'date' },
    site: { type: 'string', format: 'uri' },
    shared: { type: 'boolean' },
    secret: { type: 'string', writeOnly: true },
    driver: { $ref: '#/definitions/driver' },
    stops: { type: 'array', items: { type: 'object', properties: { town: { type: 'string' }, km: { type: 'number' } } } },
    extras: { type: 'object', additionalProperties: { type: 'number' } },
  },
};
const driver = { type: 'object', properties: { alias: { type: 'string' }, car: { type: 'object', properties: { brand: { type: 'string' }, engine: { type: 'object', properties: { power: { type: 'integer' }, tank: { type: 'object', properties: { litres: { type: 'integer' }, cap: { type: 'object', properties: { lock: { type: 'boolean' }, width: { type: 'integer' } } } } } } } } } } };

const page = async (fields: object, record: object, path = '/outings/show/12') => {
  const found = foundEntity({ type: 'object', definitions: { driver }, properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, ...fields } });
  await renderRecord({ path, entity: found.entity, words: found.words, api: { get: () => Promise.resolve({ id: 12, name: 'Vosges', ...record }) } });
  await screen.findByRole('heading', { name: /Vosges/ });
};

/** What is read under a label, in the object that is read under another one. */
function under(label: string, around: HTMLElement = document.body): HTMLElement {
  const term = within(around).getByText(label, { selector: 'dt' });
  return term.nextElementSibling as HTMLElement;
}

describe('an object on the page of a record', () => {
  it('is the list of its parts, each under its label and shown as its kind is', async () => {
    await page({ trip }, { trip: { shared: false, day: '2027-03-12', site: 'https://data.example/plan', secret: 'x', extras: { vélo: 2.5 } } });
    const parts = await screen.findByText('Day', { selector: 'dt' });
    const list = parts.closest('dd') as HTMLElement;
    expect(within(list).getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Day', 'Site', 'Shared', 'Extras', 'vélo']);
    expect(under('Day', list).textContent).toBe('12/03/2027');
    expect(under('Shared', list).textContent).toBe('Non');
    expect(within(under('Site', list)).getByRole('link').getAttribute('href')).toBe('https://data.example/plan');
    expect(under('vélo', under('Extras', list)).textContent).toBe('2,5');
  });

  it('has its objects inside it, and those that are deeper than five in one line', async () => {
    await page({ trip }, { trip: { driver: { alias: 'Zoé', car: { brand: 'R4', engine: { power: 24, tank: { litres: 40, cap: { lock: true, width: 6 } } } } } } });
    await screen.findByText('Alias', { selector: 'dt' });
    const car = under('Car', under('Driver'));
    expect(under('Brand', car).textContent).toBe('R4');
    expect(under('Cap', under('Tank', under('Engine', car))).textContent).toBe('Lock\u202f: Oui, Width\u202f: 6');
  });

  it('has its lists of objects as tables', async () => {
    await page({ trip }, { trip: { stops: [{ town: 'Nancy', km: 1.5 }] } });
    within(await screen.findByRole('table', { name: 'Stops' })).getByRole('cell', { name: '1,5' });
  });

  it('is shown so in each line of a list, where the objects of the list have further ones', async () => {
    const drives = { type: 'array', items: { type: 'object', properties: { day: { type: 'string', format: 'date' }, driver: { $ref: '#/definitions/driver' } } } };
    await page({ drives }, { drives: [{ day: '2027-03-12' }, { day: '2027-03-13', driver: { alias: 'Zoé' } }] });
    await screen.findByText('Driver', { selector: 'dt' });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Day12/03/2027');
    expect(under('Alias', under('Driver', second)).textContent).toBe('Zoé');
  });

  it('is shown so where it is one of several kinds, and as a text where it is none', async () => {
    const place = { oneOf: [{ type: 'string' }, { type: 'object', required: ['lat'], properties: { lat: { type: 'number' } } }] };
    await page({ place, other: place }, { place: { lat: 48.5 }, other: 'Nancy' });
    await screen.findByText('Lat', { selector: 'dt' });
    expect(under('Lat').textContent).toBe('48,5');
    expect(under('Other').textContent).toBe('Nancy');
  });

  it('is shown so in each line of a list of several kinds', async () => {
    const blocks = { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'object', required: ['day'], properties: { day: { type: 'string', format: 'date' } } }] } };
    await page({ blocks }, { blocks: ['Bonjour', { day: '2027-03-12' }] });
    await screen.findByText('Day', { selector: 'dt' });
    const [, second] = screen.getAllByRole('listitem');
    expect(under('Day', second).textContent).toBe('12/03/2027');
  });
});
