// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { EDITORIALS, renderApp } from './renderApp';

const row = { '@id': '/relay_point_types/3', id: 3, name: 'Aire de covoiturage' };
const rows = () => json({ 'hydra:member': [row], 'hydra:totalItems': 1 });

const LIST = 'admin/relaypoint_types';

describe('the list that a restored session opens with', () => {
  it('is asked for once, before anything else', async () => {
    const { server } = await renderApp({ address: '/relaypointtypes', answers: { [LIST]: rows } });
    await screen.findByText('Aire de covoiturage');
    expect(server.paths()[0]).toBe(LIST);
    expect(server.paths().filter((path) => path === LIST)).toHaveLength(1);
  });

  it('is asked for as its page asks: with what the operator has chosen to open it with', async () => {
    const view = { id: 'v', name: 'Grandes pages', query: 'size=100' };
    localStorage.setItem('backOffice.preferences.12', JSON.stringify({ 'list.relayPointType': { views: [view], opening: 'v' } }));
    const { server } = await renderApp({ address: '/relaypointtypes', answers: { [LIST]: rows } });
    await screen.findByText('Aire de covoiturage');
    expect(server.paths().filter((path) => path === LIST)).toHaveLength(1);
  });

  it('is not asked for without its right', async () => {
    const { server } = await renderApp({ address: '/relaypointtypes', permissions: EDITORIALS });
    expect(server.paths()).not.toContain(LIST);
  });

  it('is not asked for by the page of one of its records', async () => {
    const { server } = await renderApp({ address: '/relaypointtypes/create' });
    expect(server.paths()).not.toContain(LIST);
  });

  it('shows nothing that the server refuses meanwhile', async () => {
    await renderApp({ address: '/relaypointtypes', answers: { [LIST]: () => json({ code: 403 }, 403) } });
    expect(await screen.findByText('Les types de point relais n’ont pas pu être chargés')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('the list behind an entry of the menu', () => {
  const entry = () => within(screen.getByRole('navigation', { name: 'Menu principal' })).getByRole('link', { name: 'Types de point relais' });

  it('is asked for where the entry is pressed, once with its page', async () => {
    const { server } = await renderApp({ answers: { [LIST]: rows } });
    const asked = () => server.paths().filter((path) => path === LIST).length;
    const before = asked();
    fireEvent.pointerDown(entry());
    await waitFor(() => expect(asked()).toBe(before + 1));
    fireEvent.click(entry());
    await screen.findByText('Aire de covoiturage');
    expect(asked()).toBe(before + 1);
  });

  it('is not asked for again where it is on screen', async () => {
    const { server } = await renderApp({ address: '/relaypointtypes', answers: { [LIST]: rows } });
    await screen.findByText('Aire de covoiturage');
    const before = server.paths().length;
    fireEvent.pointerDown(entry());
    await waitFor(() => expect(server.paths().length).toBe(before));
  });
});
