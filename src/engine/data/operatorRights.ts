import type { Config } from '@/config/Config';
import type { Session } from '@/session/Session';
import { can } from '../model/permissions';
import type { ResourceSummary } from '../model/Resource';
import type { OperatorRights } from './listForOperator';

/** What the session and the deployment let an operator see in lists. */
export function operatorRights(resources: readonly ResourceSummary[], session: Session, config: Config): OperatorRights {
  return {
    permissions: session.permissions,
    settings: config.settings,
    mayList: (name) => resources.some((other) => other.name === name && can('list', other, session, config)),
  };
}
