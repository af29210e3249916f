// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { externalLoginAddress, hasAskedElsewhere, keepAsked } from '@/app/externalLogin';
import { leaveLogin } from '@/app/useLoginAddress';
import { wantedAddress } from '@/app/wantedAddress';

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
