import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useKeptRights, useSession, useSessionStore } from '@/session/hooks';
import { AccessDenied } from '@/ui/AccessDenied';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { useMessages } from '@/ui/messages/MessageProvider';
import { useLabels } from '../fields/labels';
import { MissingRight } from './missingRightChunk';
import { can, isAvailable, missingCondition } from '../model/permissions';
import type { Operation, ResourceSummary } from '../model/Resource';

interface GuardedProps {
  resource: ResourceSummary;
  operation: Operation;
  children: ReactNode;
}

/**
 * Renders a page only if the operator may open it; otherwise says which right is missing (specification 2.100). The kept rights of a restored session refuse
 * nothing: the server may have given others since.
 */
export function Guarded({ resource, operation, children }: GuardedProps) {
  const { t } = useTranslation('shell');
  const labels = useLabels(resource);
  const session = useSession();
  const rights = useKeptRights();
  const config = useConfig();
  if (can(operation, resource, session, config)) return children;
  if (rights) return rights === 'unread' ? <UnreadRights name={labels.menu()} /> : <LoadingState label={t('denied.verifying')} shape="text" />;

  if (!isAvailable(operation, resource, session, config))
    return <Refusal title={t('denied.unavailableTitle')} detail={t(`denied.${missingCondition(operation, resource, session, config) ?? 'unavailable'}`)} />;
  return (
    <MissingRight rule={resource.permissions[operation]}>
      {(permission) => <Refusal title={t('denied.title')} detail={t(`denied.pages.${operation}`, { name: labels.menu(), permission })} />}
    </MissingRight>
  );
}

function UnreadRights({ name }: { name: string }) {
  const { t } = useTranslation('shell');
  const store = useSessionStore();
  useFocusRescue(true);
  return (
    <>
      <PageHeader title={name} />
      <ErrorState title={t('denied.unread')} onRetry={() => store.readAgain()} />
    </>
  );
}

function Refusal({ title, detail }: { title: string; detail: string }) {
  const show = useMessages();
  useEffect(() => show({ kind: 'error', text: title }), [show, title]);
  return <AccessDenied title={title} detail={detail} />;
}
