import type { TFunction } from 'i18next';
import { deploymentLinks } from '@/config/deploymentLinks';
import { useEngine } from '@/engine/data/EngineContext';
import { firstPage, menuItems } from '@/engine/model/menu';
import { can } from '@/engine/model/permissions';
import type { Operation, ResourceSummary } from '@/engine/model/Resource';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import type { PaletteEntry } from './PaletteEntry';

/**
 * The pages that the operator may open without a record: for each entry of the menu its list, creation, import and dashboard; then home, the About page, and
 * the deployment's pages elsewhere.
 */
export function usePages(): PaletteEntry[] {
  const { t } = useTranslation('palette');
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();

  const ofEntities = Object.values(menuItems(resources, session, config))
    .flat()
    .flatMap(({ name }) => resources.filter((resource) => resource.name === name))
    .flatMap((resource) =>
      addresses(resource)
        .filter(([operation]) => can(operation, resource, session, config))
        .map(([operation, href]) => ({
          key: `page:${href}`,
          title: t(`${wordsNamespace(resource.name)}:pages.${operation}`),
          href,
          alias: aliasOf(operation, resource, t),
        })),
    );
  const links = deploymentLinks(config).map(({ name, address }) => ({
    key: `link:${name}`,
    title: t(`ui:links.${name}`),
    ...(name === 'help' && { alias: t('keywords.help') }),
    run: () => void window.open(address, address.startsWith('mailto:') ? '_self' : '_blank', 'noreferrer'),
  }));
  return [
    { key: 'page:/', title: t('shell:home.menu'), alias: t('keywords.home'), href: '/' },
    ...ofEntities,
    { key: 'page:/about', title: t('shell:about'), alias: t('keywords.about'), href: '/about' },
    ...links,
  ];
}

/** The other words of a page: for the first page of an entity the word of the menu, for the others what one does there. */
function aliasOf(operation: Operation, resource: ResourceSummary, t: TFunction): string {
  const words = operation === firstPage(resource) ? [t(`${wordsNamespace(resource.name)}:menu`)] : [];
  if (operation !== 'list') words.push(t(`palette:keywords.${operation}`));
  return words.join(' ');
}

function addresses(resource: ResourceSummary): [Operation, string][] {
  const { route = '', importPath = 'import', dashboard } = resource;
  const first = firstPage(resource);
  return [
    [first, route],
    ['create', `${route}/create`],
    ['import', `${route}/${importPath}`],
    // A dashboard of all records (without a parameter) is added, unless it is the first page and so listed already.
    ...(dashboard && !dashboard.parameter && first !== 'dashboard' ? [['dashboard', `${route}/${dashboard.path}`] satisfies [Operation, string]] : []),
  ];
}
