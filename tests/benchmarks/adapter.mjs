/**
 * Tells a benchmark, which measures several admin apps over the same API, where things are in this app: the locators that it clicks and
 * types into, and the conditions that it waits for, which run in the page. The names are French, the language in which the app opens.
 * What is pressed while time is taken is found by CSS: to find something by its role, names are computed for the elements of the page,
 * some 10 ms of its processor for each press in a list, which a benchmark counts as the app's.
 */
export default {
  name: 'mobility-back-office',
  loginPath: '',
  homePath: '',
  listPath: 'users',
  listPath100: 'users?size=100',
  cond: {
    loginReady: () => {
      const inputs = [...document.querySelectorAll('main.login input')].filter((input) => input.offsetParent && !input.disabled);
      return inputs.length >= 2;
    },
    home: () => document.querySelector('nav a[aria-current=page]') !== null && document.querySelector('main h1') !== null,
    // A row without a link is one whose record has not loaded yet.
    rows: () => [...document.querySelectorAll('[role=grid] [role=row][row-index]')].filter((row) => row.querySelector('a[data-path]')).length,
    firstRow: () => document.querySelector('[role=grid] [role=row][row-index="0"]')?.textContent ?? '',
    editReady: () => {
      const input = document.querySelector('#root_givenName, #root_name');
      return input !== null && !input.disabled && input.value !== '' && input.offsetParent !== null;
    },
  },
  fillLogin: async (page) => {
    await page.getByRole('textbox', { name: 'Identifiant' }).fill('ada@example.org');
    await page.getByLabel('Mot de passe', { exact: true }).fill('secret');
  },
  submitLogin: (page) => page.locator('main.login button[type=submit]'),
  menu: (page, name) => page.locator(`nav a[href$="/${name}"]`).first(),
  /** The headers to press in turn: one column ascending, then descending, then another column. */
  sort: (page, index) => page.locator(`[role=columnheader][col-id=${['familyName', 'familyName', 'givenName'][index]}]`),
  nextPage: (page) => page.locator('button[aria-label="Page suivante"]'),
  openRow: (page, index) => page.locator('[role=grid] a[aria-label^="Modifier "]').nth(index),
  textField: (page) => page.locator('#root_familyName'),
};
