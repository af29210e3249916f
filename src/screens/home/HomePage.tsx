import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/data/EngineContext';
import { menuItems } from '@/engine/model/menu';
import { useConfig, useSession } from '@/session/hooks';
import { PageHeader } from '@/ui/PageHeader';
import { OtherApplications } from './OtherApplications';
import { DraftsSection } from './resume/DraftsSection';
import { RecentSection } from './resume/RecentSection';
import { CountersSection } from './counters/CountersSection';
import { WaysIn } from './WaysIn';

/** The first page: a welcome, what was left and what waits, the records opened last, the applications beside this one, and the ways to what the operator may do. */
export function HomePage() {
  const { t } = useTranslation('home');
  const session = useSession();
  const items = Object.values(menuItems(useEngine().resources, session, useConfig())).flat();

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('welcome', { name: session.user.givenName })} />
      <DraftsSection />
      <CountersSection />
      <RecentSection />
      <OtherApplications />
      {items.length > 0 ? <WaysIn items={items} /> : <Typography component="p">{t('nothing')}</Typography>}
    </>
  );
}
