// @vitest-environment happy-dom
import { useCallback, useLayoutEffect, useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LeavingGuard } from '@/engine/page/LeavingGuard';
import { startI18n } from '@/i18n/i18n';
import { LeaveQuestionProvider, useLeave, useReload } from '@/ui/LeaveQuestion';

const WORDS = { title: 'Quitter ?', body: 'Tout sera perdu.', stay: 'Rester', leave: 'Quitter' };

interface Setting {
  isAsked?: boolean;
  /** Whether a reload, after which drafts are restored, is asked about. */
  isReloadAsked?: boolean;
  onBack?: () => void;
}

/** A page with something to lose, links to other pages and a button that leaves without a navigation, such as one that logs out. */
async function open({ isAsked = true, isReloadAsked = isAsked, onBack }: Setting = {}) {
  startI18n('fr');
  const told: string[] = [];
  const isAskedNow = () => isAsked;
  const reloading = { isAsked: () => isReloadAsked, words: { ...WORDS, title: 'Recharger ?' } };
  function Page() {
    const leave = useLeave();
    const reload = useReload();
    return (
      <>
        <h1>Ici</h1>
        <LeavingGuard isAsked={isAskedNow} words={WORDS} reloading={reloading} onBack={onBack} onLeave={({ stays }) => told.push(stays ? 'leaves here' : 'leaves')} />
        <Link to="/here?page=2">Autre question</Link>
        <Link to="/there">Ailleurs</Link>
        <button type="button" onClick={() => leave(() => told.push('gone'))}>
          Déconnexion
        </button>
        <button type="button" onClick={reload}>
          Recharger
        </button>
      </>
    );
  }
  const routes = [{ path: '/here', element: <Page /> }, { path: '/there', element: <h1>Là</h1> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/there', '/here'] });
  await act(async () => render(<RouterProvider router={router} useTransitions={false} />, { wrapper: LeaveQuestionProvider }));
  return { told, router, address: () => router.state.location.pathname + router.state.location.search };
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Déconnexion' }));
const question = () => screen.findByRole('alertdialog', { name: 'Quitter ?' });
const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('leaving a page that holds something', () => {
  it('asks nothing of another query of the same page', async () => {
    const { address } = await open();
    await press('Autre question');
    expect([address(), screen.queryByRole('alertdialog')]).toEqual(['/here?page=2', null]);
  });

  it('asks before another page, stays, and leaves at the second time', async () => {
    const { address, told } = await open();
    await press('Ailleurs');
    await answer('Rester');
    await isClosed();
    expect([address(), told]).toEqual(['/here', []]);
    await press('Ailleurs');
    await answer('Quitter');
    await screen.findByRole('heading', { name: 'Là' });
    expect(told).toEqual(['leaves']);
  });

  it('asks nothing where there is nothing to lose', async () => {
    const { told } = await open({ isAsked: false });
    await logOut();
    expect(told).toEqual(['gone']);
    await press('Ailleurs');
    await screen.findByRole('heading', { name: 'Là' });
  });

  it('asks before what leaves without a navigation, and says that the page itself stays', async () => {
    const { told } = await open();
    await logOut();
    await answer('Rester');
    await isClosed();
    expect(told).toEqual([]);
    await logOut();
    await answer('Quitter');
    await isClosed();
    expect(told).toEqual(['leaves here', 'gone']);
  });

  it('does what Back does on the page in place of leaving, each time, and a link still asks', async () => {
    const onBack = vi.fn();
    const { address, router } = await open({ onBack });
    for (const times of [1, 2]) {
      await act(() => router.navigate(-1));
      await waitFor(() => expect(onBack).toHaveBeenCalledTimes(times));
      expect([address(), screen.queryByRole('alertdialog')]).toEqual(['/here', null]);
    }
    await press('Ailleurs');
    await question();
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it.each([
    [false, []],
    [true, ['Recharger ?']],
  ])('asks before a reload only where the draft does not hold all, and the browser asks no more: %s', async (isReloadAsked, asked) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await open({ isReloadAsked });
    await userEvent.click(screen.getByRole('button', { name: 'Recharger' }));
    expect(screen.queryAllByRole('alertdialog').map((dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent)).toEqual(asked);
    if (isReloadAsked) await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Quitter' }));
    expect(reload).toHaveBeenCalledOnce();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
    reload.mockRestore();
  });

  it.each([true, false])('has the browser ask before the app is closed where there is something to lose: %s', async (isAsked) => {
    await open({ isAsked });
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(isAsked);
  });

  it('no longer asks about a text from the moment in which the page shows that it is sent', async () => {
    startI18n('fr');
    const told: unknown[] = [];
    function Sent() {
      const leave = useLeave();
      useLayoutEffect(() => {
        const closing = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(closing);
        told.push(closing.defaultPrevented);
        leave(() => told.push('logged out'));
        void router.navigate('/there');
      }, [leave]);
      return null;
    }
    function Page() {
      const [isSent, setSent] = useState(false);
      const isAsked = useCallback(() => !isSent, [isSent]);
      return (
        <>
          <LeavingGuard isAsked={isAsked} words={WORDS} />
          <button type="button" onClick={() => setSent(true)}>
            Envoyer
          </button>
          {isSent && <Sent />}
        </>
      );
    }
    const router = createMemoryRouter([{ path: '/here', element: <Page /> }, { path: '/there', element: <h1>Là</h1> }], { initialEntries: ['/here'] });
    await act(async () => render(<RouterProvider router={router} useTransitions={false} />, { wrapper: LeaveQuestionProvider }));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    await screen.findByRole('heading', { name: 'Là' });
    expect(told).toEqual([false, 'logged out']);
  });
});
