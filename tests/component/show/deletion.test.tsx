// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { Resource } from '@/engine/model/Resource';
import type { TakenDefinition } from '@/engine/model/SavingDefinition';
import { lookup, outingWith } from '../form/outing';
import { ALL, renderRecord, saved } from '../form/renderRecord';

const entity = outingWith({ deletion: { shows: ['tags', 'link'], takes: [], typed: false } });

/** Opens the deletion of a record that has changed since its page was opened. */
async function openDialog(now: () => Promise<object>) {
  let isFirst = true;
  const get = () => {
    const answer = isFirst ? Promise.resolve({ ...saved, tags: ['vélo'] }) : now();
    isFirst = false;
    return answer as Promise<Record<string, unknown>>;
  };
  await renderRecord({ path: '/outings/show/12', entity, api: { get } });
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  return screen.findByRole('alertdialog');
}

describe('before a record is deleted', () => {
  it('what the resource names is read again and shown, but what is empty', async () => {
    const dialog = await openDialog(() => Promise.resolve({ ...saved, tags: ['vélo', 'forêt'] }));
    await within(dialog).findByText(/vélo.*forêt/);
    within(dialog).getByText('Étiquette');
    expect(within(dialog).queryByText('Page')).toBeNull();
    const cancel = within(dialog).getByRole('button', { name: 'Annuler' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  it('says that it is being read, and shows what is known when it cannot be', async () => {
    let fail: (error: Error) => void = () => undefined;
    const dialog = await openDialog(() => new Promise((_done, reject) => (fail = reject)));
    within(dialog).getByText('Vérification de la fiche…');
    fail(new ApiError('offline'));
    await within(dialog).findByText('vélo');
  });
});

const town = lookup('town');
const filters = [{ name: 'outing', operator: 'equals' as const, parameter: 'outing.id', multiple: false, doubleApostrophe: false }];
const LISTED = { list: { columns: [], filters, fixedFilters: [], pageSize: 25, paging: 'server' as const } };
const words = { takes: { towns_one: '{{count}} commune le perdra', towns_other: '{{count}} communes le perdront', townsUnknown: 'Ses communes le perdront', townsSelection: 'Leurs communes les perdront' } };

/** The record is a structure, and the operator of the test has none. */
const STRUCTURE: Partial<Resource> = { ownStructure: { for: [], field: 'id' } };

interface RecipientsFromSelection {
  of?: Partial<Resource>;
  listed?: Partial<Resource>;
  permissions?: string[];
  taken?: Partial<TakenDefinition>;
  typed?: boolean;
  settings?: object;
  items?: Record<string, unknown>[];
  total?: number;
}

async function askToDelete({ of = {}, listed = {}, permissions = ALL, taken = {}, typed = false, settings = {}, items = [], total = 0 }: RecipientsFromSelection) {
  const takes = [{ name: 'towns', resource: 'town', ...taken }];
  const owner = outingWith({ ...of, deletion: { shows: [], takes, typed } });
  const towns = { entity: { ...town, resource: { ...town.resource, ...LISTED, ...listed } }, words: {} };
  const page = await renderRecord({ path: '/outings/show/12', entity: owner, permissions, settings, words, town: towns, api: { list: () => Promise.resolve({ items, total }) } });
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  return { ...page, dialog: within(await screen.findByRole('alertdialog')) };
}

describe('what a deletion takes along', () => {
  it('is counted by the filter of its list', async () => {
    const { calls, dialog } = await askToDelete({ taken: { filter: 'outing' }, total: 3 });
    await dialog.findByText('3 communes le perdront');
    expect(calls.find(({ method }) => method === 'list')?.body).toMatchObject({ perPage: 1, filters: [['outing.id', '12']] });
  });

  it('is counted among the records where the list has no such filter, when all of them can be read', async () => {
    const items = [{ id: 1, outings: [{ id: 12 }, { id: 3 }] }, { id: 2, outings: [{ id: 3 }] }];
    const { dialog } = await askToDelete({ taken: { field: 'outings.id' }, items, total: 2 });
    await dialog.findByText('1 commune le perdra');
  });

  it('is counted by the field that names the record where their list has no filter for it, over its pages', async () => {
    const items = [{ id: 1, outing: 12 }, { id: 2, outing: 3 }];
    const { calls, dialog } = await askToDelete({ taken: { field: 'outing' }, items, total: 1200 });
    await dialog.findByText('2 communes le perdront');
    expect(calls.filter(({ method }) => method === 'list').map(({ body }) => body)).toMatchObject([{ page: 1, perPage: 1000 }, { page: 2, perPage: 1000 }]);
  });

  it('is counted of a structure of others as well, where the list is not that of the operator’s structures', async () => {
    const { dialog } = await askToDelete({ of: STRUCTURE, taken: { field: 'outing' }, items: [{ id: 1, outing: 12 }], total: 1 });
    await dialog.findByText('1 commune le perdra');
  });

  it.each([
    ['whose list holds those of the operator’s structures', { field: 'outing' as const }],
    ['whose list does not say whose they are', {}],
  ])('is said without its number of a structure of others %s', async (_case, taken) => {
    const { dialog } = await askToDelete({ of: STRUCTURE, taken, listed: { ownStructure: { for: [] } }, items: [{ id: 1, outing: 12 }], total: 1 });
    await dialog.findByText('Ses communes le perdront');
  });

  it('is counted by who holds the right that the platform asks for, be their page for others', async () => {
    const { dialog } = await askToDelete({ taken: { field: 'outing', permission: { any: ['town_list_public'] } }, permissions: ['outing_read', 'outing_delete', 'town_list_public'], items: [{ id: 1, outing: 12 }], total: 1 });
    await dialog.findByText('1 commune le perdra');
  });

  it('is said without its number when there are too many to look through, and when nothing counts them', async () => {
    const { dialog } = await askToDelete({ taken: { field: 'outings.id' }, items: [{ id: 1 }], total: 5001 });
    await dialog.findByText('Ses communes le perdront');
  });

  it('is not counted again once the record is deleted', async () => {
    const { calls, dialog } = await askToDelete({ taken: { filter: 'outing' }, total: 3 });
    await dialog.findByText('3 communes le perdront');
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await screen.findByText(/a été supprimé/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.filter(({ path }) => path === 'admin/towns')).toHaveLength(1);
  });

  it('is not spoken of when there is none, nor where the platform leaves it alone', async () => {
    const { dialog, calls } = await askToDelete({ taken: { filter: 'outing' } });
    await waitFor(() => expect(calls.some(({ method }) => method === 'list')).toBe(true));
    await waitFor(() => expect(dialog.queryByText('Vérification de la fiche…')).toBeNull());
    expect(dialog.queryByText(/commune/)).toBeNull();
    cleanup();
    const mended = await askToDelete({ taken: { filter: 'outing', when: { fault: 'deletionTakesRelayPoints' } }, total: 3, settings: { mended: ['deletionTakesRelayPoints'] } });
    expect(mended.dialog.queryByText(/commune/)).toBeNull();
  });

  it('is not spoken of where the record itself says that there is none, and counted where it does not', async () => {
    const taken = { filter: 'outing', when: { not: { field: 'places', is: 4 } } };
    const { dialog } = await askToDelete({ taken, total: 3 });
    expect(dialog.queryByText(/commune|Vérification/)).toBeNull();
    cleanup();
    const other = await askToDelete({ taken: { ...taken, when: { not: { field: 'places', is: 5 } } }, total: 3 });
    await other.dialog.findByText('3 communes le perdront');
  });
});

describe('a record whose name is typed', () => {
  it('is deleted once it is, and not before', async () => {
    const { calls, dialog } = await askToDelete({ typed: true });
    const removed = () => calls.filter(({ method }) => method === 'remove').map(({ path }) => path);
    const box = dialog.getByRole('textbox', { name: /Vallée de la Meurthe/ });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.type(box, 'Vallée');
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await dialog.findByText(/^Saisissez « Vallée de la Meurthe »/);
    expect(removed()).toEqual([]);
    await userEvent.type(box, ' de la meurthe{Enter}{Enter}');
    await waitFor(() => expect(removed()).toEqual(['admin/outings/12']));
  });
});
