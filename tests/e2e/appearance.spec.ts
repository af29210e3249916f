import { everythingIsThere, expect, expectAccessible, openAs, test } from './fixtures';

const PAGES = ['users', 'users/show/12', 'users/show/40', 'users/12', 'users/create', 'relaypointtypes', 'analytics', ''];

const WIDTHS = [1360, 390];

test('the login page is accessible on a screen and on a telephone', async ({ page }) => {
  await page.goto('/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 850 });
    await expectAccessible(page);
  }
});

for (const language of ['fr', 'en'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`every page is accessible in ${language}, ${scheme}, on a screen and on a telephone`, async ({ page }) => {
      await openAs(page, 'admin@exemple.fr');
      await page.evaluate(
        ([chosen, dark]) => {
          localStorage.setItem('backOffice.language', chosen ?? '');
          localStorage.setItem('backOffice.dark', dark ?? '');
        },
        [language, String(scheme === 'dark')],
      );
      for (const address of PAGES) {
        await page.goto(`/${address}`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 850 });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await everythingIsThere(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectAccessible(page);
        }
      }
    });
  }
}

test('the language and the theme change at once and are remembered', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users');
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeVisible();
  await page.getByRole('button', { name: /Switch to English/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
});

test('what is printed in the dark theme, with its backgrounds, can be read', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr');
  await page.evaluate(() => localStorage.setItem('backOffice.dark', 'true'));
  for (const address of ['users/show/12', 'analytics', '']) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await everythingIsThere(page);
    await page.emulateMedia({ media: 'print' });
    await expectAccessible(page);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('whoever wants no motion waits for none: nothing glides, and what turns stands still', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users');
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeVisible();
  const gliding = await page.evaluate(() =>
    [...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).transitionDuration !== '0s').map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(gliding).toEqual([]);
  // Animations end at once; one that runs for ever would never end.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('what a search box finds is as wide as the box and whole in the window, below the box or above it', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/relaypoints/create');
  const box = page.getByRole('combobox', { name: 'Type' });
  const found = page.getByRole('listbox', { name: 'Type' });
  for (const side of ['below', 'above'] as const) {
    await page.setViewportSize({ width: 1280, height: side === 'below' ? 1000 : 560 });
    await box.click();
    await expect(found).toBeInViewport({ ratio: 1 });
    await expect(found.getByRole('option').first()).toBeVisible();
    await expect(async () => {
      const [anchor, list] = await Promise.all([box.boundingBox(), found.boundingBox()]);
      if (!anchor || !list) throw new Error('The box or its list is not on screen.');
      expect(list.width).toBeCloseTo(anchor.width, 0);
      if (side === 'below') expect(list.y).toBeGreaterThanOrEqual(anchor.y + anchor.height - 1);
      else expect(list.y + list.height).toBeLessThanOrEqual(anchor.y + 1);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(found).toBeHidden();
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1100 } });

  test('what is only an icon measures 44 px', async ({ page }) => {
    await openAs(page, 'admin@exemple.fr');
    for (const address of ['users?f.q=le', 'users/show/12', 'campaigns/create', 'relaypoints/create']) {
      await page.goto(`/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await everythingIsThere(page);
      // A button may have a border of a pixel, which counts. The buttons in a box with a list are its decoration: all of the box opens the list. Rows of a grid are as high as they are.
      const small = await page.locator('button:visible:has(> svg):not([role=grid] *, .search-box *)').evaluateAll((buttons) =>
        buttons.filter((button) => button.textContent === '' && Math.min(button.clientWidth, button.clientHeight) < 42).map((button) => button.ariaLabel),
      );
      expect(small).toEqual([]);
    }
  });

  test('a choice of a menu is 44 px high', async ({ page }) => {
    await openAs(page, 'admin@exemple.fr', '/users/show/12');
    await page.getByRole('button', { name: /^Autres actions/ }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    const heights = await page.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('what unfolds the empty fields of a record is 44 px high', async ({ page }) => {
    await openAs(page, 'admin@exemple.fr', '/users/show/12');
    const fold = page.getByRole('button', { name: /champs? vides?$/ });
    await expect(fold).toBeVisible();
    await expect.poll(() => fold.evaluate((button) => button.clientHeight)).toBeGreaterThanOrEqual(44);
  });
});
