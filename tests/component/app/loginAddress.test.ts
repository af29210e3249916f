// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveLogin, wantedAddress } from '@/app/useLoginAddress';

beforeEach(() => window.history.replaceState(null, '', '/login'));

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

  it('is left alone on any other page', () => {
    window.history.replaceState({ wanted: '/users' }, '', '/editorials');
    leaveLogin();
    expect(window.location.pathname).toBe('/editorials');
  });
});
