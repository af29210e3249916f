import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig, useSession } from '@/session/hooks';
import { AccessDenied } from '@/ui/AccessDenied';
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

/** Renders a page only if the operator may open it; otherwise says which right is missing (specification 2.100). */
export function Guarded({ resource, operation, children }: GuardedProps) {
  const { t } = useTranslation('shell');
  const labels = useLabels(resource);
  const session = useSession();
  const config = useConfig();
  if (can(operation, resource, session, config)) return children;

  if (!isAvailable(operation, resource, session, config))
    return <Refusal title={t('denied.unavailableTitle')} detail={t(`denied.${missingCondition(operation, resource, session, config) ?? 'unavailable'}`)} />;
  return (
    <MissingRight rule={resource.permissions[operation]}>
      {(permission) => <Refusal title={t('denied.title')} detail={t(`denied.pages.${operation}`, { name: labels.menu(), permission })} />}
    </MissingRight>
  );
}

function Refusal({ title, detail }: { title: string; detail: string }) {
  const show = useMessages();
  useEffect(() => show({ kind: 'error', text: title }), [show, title]);
  return <AccessDenied title={title} detail={detail} />;
}
