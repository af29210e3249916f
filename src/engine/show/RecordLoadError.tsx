import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/ApiError';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { useErrorText } from '../errorMessage';
import { useLabels } from '../labels';
import { permissionNames } from '../permissionNames';
import { useCan } from '../permissions';
import type { Operation, Resource } from '../Resource';

interface RecordLoadErrorProps {
  resource: Resource;
  operation: Extract<Operation, 'show' | 'edit'>;
  /** Whose page it is, when not that of the operation. */
  page?: Extract<Operation, 'show' | 'edit' | 'create' | 'dashboard'>;
  error: ApiError;
  onRetry: () => void;
}

/** A record that could not be read: it is gone, it is refused, or something failed and can be tried again (ux F4, F8). */
export function RecordLoadError({ resource, operation, page = operation, error, onRetry }: RecordLoadErrorProps) {
  const { t } = useTranslation('show');
  const labels = useLabels(resource);
  const errorText = useErrorText();
  const toList = <ListLink resource={resource} />;
  // For a record that is gone, some addresses of the platform answer an error of the server (contract core 4.1).
  const detail = error.kind === 'server' ? t('maybeGone', { reason: errorText(error) }) : errorText(error);

  return (
    <>
      <PageHeader title={labels.page(page)} />
      {error.kind === 'notFound' && <ErrorState title={labels.state('notFound')} action={toList} />}
      {error.kind === 'denied' && (
        <ErrorState
          title={labels.message('error', 'loaded')}
          detail={t('refused', { permission: permissionNames(resource.permissions[operation]) })}
          action={toList}
        />
      )}
      {error.kind !== 'notFound' && error.kind !== 'denied' && (
        <ErrorState title={labels.message('error', 'loaded')} detail={detail} onRetry={onRetry} action={toList} />
      )}
    </>
  );
}

function ListLink({ resource }: { resource: Resource }) {
  const { t } = useTranslation('show');
  const can = useCan(resource);
  if (!resource.route || !can('list')) return null;
  return (
    <Button component={RouterLink} href={resource.route}>
      {t('toList')}
    </Button>
  );
}
