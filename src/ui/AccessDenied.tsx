import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from './Button';
import { PageHeader } from './PageHeader';
import { RouterLink } from './RouterLink';
import { StatePanel } from './StatePanel';

interface AccessDeniedProps {
  title: string;
  detail: string;
}

/** Shown instead of a page that the operator may not open, or that the deployment does not have. */
export function AccessDenied({ title, detail }: AccessDeniedProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeader title={title} />
      <StatePanel
        icon={<LockOutlined />}
        title={detail}
        actions={
          <Button component={RouterLink} href="/" variant="outlined">
            {t('goHome')}
          </Button>
        }
      />
    </>
  );
}
