import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from './Button';
import { PageHeader } from './PageHeader';
import { RouterLink } from './RouterLink';
import { StatePanel } from './StatePanel';

/** The page for an address inside the app that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <StatePanel
        icon={<SearchOffOutlined />}
        title={t('notFound.detail', { address: pathname })}
        actions={
          <Button component={RouterLink} href="/" variant="outlined">
            {t('goHome')}
          </Button>
        }
      />
    </>
  );
}
