import { useMemo } from 'react';
import type { Config } from '@/config/Config';
import { useConfig, useSession } from '@/session/hooks';
import type { Session } from '@/session/Session';
import { can } from '../model/permissions';
import type { Operation, ResourceSummary } from '../model/Resource';
import { useEngine } from './EngineContext';
import type { OperatorRights } from './listForOperator';

interface Rights extends OperatorRights {
  /** Whether the operator may do an operation with records of a resource, given by its name: its module may be switched off, or the operation forbidden. */
  may(operation: Operation, resource: string | undefined): boolean;
}

/** What the session and the deployment let an operator see and do. */
export function operatorRights(resources: readonly ResourceSummary[], session: Session, config: Config): Rights {
  const may: Rights['may'] = (operation, name) => resources.some((one) => one.name === name && can(operation, one, session, config));
  return { permissions: session.permissions, settings: config.settings, may, mayList: (name) => may('list', name) };
}

/** The rights of the signed-in operator. */
export function useOperatorRights(): Rights {
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  return useMemo(() => operatorRights(resources, session, config), [resources, session, config]);
}
