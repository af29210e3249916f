import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/data/EngineContext';
import { menuItems } from '@/engine/model/menu';
import { can } from '@/engine/model/permissions';
import { useConfig, useSession } from '@/session/hooks';
import { PageHeader } from '@/ui/PageHeader';
import { OtherApplications } from './OtherApplications';
import { DraftsSection } from './resume/DraftsSection';
import { RecentSection } from './resume/RecentSection';
import { CountersSection } from './counters/CountersSection';
import { WaysIn } from './WaysIn';

/** The first page: a welcome, what was left and what waits, the records opened last, what can be created, the applications beside this one; for those who only read, the ways to what they may read. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const items = Object.values(menuItems(resources, session, config)).flat();
  const creatable = items.filter(({ name }) => resources.some((resource) => resource.name === name && can('create', resource, session, config)));

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('welcome', { name: session.user.givenName })} />
      <DraftsSection />
      <CountersSection />
      <RecentSection />
      {creatable.length > 0 && <WaysIn title={t('create')} items={creatable} page="create" />}
      <OtherApplications />
      {creatable.length === 0 && items.length > 0 && <WaysIn title={t('waysIn')} items={items} page="list" />}
      {items.length === 0 && <Typography component="p">{t('nothing')}</Typography>}
    </>
  );
}
