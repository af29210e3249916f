// @vitest-environment happy-dom
import i18next from 'i18next';
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/app/layout/Notices';
import { useSwitchLanguage } from '@/app/useSwitchLanguage';
import { createVersionWatch } from '@/app/version/createVersionWatch';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { ServedVersionContext } from '@/ui/ServedVersion';
import { filePicker, png } from '../form/pictures';
import { EDITORIALS, renderApp } from './renderApp';

const reload = vi.fn();
const served = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const answer = (version: string) => served.mockImplementation(async () => Response.json({ version }));

beforeEach(() => {
  const own = document.createElement('meta');
  own.name = 'app-version';
  own.content = '1.0.0+a';
  document.head.append(own);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', served);
});

afterEach(() => {
  document.head.querySelector('meta[name=app-version]')?.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  served.mockReset();
});

it('the words of another language that do not come are told of as any missing file, whose reason is looked for', async () => {
  vi.spyOn(i18next, 'changeLanguage').mockRejectedValue(new Error('offline'));
  const end = vi.fn();
  const missPart = vi.fn((_again: () => void) => end);
  const lookForReason = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => <ServedVersionContext value={{ newVersion: undefined, missed: [], missPart, lookForReason }}>{children}</ServedVersionContext>;
  const { result } = renderHook(useSwitchLanguage, { wrapper });
  result.current('en');
  await waitFor(() => expect([missPart, lookForReason].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  missPart.mock.calls[0]?.[0]();
  expect(end).toHaveBeenCalledOnce();
  await waitFor(() => expect(missPart).toHaveBeenCalledTimes(2));
});

/** A file of this build is requested and missing: the page looks for the reason at once. */
const missFile = () => act(async () => window.dispatchEvent(new Event('vite:preloadError')));

const notice = () => screen.findByText(/^Une nouvelle version de l’application est disponible/);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Whether the browser would ask if the page were left now. */
function isAskedByBrowser(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

async function typeTitle(text: string) {
  await renderApp({ address: '/editorials/create', permissions: EDITORIALS });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Titre/ }), text);
  await userEvent.tab();
}

it('what opens over the page and does not come takes the focus to the notice that says so, each time, which tries again', async () => {
  startI18n('fr');
  await loadTexts('fr');
  const again = vi.fn();
  const noticeOf = (missed: readonly (() => void)[], newVersion?: string) => (
    <ServedVersionContext value={{ newVersion, missed, missPart: () => () => undefined, lookForReason: () => undefined }}>
      <button>Rechercher</button>
      <Notices />
    </ServedVersionContext>
  );
  const { rerender } = render(noticeOf([]));
  const opener = screen.getByRole('button', { name: 'Rechercher' });
  const offered = () => within(screen.getByRole('status')).getAllByRole('button');
  for (const missed of [[again], [again, again]]) {
    act(() => opener.focus());
    rerender(noticeOf(missed));
    expect(offered().map((button) => button.textContent)).toEqual(['Réessayer', 'Recharger la page']);
    expect(document.activeElement).toBe(offered()[0]);
  }
  await userEvent.click(offered()[0]!);
  expect(again).toHaveBeenCalledTimes(2);
  // The files of this build may be gone: only a reload brings those of the next one.
  rerender(noticeOf([again], '2.0.0+b'));
  expect(offered().map((button) => button.textContent)).toEqual(['Recharger la page']);
});

it('that there is no network is said as long as it lasts', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  await renderApp();
  for (const [isThere, event, count] of [[false, 'offline', 1], [true, 'online', 0]] as const) {
    onLine.mockReturnValue(isThere);
    act(() => void window.dispatchEvent(new Event(event)));
    expect(screen.queryAllByText(/^Hors ligne.: rien ne peut être lu ni envoyé/)).toHaveLength(count);
  }
});

it('the served version is asked for every ten minutes and when the operator comes back, once a minute at most, and never by a hidden tab', async () => {
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  answer('1.0.0+a');
  const stop = createVersionWatch(vi.fn()).start();
  async function afterMinutes(minutes: number, { isBack = false } = {}) {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    if (isBack) document.dispatchEvent(new Event('visibilitychange'));
    return served.mock.calls.length;
  }
  expect([await afterMinutes(0.9, { isBack: true }), await afterMinutes(0.1, { isBack: true }), await afterMinutes(0.9, { isBack: true })]).toEqual([0, 1, 1]);
  expect([await afterMinutes(8), await afterMinutes(0.1), await afterMinutes(10)]).toEqual([1, 2, 3]);
  hidden.mockReturnValue(true);
  expect(await afterMinutes(10, { isBack: true })).toBe(3);
  hidden.mockReturnValue(false);
  expect(await afterMinutes(0, { isBack: true })).toBe(4);
  stop();
  expect(await afterMinutes(20, { isBack: true })).toBe(4);
  vi.useRealTimers();
});

describe('another version than the page’s', () => {
  it('is offered as a reload, which can be put off', async () => {
    answer('1.1.0+b');
    await renderApp();
    await missFile();
    const region = (await notice()).closest<HTMLElement>('[role=status]');
    await userEvent.click(within(region!).getByRole('button', { name: 'Recharger la page' }));
    expect(reload).toHaveBeenCalledOnce();
    await press('Plus tard');
    expect(screen.queryByText(/^Une nouvelle version/)).toBeNull();
  });

  it('brings the focus to the heading with the reload, once; a visit starts at the top', async () => {
    answer('1.1.0+b');
    await renderApp();
    await missFile();
    await notice();
    expect(document.activeElement).toBe(document.body);
    await press('Recharger la page');
    cleanup();
    await renderApp();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    cleanup();
    await renderApp();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not offered again in the tab when the reload has not brought it; the next one is', async () => {
    answer('1.1.0+b');
    await renderApp();
    await missFile();
    await notice();
    await press('Recharger la page');
    cleanup();
    await renderApp();
    const asked = served.mock.calls.length;
    await missFile();
    await waitFor(() => expect(served.mock.calls.length).toBeGreaterThan(asked));
    expect(screen.queryByText(/^Une nouvelle version/)).toBeNull();
    answer('1.2.0+c');
    await missFile();
    expect(await notice()).toBeDefined();
  });

  it('is asked for past every cache, and without a token', async () => {
    answer('1.1.0+b');
    await renderApp();
    await missFile();
    await notice();
    const [address, init] = served.mock.calls.find(([asked]) => asked.endsWith('/version.json')) ?? [];
    expect(new URL(address!).pathname).toBe('/version.json');
    expect(init).toEqual({ cache: 'no-cache' });
  });

  it.each([
    ['the same is served', () => answer('1.0.0+a')],
    ['nobody answers', () => served.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the answer is a page', () => served.mockImplementation(async () => new Response('<!doctype html>'))],
    ['the answer is of another kind', () => served.mockImplementation(async () => Response.json({ version: 3 }))],
  ])('is not said to be there when %s', async (_case, serve) => {
    serve();
    await renderApp();
    await missFile();
    await waitFor(() => expect(served).toHaveBeenCalled());
    expect(screen.queryByText(/^Une nouvelle version/)).toBeNull();
  });
});

describe('the reload that is offered', () => {
  it('asks nothing when the draft has all that was typed', async () => {
    answer('1.1.0+b');
    await typeTitle('Rentrée');
    await missFile();
    await notice();
    expect(isAskedByBrowser()).toBe(true);
    await press('Recharger la page');
    expect(reload).toHaveBeenCalledOnce();
    expect(isAskedByBrowser()).toBe(false);
    expect(Object.values(sessionStorage).join()).toContain('Rentrée');
  });

  it('asks first when a file was chosen, which no draft can keep, and keeps the rest', async () => {
    answer('1.1.0+b');
    await typeTitle('Rentrée');
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/^photo\.png/);
    await missFile();
    await notice();
    await press('Recharger la page');
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Recharger la page/, description: 'Un fichier choisi devra être choisi de nouveau, et un enregistrement en cours serait interrompu. Le reste de votre saisie est conservé.' }));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Recharger' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(Object.values(sessionStorage).join()).toContain('Rentrée');
  });
});
