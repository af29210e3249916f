import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

/** Pushes the page down, as a part does that loads late at the top. */
async function pushDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '300px';
    document.querySelector('main')?.prepend(late);
  });
}

/** Presses the mouse button in the middle of the element with this name, without releasing it. */
async function pressOn(page: Page, name: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.getByRole('link', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  return middle;
}

/** Holds back a file of the app until an answer that the page reads meanwhile has been rendered. Fails if the page never requests the file. */
async function withLateFile(page: Page, name: string, { answer, open }: { answer: RegExp; open: () => Promise<void> }): Promise<void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const file = new RegExp(`/assets/${name}-[^/]+\\.js$`);
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  const [answered] = await Promise.all([page.waitForResponse(answer), page.waitForRequest(file), open()]);
  await answered.finished();
  await page.evaluate(() => new Promise((rendered) => requestIdleCallback(() => requestAnimationFrame(rendered))));
  letGo();
}

/** Notes whether the page shows `part` from the moment it shows `whole`. */
async function watchFirstSight(page: Page, whole: string, part: string): Promise<void> {
  await page.addInitScript(
    ([first, words]) =>
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(first)) return;
        observer.disconnect();
        document.documentElement.dataset['firstSight'] = document.body.textContent.includes(words) ? 'whole' : 'partly';
      }).observe(document, { subtree: true, childList: true }),
    [whole, part] as const,
  );
}

test('what is pressed is what is released, although the page moves between the two', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/show/100');
  await expect(page.getByRole('link', { name: 'Modifier', exact: true })).toBeVisible();
  await pressOn(page, 'Modifier');
  await pushDown(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/users\/100$/);
});

test('a pointer that moves away takes its press back', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/show/100');
  await expect(page.getByRole('link', { name: 'Modifier', exact: true })).toBeVisible();
  const { x, y } = await pressOn(page, 'Modifier');
  await page.mouse.move(x, y + 200, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.click(x, y + 200);
  await expect(page).toHaveURL(/\/users\/show\/100$/);
});

test('a page is shown once what renders its fields is there, so that nothing of it moves under the pointer', async ({ page }) => {
  await watchFirstSight(page, '#content h1', 'Contenu enregistré');
  await withLateFile(page, 'MailBodyDisplay', { answer: /\/campaigns\/4$/, open: () => openAs(page, 'admin@exemple.fr', '/campaigns/send/4') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-first-sight', 'whole');
});

test('a form is shown with what its items lead to', async ({ page }) => {
  await watchFirstSight(page, '#content form', 'Aperçu dans le formulaire de demande');
  await withLateFile(page, 'ProofPreview', { answer: /\/structures\/1$/, open: () => openAs(page, 'solidaire@exemple.fr', '/solidarystructures/1') });
  await expect(page.getByRole('group', { name: 'Aperçu dans le formulaire de demande' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-first-sight', 'whole');
});
