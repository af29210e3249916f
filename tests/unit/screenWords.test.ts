// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadShellWords } from '@/app/entities';
import { appRoutes } from '@/app/routes';
import type { Labels } from '@/engine/fields/labels';
import type { RouteHandle } from '@/engine/routes';
import { loadLaterTexts, startI18n } from '@/i18n/i18n';
import { readResources } from '../../scripts/resources/readResources';
import specification from '../specification.json';
import { saidBy } from '../support/saidBy';

const { entities } = readResources('schemas');
const resources = entities.map(({ resource }) => resource);

/** The pages that no entity describes, and the additional page about a record. */
const written: Record<string, string> = { '/login': 'login:pageTitle', '/': 'shell:home.menu', '/campaigns/send/{id}': 'campaignSend:title' };

/** The title of the page at an address of the route table, which is the heading, the title of the tab and the last breadcrumb (src/README.md, Decisions). */
function titleOf(path: string): string {
  if (written[path]) return i18next.t(written[path]);
  const resource = resources.find(({ route }) => route && (path === route || path.startsWith(`${route}/`)));
  if (!resource) return `no entity at ${path}`;
  const below = path.slice(resource.route?.length).slice(1);
  const pages: Record<string, Parameters<Labels['page']>[0]> = { '': resource.list ? 'list' : 'dashboard', create: 'create', 'show/{id}': 'show', '{id}': 'edit', [resource.importPath ?? 'import']: 'import' };
  return saidBy(resource, (labels) => labels.page(pages[below] ?? 'dashboard'));
}

const menuWord = (name: string) => saidBy({ name }, (labels) => labels.menu());

interface Words {
  menu?: string;
  pages?: Record<string, string>;
}

/** Whether the files of a language contain a text; a missing text would appear in French, or as its key. */
function wordsOf(language: 'fr' | 'en'): (text: string) => boolean {
  const ofEntities = entities.flatMap(({ words }) => {
    const { menu = '', pages = {} }: Words = words[language];
    return [menu, ...Object.values(pages)];
  });
  const ofShell = [...Object.values(written), ...GROUPS].map((key) => i18next.t(key)).filter((text) => !/\w[:.]\w/.test(text));
  const known = new Set([...ofEntities, ...ofShell].filter(Boolean));
  return (text) => known.has(text);
}

const GROUPS = [...new Set(resources.flatMap(({ menu }) => (menu && menu.group !== 'main' ? [`shell:groups.${menu.group}`] : [])))];

describe.each(['fr', 'en'] as const)('the words of every screen of the route table, in %s', (language) => {
  let isMissing: (text: string) => boolean;

  beforeAll(async () => {
    startI18n(language);
    // The fallback to French is switched off, because here it would hide missing texts.
    i18next.options.fallbackLng = false;
    await loadShellWords(language);
    await loadLaterTexts('campaignSend');
    const isKnown = wordsOf(language);
    isMissing = (text) => !isKnown(text);
  });

  it('are a title for each, and another one than that of any other screen', () => {
    const titles = specification.routes.map(({ path }) => titleOf(path));
    expect(titles.filter(isMissing)).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('are an entry in the menu for each that has one, and a name for each group', () => {
    const words = [...resources.filter(({ menu }) => menu).map(({ name }) => menuWord(name)), ...GROUPS.map((key) => i18next.t(key))];
    expect(words.filter(isMissing)).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('are breadcrumbs: home, the list that a page belongs to, and the title of the page', () => {
    const pages = appRoutes().flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children).flatMap((route) => route.children ?? [route]);
    const alone = pages.filter(({ path = '', handle }) => path.includes(':') && !(handle as RouteHandle | undefined)?.parent);
    expect(alone.map(({ path }) => path)).toEqual([]);
    const parents = pages.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.parent?.name ?? []);
    expect([i18next.t('shell:home.menu'), ...parents.map(menuWord)].filter(isMissing)).toEqual([]);
  });
});
