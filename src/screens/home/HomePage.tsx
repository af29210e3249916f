import { useDeferredValue, useState } from 'react';
import Add from '@mui/icons-material/Add';
import { useEngine } from '@/engine/data/EngineContext';
import { draftsOf } from '@/engine/data/drafts';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { useLabels } from '@/engine/fields/labels';
import { countersFor, lacksStructures } from '@/engine/insight/counters/countersFor';
import { type MenuItem, menuItems } from '@/engine/model/menu';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { CountersSection } from './counters/CountersSection';
import { HomeSection } from './HomeSection';
import { OtherApplications } from './OtherApplications';
import { DraftsSection } from './resume/DraftsSection';
import { RecentSection } from './resume/RecentSection';
import { useRecentPages } from './resume/useRecentPages';
import { TrendsSection } from './trends/TrendsSection';
import './home.css';

/** The greatest number of recent records shown of each kind. */
const SHOWN = 6;

/**
 * The first page: unsaved drafts and waiting work, the records that were saved and opened last, and figures of the last weeks; after them, or beside them on a wide
 * screen, what can be created and the applications beside this one.
 */
export function HomePage() {
  const { t } = useTranslation('home');
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const { may } = useOperatorRights();
  const [done, opened] = [useRecentPages('done', SHOWN), useRecentPages('opened', SHOWN)];
  // A record that was saved was opened before, and is shown in one place only.
  const onlyOpened = opened.pages.filter(({ href }) => done.pages.every((page) => page.href !== href));
  const [hasDrafts] = useState(() => draftsOf(sessionStorage, session.user.id).length > 0);
  const items = Object.values(menuItems(resources, session, config)).flat();
  const creatable = items.filter(({ name }) => may('create', name));
  const waits = hasDrafts || countersFor(resources, session, config).length > 0 || lacksStructures(resources, session, config);
  // What waits is rendered first, as work begins with it, and the rest of the page right after it.
  const isWhole = useDeferredValue(true, false);
  const isQuiet = items.length > 0 && !waits && done.pages.length + opened.pages.length === 0;

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('welcome', { name: session.user.givenName })} />
      <div className="home">
        <div>
          <DraftsSection />
          <CountersSection />
          {isQuiet && <p>{t('quiet')}</p>}
          {isWhole && (
            <>
              <RecentSection title={t('done')} recent={done} />
              <RecentSection title={t('recent')} recent={{ ...opened, pages: onlyOpened }} />
              <TrendsSection />
            </>
          )}
        </div>
        {isWhole && (
          <div className="home-beside">
            {creatable.length > 0 && <CreationSection items={creatable} />}
            <OtherApplications />
          </div>
        )}
      </div>
      {items.length === 0 && <p>{t('nothing')}</p>}
    </>
  );
}

/** Links to the forms of new records, in few lines, as the menu leads to the lists. */
function CreationSection({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('create')} isPrinted={false}>
      <ul className="home-creations">
        {items.map((item) => (
          <Creation key={item.name} item={item} />
        ))}
      </ul>
    </HomeSection>
  );
}

function Creation({ item }: { item: MenuItem }) {
  return (
    <li>
      <Button component={RouterLink} href={`${item.route}/create`} startIcon={<Add />}>
        {useLabels(item).action('create')}
      </Button>
    </li>
  );
}
