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

interface LateFile {
  answer: RegExp;
  open: () => Promise<void>;
  /** What the page does not show before it has the file. */
  shown: string;
}

/** Holds back a file of the app until an answer that the page reads meanwhile could have been rendered. Fails if the page never requests the file. */
async function withLateFile(page: Page, name: string, { answer, open, shown }: LateFile): Promise<void> {
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
  expect(await page.locator(shown).count()).toBe(0);
  letGo();
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
  const open = () => openAs(page, 'admin@exemple.fr', '/campaigns/send/4');
  await withLateFile(page, 'MailBodyDisplay', { answer: /\/campaigns\/4$/, open, shown: '#content h1' });
  await expect(page.getByText('Contenu enregistré')).toBeVisible();
});

test('a form is shown with what its items lead to', async ({ page }) => {
  const open = () => openAs(page, 'solidaire@exemple.fr', '/solidarystructures/1');
  await withLateFile(page, 'ProofPreview', { answer: /\/structures\/1$/, open, shown: '#content form' });
  await expect(page.getByRole('group', { name: 'Aperçu dans le formulaire de demande' }).first()).toBeVisible();
});
