import { expect, openAs, test } from './fixtures';

test.describe('what somebody would make run', () => {
  test.use({ tolerated: /Trusted/ });

  test('becomes neither HTML nor a script, whatever writes it', async ({ page }) => {
    await openAs(page, 'admin@exemple.fr', '/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ends = await page.evaluate(() => {
      const endOf = (act: () => unknown) => {
        try {
          return String(act());
        } catch (error) {
          return (error as Error).name;
        }
      };
      const box = document.createElement('div');
      return [
        endOf(() => ((box.innerHTML = '<span aria-hidden="true">+</span>'), box.innerHTML)),
        ...['<img src="x" onerror="pwned()">', '<span onclick="pwned()">x</span>', '<a href="javascript:pwned()">x</a>'].map((html) => endOf(() => (box.innerHTML = html))),
        endOf(() => (document.createElement('script').src = '/api/x.js')),
        endOf(() => (document.createElement('script').text = 'pwned()')),
        endOf(() => new Worker('/api/x.js')),
        endOf(() => (document.createElement('iframe').srcdoc = '<script>pwned()</script>')),
        endOf(() => (globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy('mine', {})),
      ];
    });
    expect(ends).toEqual(['<span aria-hidden="true">+</span>', ...Array.from({ length: 8 }, () => 'TypeError')]);
  });

  test('loses what could run once there is what takes it out', async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr', '/articles/1');
    await expect(page.getByRole('textbox', { name: /^Titre/ }).first()).toBeVisible();
    const written = () =>
      page.evaluate(() => {
        const box = document.createElement('div');
        box.innerHTML = '<p onclick="pwned()">Bonjour <strong>tous</strong><img src="x" onerror="pwned()"></p>';
        return box.innerHTML;
      });
    await expect.poll(written).toBe('<p>Bonjour <strong>tous</strong></p>');
  });
});
