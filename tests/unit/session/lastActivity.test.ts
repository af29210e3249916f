import { expect, it } from 'vitest';
import { LAST_ACTIVITY_KEY } from '@/api/idle';
import { seconds, token } from '../api/fakes';
import { fakeBrowser, KEPT, openSession } from './fakeTab';

it('a session keeps when its operator last did something, for every tab, and forgets it at its end', async () => {
  const browser = fakeBrowser();
  const { store } = openSession({ tab: browser.openTab() });
  const before = Date.now();
  await store.logIn('elodie@demo.test', 'secret');
  expect(Number(browser.shared.getItem(LAST_ACTIVITY_KEY))).toBeGreaterThanOrEqual(before);
  store.logOut();
  expect(browser.shared.getItem(LAST_ACTIVITY_KEY)).toBeNull();
});

it('a session that was kept goes on from the last activity', () => {
  const { store } = openSession({ tab: fakeBrowser({ ...KEPT, 'backOffice.token': token({ issuedAt: seconds(Date.now()) - 3700 }), [LAST_ACTIVITY_KEY]: `${Date.now() - 3_601_000}` }).openTab() });
  expect(store.getState()).toEqual({ status: 'signedOut', reason: { kind: 'idle' } });
});
