// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp, TYPES } from './renderApp';

/** Whether a refusal has ever been in the document. */
let hasRefused = false;
const watcher = new MutationObserver(() => void (hasRefused ||= document.body.textContent.includes('Accès refusé')));
beforeEach(() => {
  hasRefused = false;
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
});
afterEach(() => watcher.disconnect());

const later = (answer: () => Response) => new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), 300));
const now = (rights: string[]) => json({ 'hydra:member': ['access_admin', ...rights] });
const none = () => json({ 'hydra:member': [], 'hydra:totalItems': 0 });

describe('a page that the kept rights of a restored session refuse', () => {
  it('opens once the server has given the right, and was never refused', async () => {
    const { server } = await renderApp({ address: '/relaypointtypes', permissions: ['editorial_manage'], answers: { permissions: () => later(() => now(TYPES)), 'admin/relaypoint_types': none } });
    await screen.findByRole('heading', { level: 1, name: /^Types de point/ });
    await waitFor(() => expect(server.paths()).toContain('admin/relaypoint_types'));
    expect(hasRefused).toBe(false);
    expect(server.paths().indexOf('admin/relaypoint_types')).toBeGreaterThan(server.paths().indexOf('permissions'));
  });

  it('is refused when the server has said so, without a request for its records', async () => {
    const { server } = await renderApp({ address: '/relaypointtypes', permissions: ['editorial_manage'], answers: { permissions: () => later(() => now(['editorial_manage'])) } });
    await screen.findByRole('heading', { level: 1, name: 'Accès refusé' });
    expect(screen.getAllByText('Accès refusé').some((said) => said.closest('[role=alert], [role=status]'))).toBe(true);
    expect(server.paths()).not.toContain('admin/relaypoint_types');
  });

  it('says that the rights are being read, until they are', async () => {
    const said = () => screen.getByText('Vérification de vos droits…');
    const permissions = () => vi.waitFor(said, { timeout: 60_000 }).then(() => now(TYPES));
    await renderApp({ address: '/relaypointtypes', permissions: ['editorial_manage'], answers: { permissions, 'admin/relaypoint_types': none } });
    await screen.findByRole('heading', { level: 1, name: /^Types de point/ });
    expect(screen.queryByText('Vérification de vos droits…')).toBeNull();
  });

  it('says that the rights could not be read, and asks again', async () => {
    let isDown = true;
    await renderApp({ address: '/relaypointtypes', permissions: ['editorial_manage'], answers: { permissions: () => (isDown ? json({}, 500) : now(TYPES)), 'admin/relaypoint_types': none } });
    await screen.findByText(/^Vos droits n’ont pas pu être vérifiés/);
    expect(hasRefused).toBe(false);
    isDown = false;
    screen.getByRole('button', { name: 'Réessayer' }).focus();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      await vi.dynamicImportSettled();
    });
    await screen.findByText(/^Aucun type/);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(hasRefused).toBe(false);
  });
});

it('a page that the kept rights allow is refused as soon as the server has taken the right away', async () => {
  await renderApp({ address: '/relaypointtypes', permissions: TYPES, answers: { permissions: () => later(() => now([])), 'admin/relaypoint_types': none } });
  await screen.findByRole('heading', { level: 1, name: 'Accès refusé' });
});
