// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { ListAnswer } from '@/api/records';
import type { EntityBody } from '@/engine/model/Resource';
import { lookup, outingWith } from '../form/outing';
import { ALL, renderRecord } from '../form/renderRecord';

// Lazy in the app; here it comes with the file, so that no test waits for it.
await import('@/engine/list/RecordListScreen');
await import('@/engine/list/RecordGrid');

/** People of an outing: an entity without pages, whose rows open those of another. */
const people: EntityBody = {
  ...lookup('town'),
  resource: {
    ...lookup('town').resource,
    endpoint: { ...lookup('town').resource.endpoint, list: 'outings/{parent}/people' },
    opens: { resource: 'outing', id: 'guestOf' },
    list: { columns: [{ field: 'name', sortable: false, hidden: false }], filters: [], fixedFilters: [], pageSize: 25, paging: 'server' },
  },
};

const visited = outingWith({ related: [{ resource: 'town', parent: { path: true }, permission: { any: ['town_list'] } }] });

const twoOf: ListAnswer = { total: 2, items: [{ id: 1, name: 'Ada', guestOf: 34 }, { id: 2, name: 'Grace', guestOf: null }] };

function renderPeople(list: () => Promise<ListAnswer>, permissions = ALL) {
  return renderRecord({ path: '/outings/show/12', entity: visited, town: { entity: people, words: { pages: { list: 'Participants' } } }, permissions, api: { list } });
}

const section = async () => within(await screen.findByRole('region', { name: 'Participants' }));

describe('the list of what belongs to a record', () => {
  it('asks for what belongs to it, and counts it', async () => {
    const { calls } = await renderPeople(() => Promise.resolve(twoOf));
    await (await section()).findByRole('gridcell', { name: 'Ada' });
    await (await section()).findByRole('heading', { level: 2, name: /^Participants \(2\)$/ });
    expect(calls.filter(({ method }) => method === 'list').map(({ path }) => path)).toEqual(['outings/12/people']);
  });

  it('opens the page of who a row stands for, where there is one', async () => {
    const { address } = await renderPeople(() => Promise.resolve(twoOf));
    const list = await section();
    await list.findByRole('gridcell', { name: 'Ada' });
    expect(list.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/outings/show/34');
    expect(list.queryByRole('link', { name: 'Grace' })).toBeNull();
    await userEvent.click(list.getByRole('link', { name: 'Ada' }));
    expect(address()).toBe('/outings/show/34');
  });

  it('fails in its own place, below a record that is there', async () => {
    let isDown = true;
    await renderPeople(() => (isDown ? Promise.reject(new ApiError('server')) : Promise.resolve(twoOf)));
    const list = await section();
    await list.findByRole('button', { name: 'Réessayer' });
    screen.getByText('Vallée de la Meurthe', { selector: 'dd *, dd' });
    isDown = false;
    await userEvent.click(list.getByRole('button', { name: 'Réessayer' }));
    await list.findByRole('gridcell', { name: 'Ada' });
  });

  it('says why it is refused where the entity knows, and does not offer to ask again', async () => {
    const words = { pages: { list: 'Participants' }, states: { loadError: 'Illisible', denied: 'Seuls les participants se voient.' } };
    await renderRecord({ path: '/outings/show/12', entity: visited, town: { entity: people, words }, api: { list: () => Promise.reject(new ApiError('denied')) } });
    const list = await section();
    await list.findByText('Seuls les participants se voient.');
    // Nor anything else to do with what cannot be listed.
    expect(list.queryAllByRole('button')).toEqual([]);
    expect(list.queryAllByRole('textbox')).toEqual([]);
  });

  it('is not asked for again once its record is deleted', async () => {
    const { calls } = await renderPeople(() => Promise.resolve(twoOf));
    await (await section()).findByRole('gridcell', { name: 'Ada' });
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    await screen.findByRole('heading', { level: 1, name: 'Liste des sorties' });
    expect(calls.filter(({ method }) => method === 'list').map(({ path }) => path)).toEqual(['outings/12/people']);
  });

  it('is neither there nor asked for without the permission', async () => {
    const { calls } = await renderPeople(() => Promise.resolve(twoOf), ALL.filter((name) => name !== 'town_list'));
    screen.getByText('Vallée de la Meurthe', { selector: 'dd *, dd' });
    expect(screen.queryByRole('region', { name: 'Participants' })).toBeNull();
    expect(calls.map(({ method }) => method)).not.toContain('list');
  });
});
