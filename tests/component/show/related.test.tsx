// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { ListAnswer, ListRequest } from '@/api/records';
import type { PermissionRule } from '@/engine/model/conditions';
import { afterSave } from '@/engine/page/useChangedFields';
import type { EntityBody } from '@/engine/model/Resource';
import { lookup, outingWith } from '../form/outing';
import { ALL, renderRecord } from '../form/renderRecord';

// The list is lazy in the app. Here it is loaded with the file, so that no test waits for it.
await import('@/engine/list/RecordListScreen');
await import('@/engine/list/grid/RecordGrid');

/** The people of an outing: an entity without pages, whose rows open those of another entity. */
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

const town = { entity: people, words: { pages: { list: 'Participants' } } };

const tab = (name: string | RegExp) => screen.findByRole('tab', { name });

async function renderPeople(list: () => Promise<ListAnswer>) {
  const rendered = await renderRecord({ path: '/outings/show/12', entity: visited, town, api: { list } });
  await userEvent.click(await tab(/^Participants/));
  return rendered;
}

const section = async () => within(await screen.findByRole('region', { name: 'Participants' }));

describe('the list of what belongs to a record', () => {
  it('asks for what belongs to it, and counts it', async () => {
    const { calls } = await renderPeople(() => Promise.resolve(twoOf));
    await (await section()).findByRole('gridcell', { name: 'Ada' });
    await tab('Participants 2');
    // The tab shows the name already, so the heading is there for screen readers only.
    const heading = await (await section()).findByRole('heading', { level: 2, name: 'Participants' });
    expect(within(heading).getByText('Participants').className).toBe('visually-hidden');
    expect(new Set(calls.filter(({ method }) => method === 'list').map(({ path }) => path))).toEqual(new Set(['outings/12/people']));
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
    screen.getByRole('heading', { level: 1, name: /^Vallée de la Meurthe/ });
    isDown = false;
    await userEvent.click(list.getByRole('button', { name: 'Réessayer' }));
    await list.findByRole('gridcell', { name: 'Ada' });
  });

  it('says why it is refused where the entity knows, and does not offer to ask again', async () => {
    const words = { pages: { list: 'Participants' }, states: { loadError: 'Illisible', denied: 'Seuls les participants se voient.' } };
    await renderRecord({ path: '/outings/show/12', entity: visited, town: { entity: people, words }, api: { list: () => Promise.reject(new ApiError('denied')) } });
    await userEvent.click(await tab(/^Participants/));
    const list = await section();
    await list.findByText('Seuls les participants se voient.');
    // There is nothing else to do with a list that may not be read.
    expect(list.queryAllByRole('button')).toEqual([]);
    expect(list.queryAllByRole('textbox')).toEqual([]);
  });

  it('is not asked for again once its record is deleted', async () => {
    const { calls } = await renderPeople(() => Promise.resolve(twoOf));
    await (await section()).findByRole('gridcell', { name: 'Ada' });
    const asked = calls.filter(({ method }) => method === 'list').length;
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    await screen.findByRole('heading', { level: 1, name: 'Liste des sorties' });
    expect(calls.filter(({ method }) => method === 'list')).toHaveLength(asked);
  });

  it.each([
    ['without the permission', ALL.filter((name) => name !== 'town_list'), people],
    ['where the deployment does not have its module', ALL, { ...people, resource: { ...people.resource, when: { setting: 'solidaryTransport' } } } satisfies EntityBody],
  ])('is neither there nor asked for %s', async (_when, permissions, entity) => {
    const { calls } = await renderRecord({ path: '/outings/show/12', entity: visited, town: { ...town, entity }, permissions, settings: { solidaryTransport: false } });
    screen.getByText('Vallée de la Meurthe', { selector: 'dd *, dd' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(calls.map(({ method }) => method)).not.toContain('list');
  });
});

describe('the tabs of a record', () => {
  const open = (path: string, waiting: number | ApiError | Promise<never>, permission?: PermissionRule) => {
    const status = { name: 'status', field: 'name', operator: 'equals', parameter: 'status', multiple: false, doubleApostrophe: false } as const;
    const list = people.resource.list && { ...people.resource.list, filters: [status] };
    const counters = [{ name: 'new', filters: { status: '0' }, under: { resource: 'town', endpoint: 'outings' }, ...(permission && { permission }) }];
    return renderRecord({
      path,
      entity: outingWith({ related: visited.resource.related, counters }),
      town: { ...town, entity: { ...people, resource: { ...people.resource, ...(list && { list }) } } },
      api: {
        async list(_path, { filters = [] }: ListRequest) {
          if (filters.length === 0) return twoOf;
          if (waiting instanceof ApiError) throw waiting;
          return { items: twoOf.items, total: await waiting };
        },
      },
    });
  };
  const chosen = async (name: string | RegExp) => waitFor(async () => expect((await tab(name)).getAttribute('aria-selected')).toBe('true'));

  it('begin with the record’s own values where a list does not tell whether anything waits in it', async () => {
    await open('/outings/show/12', new Promise(() => undefined));
    await chosen('Fiche');
    screen.getByText('Vallée de la Meurthe', { selector: 'dd *, dd' });
  });

  it('begin with the record’s own values where nothing waits, and have the list that is chosen in the address', async () => {
    const { address, router } = await open('/outings/show/12', 0);
    await chosen('Fiche');
    screen.getByRole('tabpanel', { name: 'Fiche' });
    await act(() => router.navigate('/outings/show/12', { replace: true, state: { from: '/outings?page=2' } }));
    await userEvent.click(await tab('Participants 2'));
    await chosen('Participants 2');
    expect(address()).toBe('/outings/show/12?tab=town');
    expect(router.state.location.state).toEqual({ from: '/outings?page=2' });
    expect(screen.queryByRole('tabpanel', { name: 'Fiche' })).toBeNull();
    await act(() => router.navigate(-1));
    await chosen('Fiche');
  });

  it('open at the address of a list, and are walked with the arrows', async () => {
    await open('/outings/show/12?tab=town', 0);
    await chosen(/^Participants/);
    (await tab(/^Participants/)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(await tab('Fiche'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(await tab(/^Participants/));
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(document.activeElement).toBe(await tab(/^Participants/));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(await tab('Fiche'));
    await chosen(/^Participants/);
    await userEvent.keyboard('{Enter}');
    await chosen('Fiche');
    expect((await tab(/^Participants/)).tabIndex).toBe(-1);
  });

  it('begin with the list in which something waits, and stay there', async () => {
    await open('/outings/show/12', 3);
    await chosen('Participants 2 3 en attente');
    screen.getByRole('tabpanel', { name: /^Participants/ });
  });

  it('begin with the record’s own values after a save, and for whom the work that waits is not', async () => {
    const { router } = await open('/outings', 3);
    await act(() => router.navigate('/outings/show/12', { state: afterSave(12) }));
    await chosen('Fiche');
    cleanup();
    await open('/outings/show/12', 3, { any: ['outing_decide'] });
    await chosen('Fiche');
    expect((await tab(/^Participants/)).textContent).toBe('Participants2');
  });

  it('begin with the record’s own values where nobody knows whether something waits', async () => {
    await open('/outings/show/12', new ApiError('server'));
    await chosen('Fiche');
  });

  it('keep the page of one list apart from the others, also where it was not chosen but had something waiting', async () => {
    const counters = [{ name: 'new', filters: { name: 'x' }, under: { resource: 'town', endpoint: 'outings' } }];
    const name = { name: 'name', field: 'name', operator: 'contains', parameter: 'name', multiple: false, doubleApostrophe: false } as const;
    const list = people.resource.list && { ...people.resource.list, filters: [name], pageSize: 10 };
    const setting = {
      entity: outingWith({ related: [{ resource: 'badge', parent: { parameter: 'outing' } }, { resource: 'town', parent: { path: true } }], counters }),
      town: { ...town, entity: { ...people, resource: { ...people.resource, ...(list && { list }) } } },
      api: { list: () => Promise.resolve({ items: twoOf.items, total: 30 }) },
    };
    const { address, router } = await renderRecord({ path: '/outings/show/12', ...setting });
    await chosen(/^Participants/);
    const next = async () => userEvent.click(await (await section()).findByRole('button', { name: /page suivante/i }));
    await next();
    await waitFor(() => expect(address()).toBe('/outings/show/12?page=2&tab=town'));
    await chosen(/^Participants/);
    await userEvent.click(await tab('Fiche'));
    await waitFor(() => expect(address()).toBe('/outings/show/12?tab=details'));
    await act(() => router.navigate(-1));
    await chosen(/^Participants/);
    expect(address()).toBe('/outings/show/12?page=2&tab=town');
  });
});
