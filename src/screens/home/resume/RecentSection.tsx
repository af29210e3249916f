import { useLabels } from '@/engine/fields/labels';
import { pageTitle } from '@/engine/page/pageTitle';
import { useTranslation } from '@/i18n/useTranslation';
import type { RecentRecord } from '@/session/recentRecords';
import { RouterLink } from '@/ui/RouterLink';
import { HomeSection } from '../HomeSection';
import type { RecentPage, RecentPages } from './useRecentPages';
import { useRecentRecord } from './useRecentRecord';
import './resume.css';

/** The operator's recent records. A record that no longer exists disappears, and the heading with the last of them. */
export function RecentSection({ title, recent: { pages, leaveOut } }: { title: string; recent: RecentPages }) {
  if (pages.length === 0) return null;
  return (
    <HomeSection title={title}>
      <ul className="home-cards recent-records">
        {pages.map((page) => (
          <RecentItem key={page.href} page={page} leaveOut={leaveOut} />
        ))}
      </ul>
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
    <li>
      <RouterLink className="value-link" href={href}>
        {title ?? numbered}
      </RouterLink>
      <span className="small-text">{title === undefined ? labels.menu() : numbered}</span>
    </li>
  );
}
