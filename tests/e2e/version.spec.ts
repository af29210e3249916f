import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

const RECORD = '**/api/admin/users/26';

/** Makes of the sandbox a server that gives each user a version, and refuses a change of another one. `before` is called as the first change arrives. */
async function withVersions(page: Page, before: () => Promise<unknown>): Promise<string[]> {
  const versionOf = (text: string) => `"${createHash('sha256').update(text).digest('hex')}"`;
  const ends: string[] = [];
  await page.route(RECORD, async (route) => {
    const request = route.request();
    const headers = { ...request.headers(), accept: 'application/ld+json' };
    const read = () => page.request.get(request.url(), { headers }).then((answer) => answer.text());
    if (request.method() === 'GET') {
      const text = await read();
      return route.fulfill({ body: text, contentType: 'application/ld+json', headers: { ETag: versionOf(text) } });
    }
    if (ends.length === 0) await before();
    const isCurrent = request.headers()['if-match'] === versionOf(await read());
    ends.push(isCurrent ? 'taken' : 'refused');
    return isCurrent ? route.continue() : route.fulfill({ status: 412, json: { 'hydra:description': 'Precondition Failed' } });
  });
  return ends;
}

/** Changes the user as somebody else does. */
async function changeElsewhere(page: Page, data: object): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('backOffice.token'));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/merge-patch+json' };
  expect((await page.request.patch('/api/admin/users/26', { headers, data })).status()).toBe(200);
}

// The page may still be reading when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('what somebody else saves in the same field, just before a server that knows versions is sent an edit, is not overwritten: both values are shown', async ({ page }) => {
  const theirs = `De quelqu’un d’autre ${Date.now()}`;
  await openAs(page, 'superadmin@exemple.fr', '/users/26');
  const box = page.getByRole('textbox', { name: 'Nationalité' });
  const ends = await withVersions(page, () => changeElsewhere(page, { nationality: theirs }));
  await page.reload();
  await box.fill('De moi');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /a été modifiée pendant votre saisie/ });
  await expect(dialog).toContainText('De moi');
  await expect(dialog).toContainText(theirs);
  expect(ends).toEqual(['refused']);
});
