// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { appRoutes } from '@/app/routes';
import type { RouteHandle } from '@/engine/routes';
import enSend from '@/i18n/locales/en/later/campaignSend.json';
import enLogin from '@/i18n/locales/en/login.json';
import enShell from '@/i18n/locales/en/shell.json';
import frSend from '@/i18n/locales/fr/later/campaignSend.json';
import frLogin from '@/i18n/locales/fr/login.json';
import frShell from '@/i18n/locales/fr/shell.json';
import { readResources } from '../../scripts/resources/readResources';
import specification from '../specification.json';

const { entities } = readResources('schemas');
const shell = { fr: frShell, en: enShell };

interface EntityWords {
  menu?: string;
  pages?: Record<string, string>;
}

const wordsOf = (name: string | undefined, language: 'fr' | 'en'): EntityWords | undefined => entities.find(({ resource }) => resource.name === name)?.words[language];

/** The pages that no entity describes, and those that are one more about a record of it. */
const written: Record<string, { fr: string; en: string }> = {
  '/login': { fr: frLogin.pageTitle, en: enLogin.pageTitle },
  '/': { fr: frShell.home.menu, en: enShell.home.menu },
  '/campaigns/send/{id}': { fr: frSend.title, en: enSend.title },
};

/** The title of the page at an address of the route table: the heading, the tab and the last breadcrumb say it (src/README.md, Decisions). */
function titleOf(path: string, language: 'fr' | 'en'): string | undefined {
  const resource = entities.map((entity) => entity.resource).find(({ route }) => route && (path === route || path.startsWith(`${route}/`)));
  const below = path.slice(resource?.route?.length ?? 0).slice(1);
  const operations: Record<string, string> = { '': resource?.list ? 'list' : 'dashboard', create: 'create', 'show/{id}': 'show', '{id}': 'edit', [resource?.importPath ?? 'import']: 'import' };
  return written[path]?.[language] ?? wordsOf(resource?.name, language)?.pages?.[operations[below] ?? 'dashboard'];
}

describe.each(['fr', 'en'] as const)('the words of every screen of the route table, in %s', (language) => {
  it('are a title for each, and another one than that of any other screen', () => {
    const titles = specification.routes.map(({ path }) => titleOf(path, language) ?? `no title for ${path}`);
    expect(titles.filter((title) => title.startsWith('no title'))).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('are an entry in the menu for each that has one, and a name for each group', () => {
    const inMenu = entities.filter(({ resource }) => resource.menu);
    expect(inMenu.map(({ resource }) => [resource.name, wordsOf(resource.name, language)?.menu]).filter(([, word]) => !word)).toEqual([]);
    expect(Object.values(shell[language].groups).filter(Boolean)).toHaveLength(new Set(inMenu.map(({ resource }) => resource.menu?.group)).size - 1);
  });

  it('are breadcrumbs: home, the list that a page belongs to, and the title of the page', () => {
    const pages = appRoutes().flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children);
    const alone = pages.filter(({ path = '', handle }) => path.includes(':') && !(handle as RouteHandle | undefined)?.parent);
    expect(alone.map(({ path }) => path)).toEqual([]);
    const parents = pages.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.parent?.name ?? []);
    expect(parents.filter((name) => !wordsOf(name, language)?.menu)).toEqual([]);
    expect(shell[language].home.menu).toBeTruthy();
  });
});
