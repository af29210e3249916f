import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLabels } from '@/engine/fields/labels';
import { pageTitle } from '@/engine/page/pageTitle';
import type { RecentRecord } from '@/session/recentRecords';
import { RouterLink } from '@/ui/RouterLink';
import { HomeSection } from '../HomeSection';
import { gridStyle } from '../homeStyle';
import type { RecentPage, RecentPages } from './useRecentPages';
import { useRecentRecord } from './useRecentRecord';

/** The operator's recent records. A record that no longer exists disappears, and the heading with the last of them. */
export function RecentSection({ title, recent: { pages, leaveOut } }: { title: string; recent: RecentPages }) {
  if (pages.length === 0) return null;
  return (
    <HomeSection title={title}>
      <Box component="ul" sx={{ ...gridStyle(), gap: 1 }}>
        {pages.map((page) => (
          <RecentItem key={page.href} page={page} leaveOut={leaveOut} />
        ))}
      </Box>
    </HomeSection>
  );
}

interface RecentItemProps {
  page: RecentPage;
  leaveOut: (record: RecentRecord) => void;
}

function RecentItem({ page: { resource, id, href }, leaveOut }: RecentItemProps) {
  const { t } = useTranslation();
  const labels = useLabels(resource);
  const title = useRecentRecord({ name: resource.name, id }, leaveOut);
  const numbered = pageTitle(labels.page('show'), id, t);
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Link component={RouterLink} href={href} sx={{ display: 'block', py: 0.25, overflowWrap: 'anywhere' }}>
        {title ?? numbered}
      </Link>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {title === undefined ? labels.menu() : numbered}
      </Box>
    </Box>
  );
}
