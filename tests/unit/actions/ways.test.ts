import { describe, expect, it } from 'vitest';
import { open } from '@/actions/open';
import { setField } from '@/actions/setField';
import { visit } from '@/actions/visit';
import type { Config } from '@/config/Config';
import type { SessionUser } from '@/session/Session';

const offered = (name: string) => ({ use: name, name, on: 'row', danger: false, confirms: false }) as const;

describe('a page about a record', () => {
  const use = { ...offered('open'), path: 'communities/{id}/dashboard/{territory.id}' };

  it('is offered where the record has each part of its address', () => {
    expect(open.applies?.({ id: 3, territory: { id: 4 } }, use)).toBe(true);
    expect(open.applies?.({ id: 3 }, use)).toBe(false);
  });
});

describe('a page on another site', () => {
  const use = { ...offered('visit'), path: 'communaute/{id}?by={operator.email}' } as const;
  const from = (loginDelegateUrl: string) => ({ config: { loginDelegateUrl } as Config, user: { email: 'a@b.fr' } as SessionUser, resource: { name: 'community', route: '/communities' } }) as Parameters<typeof visit.leadsTo>[2];

  it('is possible where the deployment says where that site is', () => {
    expect(visit.isPossible?.(use, { loginDelegateUrl: 'https://exemple.fr' } as Config)).toBe(true);
    expect(visit.isPossible?.(use, {} as Config)).toBe(false);
  });

  it('is offered where the record has each part of its address; the operator is always known', () => {
    expect(visit.applies?.({ id: 3 }, use)).toBe(true);
    expect(visit.applies?.({}, use)).toBe(false);
  });

  it.each(['https://exemple.fr', 'https://exemple.fr/', 'https://exemple.fr//'])('has one slash after its site: %s', (site) => {
    expect(visit.leadsTo({ id: 3 }, use, from(site))).toMatchObject({ address: expect.stringMatching(/^https:\/\/exemple\.fr\/communaute\/3\?by=a/), isOutside: true });
  });
});

describe('a field that an action sets', () => {
  const use = { ...offered('setField'), field: 'status', value: 1 };

  it('is not set to the value that it has', () => {
    expect(setField.applies?.({ status: 0 }, use)).toBe(true);
    expect(setField.applies?.({}, use)).toBe(true);
    expect(setField.applies?.({ status: 1 }, use)).toBe(false);
  });
});
