import { useLocation, useMatches } from 'react-router-dom';
import { trailOf } from '@/engine/page/destination';
import { useLabels } from '@/engine/fields/labels';
import type { RouteHandle } from '@/engine/routes';
import { useTranslation } from '@/i18n/useTranslation';
import { RouterLink } from '@/ui/RouterLink';
import { useCurrentPageTitle } from '@/ui/PageTitle';

/** The path to the current page: home, the entity's list as the operator left it, and the page, in the words of its heading. */
export function Breadcrumbs() {
  const { t } = useTranslation('shell');
  const title = useCurrentPageTitle();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;

  return (
    <nav aria-label={t('breadcrumbs')} className="crumbs">
      <ol>
        {handle && (
          <li>
            <RouterLink href="/">{t('home.menu')}</RouterLink>
          </li>
        )}
        {handle?.parent && <ParentCrumb resource={handle.parent} />}
        {title && (
          <li className="crumbs-page">
            <span aria-current="page">{title}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function ParentCrumb({ resource }: { resource: NonNullable<RouteHandle['parent']> }) {
  const labels = useLabels(resource);
  const { list = resource.route } = trailOf(useLocation().state, resource);
  return (
    <li>
      <RouterLink href={list}>{labels.menu()}</RouterLink>
    </li>
  );
}
