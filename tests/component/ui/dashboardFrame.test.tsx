// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DashboardFrame } from '@/engine/insight/dashboard/DashboardView';
import { loadLaterTexts, loadTexts, startI18n } from '@/i18n/i18n';

beforeEach(async () => {
  startI18n('fr');
  await loadTexts('fr');
  await loadLaterTexts('dashboard');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const late = () => screen.queryByText(/^La page du tableau de bord n’est pas arrivée en 30\s+secondes\.$/);

it('a page that does not come within 30 seconds is said to be late, is asked again, and is shown whenever it comes', async () => {
  // This address is never requested, so the frame loads when the test says so.
  render(<DashboardFrame title="Analyses" failed="Les données n’ont pas pu être lues" address="about:invalid" />);
  const first = screen.getByTitle('Analyses');
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(late()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(late()).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(late()).toBeNull();
  expect(screen.getByTitle('Analyses')).not.toBe(first);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(late()).toBeTruthy();

  fireEvent.load(screen.getByTitle('Analyses'));
  expect(late()).toBeNull();
  expect(screen.queryByText('Chargement du tableau de bord…')).toBeNull();
});

it('a page that has come in time is never said to be late', async () => {
  render(<DashboardFrame title="Analyses" failed="Les données n’ont pas pu être lues" address="about:invalid" />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.load(screen.getByTitle('Analyses'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(late()).toBeNull();
});

it.each([
  // Addresses that are never requested.
  ['of our own origin', `blob:${window.location.origin}/0`, false],
  ['of another origin', 'blob:https://dashboard.example.org/0', true],
])('a page %s runs its scripts, and has the rights of its origin only where that is not ours', (_whose, address, hasOrigin) => {
  render(<DashboardFrame title="Analyses" failed="Les données n’ont pas pu être lues" address={address} />);
  const rights = screen.getByTitle('Analyses').getAttribute('sandbox')?.split(' ');
  expect([rights?.includes('allow-scripts'), rights?.includes('allow-same-origin')]).toEqual([true, hasOrigin]);
});
