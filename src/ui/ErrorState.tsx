import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from './Button';
import { StatePanel } from './StatePanel';

interface ErrorStateProps {
  /** What could not be done, in the operator's words. */
  title: string;
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
}

/** Says that something could not be loaded; the rest of the page stays usable. */
export function ErrorState({ title, detail, onRetry, action }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <StatePanel
      role="alert"
      icon={<ErrorOutline />}
      title={title}
      detail={detail}
      actions={
        <>
          {onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </>
      }
    />
  );
}
