// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { externalLoginAddress, hasAskedElsewhere, keepAsked } from '@/app/externalLogin';
import { leaveLogin, useLoginAddress } from '@/app/useLoginAddress';
import { wantedAddress } from '@/app/wantedAddress';
import type { Config } from '@/config/Config';
import type { SignOutReason } from '@/session/Session';

beforeEach(() => window.history.replaceState(null, '', '/login'));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Opens a page without a session, that of nobody yet or of an operator whose session has ended. */
function visit(reason: SignOutReason | undefined, loginUrl?: string) {
  window.history.replaceState(null, '', '/users?f.q=marie');
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const config = { loginUrl } as Config;
  const { result } = renderHook(() => useLoginAddress(config, reason ? { status: 'signedOut', reason } : { status: 'signedOut' }));
  return { ...result.current, left: leave.mock.calls.flat(), page: window.location.pathname, wanted: wantedAddress() };
}

const PORTAL = 'https://portail.example/in';
const backTo = (path: string) => `${PORTAL}?returnTo=${encodeURIComponent(window.location.origin + path)}`;

describe('the login page', () => {
  it.each<[string, SignOutReason | undefined, string | undefined]>([
    ['of nobody yet', undefined, '/users?f.q=marie'],
    ['of an operator who was idle', { kind: 'idle' }, '/users?f.q=marie'],
    ['of an operator who left on purpose, and starts from home', { kind: 'byOperator' }, undefined],
  ])('keeps what was asked for: %s', (_whose, reason, wanted) => {
    expect(visit(reason)).toMatchObject({ isLeaving: false, external: undefined, left: [], page: '/login', wanted });
  });

  it('is another one where the deployment has its own, for who has just come', () => {
    expect(visit(undefined, PORTAL)).toMatchObject({ isLeaving: true, left: [backTo('/users')] });
  });

  it.each<[string, SignOutReason, string]>([
    ['was idle', { kind: 'idle' }, '/users'],
    ['left on purpose', { kind: 'byOperator' }, '/'],
  ])('is ours, with the way to the other one, for who %s', (_what, reason, path) => {
    expect(visit(reason, PORTAL)).toMatchObject({ isLeaving: false, external: backTo(path), left: [], page: '/login' });
  });

  it('is ours for who comes back from the other one without a session', () => {
    window.history.replaceState(null, '', '/users');
    keepAsked();
    expect(visit(undefined, PORTAL)).toMatchObject({ isLeaving: false, left: [], page: '/login' });
  });
});

describe('the address first asked', () => {
  it('is gone back to once', () => {
    window.history.replaceState({ wanted: '/users?f.q=marie#top' }, '', '/login');
    leaveLogin();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/users?f.q=marie#top');
  });

  it.each(['//elsewhere.example/users', 'https://elsewhere.example/', 'http://[', 5, { path: '/users' }, null])('is dropped when it is %o', (wanted) => {
    window.history.replaceState({ wanted }, '', '/login');
    expect(wantedAddress()).toBeUndefined();
    leaveLogin();
    expect(window.location.pathname).toBe('/');
  });

  it('is gone back to as it was left, in the queue that its record was part of, unless it was left on purpose', () => {
    const page = { idx: 3, usr: { queue: { ids: ['12', '31'] } } };
    const after = (reason: SignOutReason) => {
      window.history.replaceState(page, '', '/users/show/12');
      const { unmount } = renderHook(() => useLoginAddress({} as Config, { status: 'signedOut', reason }));
      unmount();
      leaveLogin();
      return { path: window.location.pathname, state: window.history.state as unknown };
    };
    expect(after({ kind: 'idle' })).toEqual({ path: '/users/show/12', state: page });
    expect(after({ kind: 'byOperator' })).toEqual({ path: '/', state: null });
  });

  it('is left alone on any other page', () => {
    window.history.replaceState({ wanted: '/users' }, '', '/editorials');
    leaveLogin();
    expect(window.location.pathname).toBe('/editorials');
  });
});

describe('the way to the external login page', () => {
  it('says where to come back to, without what was looked for there', () => {
    expect(externalLoginAddress('https://portail.example/in?theme=vert', '/users/12?f.q=marie#top')).toBe(
      `https://portail.example/in?theme=vert&returnTo=${encodeURIComponent(`${window.location.origin}/users/12`)}`,
    );
  });

  it.each(['//elsewhere.example/users', 'https://elsewhere.example/users'])('never leads out of the app on the way back, as %s would', (asked) => {
    expect(new URL(externalLoginAddress('https://portail.example/', asked)).searchParams.get('returnTo')).toBe(`${window.location.origin}/users`);
  });

  it('leaves in this tab what was asked for, until its page is come back to', () => {
    window.history.replaceState(null, '', '/users?f.q=marie');
    keepAsked();
    window.history.replaceState(null, '', '/users');
    leaveLogin();
    expect(window.location.search).toBe('?f.q=marie');
    expect(hasAskedElsewhere()).toBe(false);
  });

  it('does not take an operator away from another page than the one they asked for', () => {
    window.history.replaceState(null, '', '/users?f.q=marie');
    keepAsked();
    window.history.replaceState(null, '', '/editorials');
    leaveLogin();
    expect(window.location.pathname).toBe('/editorials');
  });
});
