import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/EngineContext';
import { firstPage, menuItems } from '@/engine/menu';
import { can } from '@/engine/permissions';
import type { Operation, ResourceSummary } from '@/engine/Resource';
import { useConfig, useSession } from '@/session/hooks';
import type { PaletteEntry } from './PaletteEntry';

/** The pages that the operator may open without a record: of each entry of the menu its list, creation, import and dashboard; home, and what this is. */
export function usePages(): PaletteEntry[] {
  const { t } = useTranslation();
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
          title: t(`${resource.name}:pages.${operation}`),
          href,
          ...(href === resource.route && { alias: t(`${resource.name}:menu`) }),
        })),
    );
  return [{ key: 'page:/', title: t('shell:home.menu'), href: '/' }, ...ofEntities, { key: 'page:/about', title: t('shell:about'), href: '/about' }];
}

function addresses(resource: ResourceSummary): [Operation, string][] {
  const { route = '', importPath = 'import', dashboard } = resource;
  const first = firstPage(resource);
  return [
    [first, route],
    ['create', `${route}/create`],
    ['import', `${route}/${importPath}`],
    // Of all records, where it is not the first page already.
    ...(dashboard && !dashboard.parameter && first !== 'dashboard' ? [['dashboard', `${route}/${dashboard.path}`] satisfies [Operation, string]] : []),
  ];
}
