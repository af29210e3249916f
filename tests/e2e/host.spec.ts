import { startApp } from './apps';
import { expect, served, STARTING, test } from './fixtures';

/** Asks an app by an address of this machine that is not its usual one. */
async function askedElsewhere({ address }: { address: string }): Promise<number | 'unreachable'> {
  const url = new URL('api/permissions', address);
  url.hostname = '127.0.0.2';
  return fetch(url).then(({ status }) => status, () => 'unreachable');
}

test.skip(process.platform !== 'linux', 'Only Linux has more than one loopback address without any setup.');

test('the app with its sandbox is reached at localhost alone, and at every address of its machine where HOST says so', async ({ app }) => {
  test.setTimeout(STARTING);
  expect(await askedElsewhere(app)).toBe('unreachable');
  await served(startApp({ HOST: '0.0.0.0' }), async (open) => expect(await askedElsewhere(open)).toBe(401));
});
