/**
 * Tells a benchmark, which measures several admin apps over the same API, where things are in this app: the locators that it clicks and
 * types into, and the conditions that it waits for, which run in the page. The names are French, the language in which the app opens.
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
  submitLogin: (page) => page.getByRole('button', { name: 'Connexion' }),
  menu: (page, name) => page.getByRole('navigation').locator(`a[href$="/${name}"]`).first(),
  /** The headers to press in turn: one column ascending, then descending, then another column. */
  sort: (page, index) => page.getByRole('columnheader', { name: ['Nom', 'Nom', 'Prénom'][index], exact: true }),
  nextPage: (page) => page.getByRole('button', { name: 'Page suivante' }),
  openRow: (page, index) => page.getByRole('grid').getByRole('link', { name: /^Modifier/ }).nth(index),
  textField: (page) => page.locator('#root_familyName'),
};
