import type { Config, Setting } from '@/config/Config';
import { useConfig, useSession } from '@/session/hooks';
import type { Session } from '@/session/Session';
import { holds, type Condition, type ConditionContext, type PermissionRule, type SessionConditionName } from './conditions';
import type { Operation, ResourceSummary } from './Resource';
import type { RecordData } from './Schema';

/** Whether the permissions satisfy a rule; without a rule, everybody passes. */
export function allows(rule: PermissionRule | undefined, permissions: ReadonlySet<string>): boolean {
  if (!rule) return true;
  return 'any' in rule ? rule.any.some((name) => permissions.has(name)) : rule.all.every((name) => permissions.has(name));
}

const sessionConditions: Record<SessionConditionName, (session: Session, config: Config) => boolean> = {
  structureTransport: ({ currentStructure }, { settings }) =>
    settings.solidaryTransport && currentStructure?.solidaryTransport === true,
};

const SESSION_CONDITIONS = Object.keys(sessionConditions) as SessionConditionName[];

/** The facts that the `when` of an entity may use. */
function sessionContext(session: Session, config: Config): ConditionContext {
  const held = SESSION_CONDITIONS.filter((name) => sessionConditions[name](session, config));
  return { settings: config.settings, permissions: session.permissions, session: new Set(held), mode: 'show', record: {} };
}

/** The condition on the session that alone keeps an entity from being available. */
function missingInSession(when: Condition, context: ConditionContext): SessionConditionName | undefined {
  return SESSION_CONDITIONS.find((name) => holds(when, { ...context, session: new Set([...(context.session ?? []), name]) }));
}

/** The module that an operation belongs to, whatever the entity: every dashboard is part of analytics. */
const OPERATION_SETTINGS: Partial<Record<Operation, Setting>> = { dashboard: 'analytics' };

/**
 * The condition on the session that makes an entity unavailable, although the deployment has it; `ownStructure` where the operation needs a structure and the
 * operator has none.
 */
export function missingCondition(operation: Operation, resource: ResourceSummary, session: Session, config: Config): SessionConditionName | 'ownStructure' | undefined {
  const { when, ownStructure } = resource;
  const context = sessionContext(session, config);
  if (when && !holds(when, context)) {
    const missing = missingInSession(when, context);
    return missing && ownStructure && session.structures.length === 0 ? 'ownStructure' : missing;
  }
  return lacksStructure(operation, resource, session) ? 'ownStructure' : undefined;
}

/** Whether the operation needs a structure, and the operator has none. */
function lacksStructure(operation: Operation, { ownStructure }: ResourceSummary, { structures }: Session): boolean {
  return structures.length === 0 && ownStructure?.for.some((one) => one === operation) === true;
}

/** Whether the deployment and the session have the page of an operation, whatever the operator's permissions. */
export function isAvailable(operation: Operation, resource: ResourceSummary, session: Session, config: Config): boolean {
  const setting = OPERATION_SETTINGS[operation];
  if (setting && !config.settings[setting]) return false;
  if (lacksStructure(operation, resource, session)) return false;
  return !resource.when || holds(resource.when, sessionContext(session, config));
}

/**
 * Whether the operator may do an operation: with this record or, without one, with any at all. The guard, the menu and every button use this function alone. An
 * operation without a rule is not offered. An empty record stands for those of anybody.
 */
export function can(operation: Operation, resource: ResourceSummary, session: Session, config: Config, record?: RecordData): boolean {
  const rule = resource.permissions[operation];
  return rule !== undefined && isAvailable(operation, resource, session, config) && allows(rule, session.permissions) && !(record && isReserved(operation, resource, session, record));
}

/** Whether an operation on a record is for whoever it belongs to, and that is not the operator. */
export function isReserved(operation: Operation, { ownOnly }: ResourceSummary, { user, permissions }: Session, record: RecordData): boolean {
  if (!ownOnly?.for.some((one) => one === operation) || allows(ownOnly.unless, permissions)) return false;
  return String(record[ownOnly.field]) !== String(user.id);
}

/** Gives `can` for the signed-in operator. */
export function useCan(resource: ResourceSummary): (operation: Operation, record?: RecordData) => boolean {
  const session = useSession();
  const config = useConfig();
  return (operation, record) => can(operation, resource, session, config, record);
}
