import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ApiError } from '@/api/ApiError';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { forgetRecent } from '@/session/recentRecords';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { PartBoundary } from '@/ui/PartBoundary';
import { RouterLink } from '@/ui/RouterLink';
import { useErrorText } from '../data/errorMessage';
import { useLabels } from '../fields/labels';
import { MissingRight } from './missingRightChunk';
import { isReserved, useCan } from '../model/permissions';
import { showAddress } from '../model/recordAddress';
import type { Operation, Resource } from '../model/Resource';
import { useRecordId } from './useRecordId';
import { useSuccessor } from './useSuccessor';

interface RecordLoadErrorProps {
  resource: Resource;
  operation: Extract<Operation, 'show' | 'edit'>;
  /** The page that failed, where it is not the one of the operation. */
  page?: Extract<Operation, 'show' | 'edit' | 'create' | 'dashboard'>;
  error: ApiError;
  onRetry: () => void;
}

/** A record that could not be read: it is deleted, it is refused, or a failure occurred and the operator can try again (rule states.four). */
export function RecordLoadError({ resource, operation, page = operation, error, onRetry }: RecordLoadErrorProps) {
  const { t } = useTranslation('show');
  const labels = useLabels(resource);
  const errorText = useErrorText();
  const session = useSession();
  const own = session.structures.map(({ name }) => name).join(', ');
  const isOfOthers = isOfOtherStructure(resource, operation, error);
  const id = useRecordId(resource);
  const successor = useSuccessor(resource.name, id);
  useForgetUnread(resource.name, id, error);
  const { state } = useLocation() as { state: unknown };
  const toList = <ListLink resource={resource} />;
  // For a record that no longer exists, some addresses of the platform answer a server error (contract wire.errors).
  const detail = error.kind === 'server' ? t('maybeGone', { reason: errorText(error) }) : errorText(error);

  if (error.kind === 'notFound' && successor !== undefined) return <Navigate to={showAddress(resource.route, successor)} replace state={state} />;
  return (
    <>
      <PageHeader title={labels.page(page)} />
      {isOfOthers && <ErrorState title={labels.state('otherStructure')} detail={t(own === '' ? 'operatesNone' : 'operates', { structures: own })} action={toList} />}
      {!isOfOthers && error.kind === 'notFound' && <ErrorState title={labels.state('notFound')} action={toList} />}
      {!isOfOthers && error.kind === 'denied' && (
        <PartBoundary>
          <MissingRight rule={isReserved(operation, resource, session, {}) ? resource.ownOnly?.unless : resource.permissions[operation]}>
            {(permission) => <ErrorState title={labels.message('error', 'loaded')} detail={t('refused', { permission })} action={toList} />}
          </MissingRight>
        </PartBoundary>
      )}
      {error.kind !== 'notFound' && error.kind !== 'denied' && (
        <ErrorState title={labels.message('error', 'loaded')} detail={detail} onRetry={onRetry} action={toList} />
      )}
    </>
  );
}

/** Takes the record out of those that the operator has opened: it was not to be seen. */
function useForgetUnread(name: string, id: string | undefined, { kind }: ApiError): void {
  const userId = useSession().user.id;
  const isUnseen = kind === 'notFound' || kind === 'denied';
  useEffect(() => {
    if (isUnseen && id !== undefined) forgetRecent(keptIn(window), userId, { name, id });
  }, [isUnseen, userId, name, id]);
}

/**
 * Whether a refusal means that the record belongs to another structure. The right itself was checked before the page opened, so nothing else is left. Where the
 * record is the structure itself, the platform answers as if it did not exist (contract session.solidaryRights).
 */
function isOfOtherStructure({ ownStructure }: Resource, operation: RecordLoadErrorProps['operation'], { kind }: ApiError): boolean {
  if (!ownStructure?.for.includes(operation)) return false;
  return kind === 'denied' || (kind === 'notFound' && ownStructure.field === 'id');
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
