import type { Locator, Page } from '@playwright/test';
import { chooseForSelection, everythingIsThere, expect, openAs, test } from './fixtures';

const TELEPHONE = { width: 390, height: 844 };
const WIDEST = { width: 2560, height: 1440 };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** On how many lines each part of an address of a page stands: its words between points and slashes. */
function linesOfParts(link: Element): number[] {
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  const lines: number[] = [];
  const found = ['www', 'exemple', 'fr', 'actualites'];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const word of found) {
      const at = text.textContent?.indexOf(word) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      lines.push(range.getClientRects().length);
    }
  }
  return lines;
}

async function isThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await everythingIsThere(page);
}

test.describe('on a telephone', () => {
  test.use({ viewport: TELEPHONE });

  test('no line of the choice of an export is under its buttons, and a longer dialog shows that it goes on', async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr', '/users');
    await isThere(page);
    await page.getByRole('button', { name: 'Exporter' }).click();
    const dialog = page.getByRole('dialog');
    const room = async () => (await boxOf(dialog.getByRole('button', { name: 'Exporter' }))).y - (await boxOf(dialog.getByText(/^Fichier CSV/))).bottom;
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ ...TELEPHONE, height: 400 });
    // The line where the content is cut is drawn in the box; the one that covers it at the end of the content scrolls with it.
    expect(await dialog.locator('.MuiDialogContent-root').evaluate((content) => getComputedStyle(content).backgroundAttachment)).toBe('local, scroll');
  });

  test('what is told about a known person leaves the first open step in sight, and does not move it when it comes', async ({ page }) => {
    await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords');
    await isThere(page);
    const answer = await page.request.get('/api/admin/solidaries?page=1&perPage=1', { headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('backOffice.token'))}`, accept: 'application/json' } });
    const [request] = (await answer.json()) as { adminuserId: number }[];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/admin\/(solidaries|solidary_beneficiaries)/, (route) => released.then(() => route.fallback()));
    await page.goto(`/solidaryrecords/create?for=user.newRequest.${request?.adminuserId}`);
    const place = async () => (await boxOf(page.getByRole('heading', { level: 2 }).first())).y;
    await expect(page.getByText(/^Recherche du dernier trajet/)).toBeVisible();
    const before = await place();
    release();
    await expect(page.getByRole('button', { name: 'Comme la dernière fois' })).toBeVisible();
    await expect(page.getByText(/^Cette personne a déjà fourni/)).toBeVisible();
    await isThere(page);
    expect(Math.abs((await place()) - before), 'the form moves, in px').toBeLessThan(20);
    expect(await place()).toBeLessThan((TELEPHONE.height * 2) / 3);
  });

  test('the address of a page breaks between its parts', async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr', '/editorials');
    await isThere(page);
    const link = page.getByRole('link', { name: 'https://www.exemple.fr/actualites/' }).first();
    const height = await link.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().height;
    });
    expect(height, 'of more than one line').toBeGreaterThan(30);
    expect(await link.evaluate(linesOfParts)).toEqual([1, 1, 1, 1]);
  });

  test('the heading of a section that folds stays on one line where there is room', async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr', '/relaypoints/create');
    await isThere(page);
    const [first, second] = [page.getByRole('heading', { name: 'Point relais', exact: true }), page.getByRole('heading', { name: 'Adresse', exact: true })];
    expect((await boxOf(first)).height).toBe((await boxOf(second)).height);
  });

  test('the words of a notice stand beside its icon, however short they are', async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr', '/campaigns/send/1');
    await isThere(page);
    const notices = await page.getByRole('note').all();
    expect(notices.length).toBeGreaterThan(1);
    for (const notice of notices) {
      const [icon, words] = [await boxOf(notice.locator('svg').first()), await boxOf(notice.locator(':scope > div').first())];
      expect(words.x).toBeGreaterThanOrEqual(icon.right);
      expect(words.y).toBeLessThan(icon.bottom);
    }
  });

  test('the button that creates stands beside the title of the list, and the choice of the order is as wide as the cards', async ({ page }) => {
    await openAs(page, 'admin@exemple.fr', '/communities');
    await isThere(page);
    const [title, create] = [await boxOf(page.getByRole('heading', { level: 1 })), await boxOf(page.getByRole('link', { name: 'Créer une communauté' }))];
    expect(create.y).toBeLessThan(title.bottom);
    expect(create.x).toBeGreaterThanOrEqual(title.right);
    const [order, cards] = [await boxOf(page.getByRole('combobox', { name: 'Trier par' })), await boxOf(page.getByRole('list', { name: 'Communautés' }))];
    expect(Math.abs(order.right - cards.right)).toBeLessThan(2);
  });
});

test.describe('on the widest screens', () => {
  test.use({ viewport: WIDEST });

  test('the sections of a form fill two columns in the order of the keyboard, and none changes its column when another is folded', async ({ page }) => {
    await openAs(page, 'admin@exemple.fr', '/users/12');
    await isThere(page);
    // The first section is drawn before the others.
    await expect(page.getByRole('button', { name: 'Compte', exact: true, expanded: true })).toBeVisible();
    const places = async () => page.locator('.record-section').evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    const before = await places();
    const [left, right] = [Math.min(...before.map(({ x }) => x)), Math.max(...before.map(({ x }) => x))];
    const first = before.filter(({ x }) => x === left);
    expect(right).toBeGreaterThan(left);
    expect(before).toEqual([...first, ...before.filter(({ x }) => x === right)]);
    expect(before[first.length]?.y).toBe(before[0]?.y);
    await page.getByRole('button', { name: 'Identité', exact: true, expanded: true }).click();
    expect((await places()).map(({ x }) => x)).toEqual(before.map(({ x }) => x));
    // The outline stands beside both.
    expect((await boxOf(page.getByRole('navigation', { name: 'Sommaire' }))).x).toBeGreaterThan(right);
  });

  test('what is read stands in the same columns as what is edited', async ({ page }) => {
    await openAs(page, 'admin@exemple.fr', '/users/show/12');
    await isThere(page);
    const columns = () => page.locator('.record-section').evaluateAll((sections) => sections.map((section) => `${section.querySelector('h2')?.textContent ?? ''} ${section.parentElement?.previousElementSibling ? 'right' : 'left'}`));
    const read = await columns();
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeVisible();
    await expect.poll(columns).toEqual(expect.arrayContaining(read));
  });

  test('the home page shows what can be created beside what waits', async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr');
    await isThere(page);
    const [waits, create] = [await boxOf(page.getByRole('region', { name: 'À traiter' })), await boxOf(page.getByRole('region', { name: 'Commencer' }))];
    expect(create.x).toBeGreaterThan(waits.right);
    expect(create.y).toBeLessThan(waits.bottom);
  });
});

test('a column of dates shows the time of all of them, or of none', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 850 });
  await openAs(page, 'english@exemple.fr', '/hitchhikers');
  await expect(page.getByRole('grid').locator('[data-shortened]').first()).toBeVisible();
  for (const width of [1340, 1350, 1360, 1370, 1380, 1400]) {
    await page.setViewportSize({ width, height: 850 });
    await everythingIsThere(page);
    const shown = () => page.getByRole('grid').locator('[data-shortened]').evaluateAll((dates) => dates.map((date) => date.firstElementChild?.getBoundingClientRect().top === date.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await shown()).size, `at ${width} px`).toBe(1);
  }
});

test('on a tablet, the names of a list are whole, and its status is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(page, 'superadmin@exemple.fr', '/events');
  await isThere(page);
  const [status, actions] = [await boxOf(page.getByRole('columnheader', { name: 'Statut' })), await boxOf(page.getByRole('columnheader', { name: 'Actions' }))];
  expect(status.right).toBeLessThanOrEqual(actions.x + 1);
  const names = page.getByRole('gridcell').filter({ has: page.locator('a[data-path*="/show/"]') });
  const cut = await names.evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 8).map((cell) => cell.textContent));
  expect(cut).toEqual([]);
});

test('the queues of the home page leave none alone in a line', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr');
  await isThere(page);
  const cards = page.getByRole('region', { name: 'À traiter' }).locator('.counter-cards > li');
  await expect(cards).toHaveCount(4);
  for (const [width, inFirstLine] of [[390, 1], [768, 2], [1100, 2], [1360, 4]] as const) {
    await page.setViewportSize({ width, height: 1000 });
    const tops = async () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    await expect.poll(async () => { const all = await tops(); return all.filter((top) => top === all[0]).length; }, `at ${width} px`).toBe(inFirstLine);
  }
});

test('beside a document, no table of the record has to be scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, 'admin@exemple.fr');
  await page.getByRole('region', { name: 'À traiter' }).getByRole('listitem').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('region', { name: /^À examiner/ })).toBeVisible();
  await isThere(page);
  const table = page.getByRole('table').first();
  expect((await boxOf(table)).right).toBeLessThanOrEqual((await boxOf(page.locator('.record-section').first())).right);
});

test('beside a document, the table of the proofs fits into its box in English too', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await openAs(page, 'english@exemple.fr');
  await page.getByRole('region', { name: 'To do' }).getByRole('listitem').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('region', { name: /^To review/ })).toBeVisible();
  await isThere(page);
  const table = page.getByRole('region', { name: 'Identity documents', exact: true });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test('the name of a column of amounts stands above them, and all boxes with choices look the same', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await openAs(page, 'superadmin@exemple.fr', '/communities');
  await isThere(page);
  const [label, amount] = [page.getByRole('columnheader', { name: 'Membres acceptés' }).locator('.sort-label'), page.getByRole('grid').locator('.ag-right-aligned-cell').first()];
  const endOfText = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  };
  await expect(amount).toBeVisible();
  expect(Math.abs((await label.evaluate(endOfText)) - (await amount.evaluate(endOfText)))).toBeLessThan(3);
  // Several choices are a menu; one is the browser's own list.
  const several = page.getByRole('button', { name: /^Adhésion/ });
  const rows = page.getByRole('combobox', { name: 'Lignes par page' });
  const inset = async (arrow: Locator, box: Locator) => (await boxOf(box)).right - (await boxOf(arrow)).right;
  const [one, other] = [await inset(several.locator('svg'), several), await inset(rows.locator('xpath=following-sibling::*[1]'), rows)];
  expect(Math.abs(one - other)).toBeLessThan(2);
  expect((await boxOf(several.locator('svg'))).width).toBe((await boxOf(rows.locator('xpath=following-sibling::*[1]'))).width);
});

for (const [screen, width, seen] of [['a tablet', 768, 80], ['a small laptop', 1280, 150]] as const) {
  test(`on ${screen}, the name of the page is seen beside the choice of a structure`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords/create');
    await isThere(page);
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Structure' })).toBeVisible();
    const current = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByText('Création d’une demande');
    expect((await boxOf(current)).width).toBeGreaterThan(seen);
  });
}

test('a line of text is as wide as can be read, however wide the window is', async ({ page }) => {
  await page.setViewportSize(WIDEST);
  await openAs(page, 'superadmin@exemple.fr', '/relaypointtypes/create');
  await isThere(page);
  const widthOf = async (name: string) => (await boxOf(page.getByRole('textbox', { name, exact: true }))).width;
  expect(await widthOf('Nom')).toBe(640);
  await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords/create');
  await isThere(page);
  expect(await widthOf('Prénom')).toBeLessThan(420);
});

test('two fields on one line stand at the same height where one of them has a help, also when one is in error', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords/create');
  const [email, telephone] = [page.getByRole('textbox', { name: /^Adresse e-mail/ }), page.getByRole('textbox', { name: /^Téléphone/ })];
  await expect(email).toBeVisible();
  expect((await boxOf(telephone)).y).toBe((await boxOf(email)).y);
  await email.fill('jeanne');
  await telephone.focus();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect((await boxOf(telephone)).y).toBe((await boxOf(email)).y);
});

test('a form of two sections uses the width of a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, 'superadmin@exemple.fr', '/articles/create');
  await isThere(page);
  const [first, second] = [await boxOf(page.getByRole('region', { name: 'Article' })), await boxOf(page.getByRole('region', { name: 'Contenu' }))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.right);
  expect(1920 - second.right, 'the room beside it').toBeLessThan(60);
});

test('the lines of a file that is imported use the width of a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, 'admin@exemple.fr', '/relaypoints/import');
  await page.locator('input[type=file]').setInputFiles({ name: 'points.csv', mimeType: 'text/csv', buffer: Buffer.from('name;type;latitude;longitude\nGare;1;48,6;6,2\n') });
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Vérifier le fichier' })).toBeVisible();
  const lines = await boxOf(page.getByRole('table', { name: 'Aperçu des premières lignes' }).locator('xpath=..'));
  expect(1920 - lines.right, 'the room beside it').toBeGreaterThanOrEqual(0);
  expect(1920 - lines.right, 'the room beside it').toBeLessThan(60);
});

test('what is read of a record without key facts is as wide as its head', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, 'superadmin@exemple.fr', '/articles/show/3');
  await isThere(page);
  const [edit, section] = [await boxOf(page.getByRole('link', { name: 'Modifier' })), await boxOf(page.locator('.record-body'))];
  expect(Math.abs(section.right - edit.right)).toBeLessThan(2);
});

test('the only counter of the home page has its whole width, with those who wait side by side', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr');
  await isThere(page);
  const waiting = page.getByRole('region', { name: 'À traiter' }).getByRole('listitem').getByRole('listitem');
  const [first, second] = [await boxOf(waiting.nth(0)), await boxOf(waiting.nth(1))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThanOrEqual(first.right);
});

test('the menu of a place on the map has no frame, and a link in a dialog the colour of links', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/relaypoints?look=map');
  const menu = page.getByRole('button', { name: /^Actions pour/ }).first();
  await expect(menu).toHaveCSS('border-top-width', '0px');
  await page.goto('/events');
  await isThere(page);
  await page.getByRole('checkbox', { name: /^Sélectionner/ }).nth(1).check();
  await page.route('**/api/admin/events/*', (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' }));
  await chooseForSelection(page, 'Supprimer');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('textbox').fill('SUPPRIMER');
  await dialog.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(dialog.getByRole('link').first()).not.toHaveCSS('color', 'rgb(0, 0, 238)');
});

test('the question before a deletion says all of a name, also one without spaces that is longer than its line; the head scrolls away where it would cover a telephone', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr');
  await page.route('**/api/admin/editorials/4', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), title: 'Donaudampfschifffahrt'.repeat(6) } });
  });
  await page.goto('/editorials/show/4');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const title = page.getByRole('alertdialog').getByRole('heading');
  await expect(title).toContainText('Donaudampfschifffahrt');
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click();
  const name = page.getByRole('heading', { level: 1 });
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await last.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 640 });
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  await expect(name).not.toBeInViewport();
});

test('in a low window, as at 400 %, no bar but those of the app and of the form stays over a field', async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 260 });
  await openAs(page, 'admin@exemple.fr', '/users/12');
  await isThere(page);
  const field = page.getByRole('textbox', { name: 'Adresse e-mail', exact: true });
  await field.focus();
  await expect(field).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Sommaire' })).not.toBeInViewport();
});

test('at 400 %, what a record with a long name offers is in sight when it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.route(/\/admin\/users\/12$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), familyName: 'Anticonstitutionnellement'.repeat(6) } });
  });
  await openAs(page, 'admin@exemple.fr', '/users/show/12');
  await isThere(page);
  const edit = page.getByRole('main').getByRole('link', { name: 'Modifier', exact: true }).first();
  await edit.focus();
  await expect(edit).toBeInViewport({ ratio: 1 });
});

for (const [screen, size] of [['of a telephone', { width: 390, height: 700 }], ['of a small laptop', { width: 1360, height: 700 }], ['at 400 %', { width: 320, height: 256 }]] as const) {
  test(`the buttons under the list of recipients cover nothing that has the focus, in a window ${screen}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openAs(page, 'superadmin@exemple.fr', '/campaigns/create');
    await isThere(page);
    await page.getByRole('button', { name: 'Choisir les destinataires' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: /^Sélectionner (?!les)/ }).nth(2)).toBeVisible();
    const pager = dialog.getByRole('button', { name: 'Page suivante' });
    await dialog.getByRole('button', { name: 'Annuler' }).focus();
    for (let presses = 0; presses < 8 && !(await pager.evaluate((button) => button === document.activeElement)); presses += 1) await page.keyboard.press('Shift+Tab');
    await expect(pager).toBeFocused();
    const isOnTop = () => pager.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    await expect.poll(isOnTop).toBe(true);
  });
}

test('the steps of a form stand beside the open one where there is room, and above it elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords/create');
  await isThere(page);
  const steps = page.getByRole('list', { name: 'Étapes' });
  const field = page.getByRole('textbox', { name: /^Nom/ });
  expect((await boxOf(steps)).x).toBeGreaterThan((await boxOf(field)).right);
  await page.setViewportSize({ width: 1360, height: 850 });
  expect((await boxOf(steps)).bottom).toBeLessThan((await boxOf(field)).y);
});
