import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/EngineContext';
import { useLabels } from '@/engine/labels';
import { can } from '@/engine/permissions';
import type { ResourceSummary } from '@/engine/Resource';
import { pageTitle } from '@/engine/show/pageTitle';
import { useConfig, useSession } from '@/session/hooks';
import { readRecent } from '@/session/recentRecords';
import { RouterLink } from '@/ui/RouterLink';
import { HomeSection } from '../HomeSection';
import { gridStyle } from '../homeStyle';
import { useRecentRecord } from './useRecentRecord';

const SHOWN = 6;

interface RecentPage {
  resource: ResourceSummary;
  id: string;
  page: 'show' | 'edit';
}

/** The records that the operator opened last, those they may still open. */
export function RecentSection() {
  const { t } = useTranslation('home');
  const pages = useRecentPages();
  if (pages.length === 0) return null;
  return (
    <HomeSection title={t('recent')}>
      <Box component="ul" sx={{ ...gridStyle, gap: 1 }}>
        {pages.map(({ resource, id, page }) => (
          <RecentItem key={`${resource.name}/${id}`} resource={resource} id={id} page={page} />
        ))}
      </Box>
    </HomeSection>
  );
}

/** As they are when the page opens: one that is gone meanwhile says so by going. */
function useRecentPages(): RecentPage[] {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const [recent] = useState(() => readRecent(localStorage, session.user.id));
  const pages = recent.flatMap(({ name, id }): RecentPage[] => {
    const resource = resources.find((one) => one.name === name);
    const page = resource && (['show', 'edit'] as const).find((operation) => can(operation, resource, session, config));
    return resource && page ? [{ resource, id, page }] : [];
  });
  return pages.slice(0, SHOWN);
}

function RecentItem({ resource, id, page }: RecentPage) {
  const { t } = useTranslation();
  const labels = useLabels(resource);
  const { title, isGone } = useRecentRecord({ name: resource.name, id });
  if (isGone) return null;
  const numbered = pageTitle(labels.page('show'), id, t);
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Link component={RouterLink} href={`${resource.route ?? ''}/${page === 'show' ? 'show/' : ''}${id}`} sx={{ display: 'block', py: 0.25, overflowWrap: 'anywhere' }}>
        {title ?? numbered}
      </Link>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {title === undefined ? labels.menu() : numbered}
      </Box>
    </Box>
  );
}
