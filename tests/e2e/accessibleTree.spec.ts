import type { Page } from '@playwright/test';
import { everythingIsThere, expect, openAs, test } from './fixtures';

/** The pages that each account can open, one of each kind. */
const PAGES: Record<string, readonly string[]> = {
  'admin@exemple.fr': ['/', '/users', '/users/show/40', '/users/12', '/users/import', '/communities/show/3', '/campaigns/show/2', '/campaigns/send/2', '/articles/1', '/relaypoints', '/analytics', '/about'],
  'solidaire@exemple.fr': ['/solidaryrecords', '/solidaryrecords/create', '/solidarybeneficiaries/show/1', '/solidaryvolunteers/show/1', '/solidarystructures/1'],
};

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Déconnexion' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await everythingIsThere(page);
}

for (const [email, addresses] of Object.entries(PAGES)) {
  test(`on the pages of ${email} no two landmarks have the same name, and at 400 % nothing is scrolled sideways`, async ({ page }) => {
    await openAs(page, email);
    await settled(page);
    for (const address of addresses) {
      await page.setViewportSize({ width: 1280, height: 1024 });
      await page.goto(address);
      await settled(page);
      const names = await page.evaluate(landmarks);
      expect(names.filter((name, index) => names.indexOf(name) !== index), address).toEqual([]);
      expect(names, address).toEqual(expect.arrayContaining(['main', 'navigation Menu principal']));
      // This is a window of 1280 px at a zoom of 400 % (1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
    }
  });
}

/** The role and name of what a screen reader lists as parts of the page. */
function landmarks(): string[] {
  const roles: Record<string, string> = { MAIN: 'main', NAV: 'navigation', ASIDE: 'complementary', SECTION: 'region', FORM: 'form' };
  const named = ['region', 'form'];
  return [...document.querySelectorAll('main, nav, aside, section, form, [role=region], [role=search], [role=navigation], [role=form]')].flatMap((element) => {
    const byId = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const name = element.getAttribute('aria-label') ?? byId.join(' ').trim();
    const role = element.getAttribute('role') ?? roles[element.tagName] ?? '';
    return !element.checkVisibility() || (named.includes(role) && name === '') ? [] : [`${role} ${name}`.trim()];
  });
}

/** What a screen reader reads on each kind of page, by role and name, in order; other elements may be in between. */
const READ: readonly (readonly [email: string, address: string, tree: string])[] = [
  [
    'admin@exemple.fr',
    '/',
    `
    - link "Aller au contenu"
    - navigation "Menu principal":
      - list:
        - listitem:
          - link "Accueil"
        - listitem:
          - link "Analyses"
      - list "Solidaire":
        - listitem:
          - link "Analyse du covoiturage"
      - list "Paramètres":
        - listitem:
          - link "Types de point relais"
    - banner:
      - navigation "Fil d’Ariane":
        - list:
          - listitem: Accueil
      - button "Rechercher"
      - button "EN – Switch to English"
      - switch "Thème sombre"
      - button "Déconnexion"
    - main:
      - heading "Accueil" [level=1]
      - region "À traiter":
        - heading "À traiter" [level=2]
        - list:
          - listitem:
            - heading "Pièces d’identité à vérifier" [level=3]:
              - link "Pièces d’identité à vérifier"
    `,
  ],
  [
    'admin@exemple.fr',
    '/users',
    `
    - main:
      - link "Aller aux résultats"
      - heading /Utilisateurs \\(.+\\)/ [level=1]
      - button "Vues"
      - button "Colonnes"
      - link "Importer"
      - button "Exporter"
      - button "Actualiser"
      - link "Créer un utilisateur"
      - region "Filtres":
        - search:
          - textbox "Nom ou prénom"
          - textbox "Adresse e-mail"
          - button "Ajouter un filtre"
      - grid "Utilisateurs":
        - rowgroup:
          - row:
            - columnheader "Sélectionner les 25 lignes de cette page"
            - columnheader "Nom"
            - columnheader "Prénom"
            - columnheader "Adresse e-mail"
            - columnheader "Téléphone"
            - columnheader "Statut"
            - columnheader "Actions"
          - row:
            - gridcell /Sélectionner .+/:
              - checkbox /Sélectionner .+/
            - gridcell:
              - link
      - navigation "Pages de la liste"
    `,
  ],
  [
    'admin@exemple.fr',
    '/users/12',
    `
    - main:
      - heading "Modification de l’utilisateur n° 12" [level=1]
      - paragraph: Les champs marqués d’un astérisque (*) sont obligatoires.
      - region "Identité":
        - heading "Identité" [level=2]
        - group "Genre":
          - radio "Femme"
          - radio "Homme"
        - textbox "Prénom"
        - textbox "Nom"
        - textbox "Date de naissance"
        - 'button "Choisir dans un calendrier : Date de naissance"'
      - region "Coordonnées":
        - heading "Coordonnées" [level=2]
        - paragraph: La personne se connecte avec cette adresse. S’il s’agit de votre propre compte, changer d’adresse vous déconnectera.
        - textbox "Adresse e-mail"
        - textbox "Téléphone"
        - checkbox "Accepte les actualités par e-mail"
        - group "Adresse du domicile":
          - combobox "Rechercher une adresse"
      - button "Enregistrer"
      - link "Annuler"
    `,
  ],
  [
    'admin@exemple.fr',
    '/users/import',
    `
    - main:
      - heading "Import d’utilisateurs" [level=1]
      - list "Étapes de l’import":
        - listitem: Fichier
        - listitem: Vérification
        - listitem: Confirmation
        - listitem: Résultat
      - heading "Choisir le fichier" [level=2]
      - button "Télécharger le modèle"
      - button "Choisir un fichier ou le déposer ici"
      - checkbox "La première ligne contient les en-têtes"
      - button "Vérifier le fichier"
    `,
  ],
  [
    'admin@exemple.fr',
    '/campaigns/send/2',
    `
    - main:
      - heading "Envoi de la campagne n° 2" [level=1]
      - list:
        - listitem:
          - region "1. Message":
            - heading "1. Message" [level=2]
        - listitem:
          - region "2. Destinataires"
        - listitem:
          - region "3. Test":
            - button /Envoyer un test à .+/
        - listitem:
          - region "4. Envoi":
            - button /Envoyer à .+/
      - region "Message à envoyer":
        - definition:
          - group "Largeur de l’aperçu"
          - region "Aperçu de l’e-mail"
    `,
  ],
  [
    'solidaire@exemple.fr',
    '/solidaryrecords/create',
    `
    - main:
      - heading "Création d’une demande" [level=1]
      - list "Étapes":
        - listitem: Bénéficiaire
        - listitem: Justificatifs
        - listitem: Motif et besoins
      - region "Bénéficiaire":
        - heading "Bénéficiaire" [level=2]
        - combobox "Personne déjà connue"
        - textbox "Prénom"
        - textbox "Nom"
      - button "Suivant"
      - link "Annuler"
    `,
  ],
];

for (const [email, address, tree] of READ) {
  test(`a screen reader reads ${address} in its order, each thing by its name`, async ({ page }) => {
    await openAs(page, email, address);
    await settled(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(tree);
  });
}

test('the preview of a campaign has the room there is at 400 %, whatever was chosen before', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/campaigns/show/2');
  const preview = page.getByRole('region', { name: 'Aperçu de l’e-mail' });
  await expect(page.getByRole('button', { name: 'Ordinateur', pressed: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  // The buttons stand below the name, whose words would be broken beside them.
  const name = page.getByRole('heading', { level: 1 }).locator('xpath=..');
  expect(await name.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(180);
});

test('on a telephone no label of a card breaks "e-mail" in two', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, 'admin@exemple.fr', '/users');
  const labels = page.locator('dt', { hasText: 'e-mail' });
  await expect(labels.first()).toBeVisible();
  expect(await labels.first().evaluate(linesOfMail)).toBe(1);
});

/** The number of lines that the word takes. */
function linesOfMail(label: Element): number {
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.textContent?.indexOf('e-mail') ?? -1;
    if (at === -1) continue;
    const word = document.createRange();
    word.setStart(text, at);
    word.setEnd(text, at + 'e-mail'.length);
    return word.getClientRects().length;
  }
  return 0;
}

test('what is chosen is seen where the system has replaced all colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'admin@exemple.fr', '/users');
  await settled(page);
  const rows = page.getByRole('grid').getByRole('row', { selected: true });
  const plain = page.getByRole('gridcell').nth(20);
  await page.getByRole('gridcell').getByRole('checkbox').first().check();
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(rows.first()).toHaveCSS('background-color', highlight);
  await expect(plain.locator('xpath=ancestor::*[@role="row"]')).not.toHaveCSS('background-color', highlight);
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Utilisateurs' })).toHaveCSS('background-color', highlight);
  // Drawings keep the app's own colours, which may be those of a light scheme on the system's dark background.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(page.getByRole('gridcell', { name: 'Désactivé' }).first().locator('svg')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Communautés' }).locator('svg')).not.toHaveCSS('color', 'rgb(86, 96, 114)');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expect(page.getByRole('link', { name: 'Créer un utilisateur' }), 'a button that is only an area of colour').toHaveCSS('border-top-style', 'solid');

  await page.goto('/campaigns/show/2');
  await expect(page.getByRole('button', { name: 'Ordinateur' })).toHaveCSS('background-color', highlight);
  await expect(page.getByRole('button', { name: 'Téléphone' })).not.toHaveCSS('background-color', highlight);
});

test('what cannot be pressed, and how far a request is, are seen where the system has replaced all colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords');
  await settled(page);
  const [off, chosen] = await page.evaluate(() =>
    ['GrayText', 'Highlight'].map((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }),
  );
  const pages = page.getByRole('navigation', { name: 'Pages de la liste' }).getByRole('button');
  await expect(pages.first()).toHaveCSS('color', String(off));
  await expect(pages.last()).not.toHaveCSS('color', String(off));
  await page.getByRole('grid').locator('[role=gridcell] a[data-path*="/show/"]').first().click();
  const marks = page.getByRole('list').filter({ has: page.locator('[aria-current=step]') }).locator('li > [aria-hidden]');
  await expect(page.locator('[aria-current=step] > [aria-hidden]')).toHaveCSS('background-color', String(chosen));
  await expect(marks.last()).not.toHaveCSS('background-color', String(chosen));
  const bar = page.locator('[role=progressbar]').first();
  await expect(bar.locator('> *')).toHaveCSS('background-color', String(chosen));
  await expect(bar).toHaveCSS('border-top-style', 'solid');
});

test('a notice keeps its frame where the system has replaced all colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'superadmin@exemple.fr', '/campaigns/send/1');
  await expect(page.getByRole('note').first()).toHaveCSS('border-top-style', 'solid');
});

/** The text spacing that readers may set (1.4.12). The line height is left out, because it does not change a row. */
const SPACED = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test('the words of a chart are seen where the system has replaced all colours by those of another theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openAs(page, 'admin@exemple.fr', '/analytics');
  // Charts are drawn once they come into sight.
  await page.getByRole('heading', { name: 'Communautés' }).scrollIntoViewIfNeeded();
  await expect(page.locator('svg text', { hasText: 'Manuelle' })).toHaveCSS('fill', 'rgb(255, 255, 255)');
});

test('cells that show their text whole still do with the text spacing that readers may set', async ({ page }) => {
  for (const address of ['/users', '/relaypoints', '/communities', '/events']) {
    await openAs(page, 'admin@exemple.fr', address);
    await settled(page);
    const before = await page.evaluate(cutCells);
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, SPACED);
    await expect.poll(async () => (await page.evaluate(cutCells)).filter((text) => !before.includes(text)), { message: address }).toEqual([]);
  }
});

/** The texts of cells that are partly hidden. */
function cutCells(): string[] {
  const isCut = (part: Element) => part.clientWidth > 0 && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 8);
  return [...document.querySelectorAll('[role=gridcell]')].filter((cell) => [cell, ...cell.querySelectorAll('[data-cut], [data-shortened], a')].some(isCut)).map(({ textContent }) => textContent);
}
