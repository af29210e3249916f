import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test, WITH_MOTION } from './fixtures';

const heading = (page: Page, name: RegExp | string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const nationality = (page: Page) => page.getByRole('textbox', { name: 'Nationality' });

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Identifier' }).fill('superadmin@exemple.fr');
  await page.getByLabel('Password', { exact: true }).fill('covoiturage-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
}

test.use(WITH_MOTION);

test('an operator’s whole day, in English: roles, an address, a colleague, interruptions', async ({ page, context }) => {
  test.setTimeout(180_000);

  await test.step('asks for English before logging in', async () => {
    await page.goto('/users?f.q=bernard');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
    await logIn(page);
    await heading(page, /^Users \(/);
  });

  await test.step('opens somebody by the pencil of the row', async () => {
    await page.getByRole('link', { name: /^Edit / }).first().click();
    await heading(page, /^Edit user/);
  });
  const id = /\d+$/.exec(page.url())?.[0] ?? '';

  await test.step('gives them a role on a territory', async () => {
    const roles = page.getByRole('group', { name: /^Roles/ });
    await roles.getByRole('button', { name: 'Add a role' }).click();
    const added = roles.getByRole('group').last();
    await added.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: 'Hitchhiking observer' });
    await roles.getByRole('group', { name: 'Hitchhiking observer' }).getByRole('combobox', { name: /^Territory/ }).fill('nan');
    await page.getByRole('option', { name: /Nancy/ }).first().click();
  });

  await test.step('finds where they live', async () => {
    const search = page.getByRole('combobox', { name: 'Search for an address' });
    await search.fill('12 rue saint-dizier nancy');
    await page.getByRole('option', { name: /^12 rue Saint-Dizier 54000/ }).click();
    await expect(page.getByRole('region', { name: /12 rue Saint-Dizier, 54000 Nancy/ })).toBeVisible();
    await save(page);
    await said(page, 'The user has been updated');
    await page.goto(`/users/show/${id}`);
    await expect(page.getByText('12 rue Saint-Dizier, 54000 Nancy').first()).toBeVisible();
    await expect(page.getByText(/Hitchhiking observer.*Nancy/)).toBeVisible();
  });

  await test.step('meets a colleague in the same record, and takes the colleague’s value', async () => {
    await page.goto(`/users/${id}`);
    await nationality(page).fill('Belgian');
    const colleague = await context.newPage();
    await colleague.goto(`/users/${id}`);
    await nationality(colleague).fill('Swiss');
    await save(colleague);
    await said(colleague, 'The user has been updated');
    await colleague.close();

    await save(page);
    const dialog = page.getByRole('dialog', { name: 'This record was changed while you were typing' });
    await expect(dialog.getByText('Belgian')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Value saved in the meantime' }).check();
    await dialog.getByRole('button', { name: 'Save these choices' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/users/show/${id}`);
    await expect(page.getByText('Swiss')).toBeVisible();
  });

  await test.step('reloads by mistake, and finds again what was typed', async () => {
    await page.goto(`/users/${id}`);
    await nationality(page).fill('Dutch');
    await nationality(page).press('Tab');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/^What you had typed before the interruption/)).toBeVisible();
    await expect(nationality(page)).toHaveValue('Dutch');
    await expectAccessible(page);
  });

  await test.step('loses the session while saving, logs in again, and loses nothing', async () => {
    await page.evaluate(() => {
      localStorage.setItem('backOffice.token', 'refused');
      localStorage.setItem('backOffice.refreshToken', 'refused');
    });
    await save(page);
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page);
    await expect(nationality(page)).toHaveValue('Dutch');
    await save(page);
    await said(page, 'The user has been updated');
    await page.goto(`/users/show/${id}`);
    await expect(page.getByText('Dutch')).toBeVisible();
  });

  await test.step('answers somebody who asks what is kept about them', async () => {
    await page.getByRole('button', { name: /^Other actions for/ }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download their data' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`user-${id}.json`);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ nationality: 'Dutch' });
  });

  await test.step('logs out, and the page that comes is in English', async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await heading(page, 'Log in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
