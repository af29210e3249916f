import type { Config, Setting } from '@/config/Config';
import { useConfig, useSession } from '@/session/hooks';
import type { Session } from '@/session/Session';
import type { PermissionRule, SessionConditionName } from './conditions';
import type { Operation, ResourceSummary } from './Resource';

/** Whether the permissions satisfy a rule; no rule means nobody is asked anything. */
export function allows(rule: PermissionRule | undefined, permissions: ReadonlySet<string>): boolean {
  if (!rule) return true;
  return 'any' in rule ? rule.any.some((name) => permissions.has(name)) : rule.all.every((name) => permissions.has(name));
}

/** The named conditions that a resource's `availableWhen` may ask of the session. */
const sessionConditions: Record<SessionConditionName, (session: Session, config: Config) => boolean> = {
  structureTransport: ({ currentStructure }, { settings }) =>
    settings.solidaryTransport && currentStructure?.solidaryTransport === true,
};

/** The module that an operation belongs to, whatever the entity: the figures of any of them are analytics. */
const OPERATION_SETTINGS: Partial<Record<Operation, Setting>> = { dashboard: 'analytics' };

/** The condition on the session that keeps an entity away, where the deployment has it; of an operation, that they operate a structure. */
export function missingCondition(operation: Operation, resource: ResourceSummary, session: Session, config: Config): SessionConditionName | 'ownStructure' | undefined {
  const { enabledBy, availableWhen, ownStructure } = resource;
  if (enabledBy && !config.settings[enabledBy]) return undefined;
  if (availableWhen && !sessionConditions[availableWhen](session, config)) return ownStructure && session.structures.length === 0 ? 'ownStructure' : availableWhen;
  return lacksStructure(operation, resource, session) ? 'ownStructure' : undefined;
}

/** Whether only operators of a structure may do it, and this one operates none. */
function lacksStructure(operation: Operation, { ownStructure }: ResourceSummary, { structures }: Session): boolean {
  return structures.length === 0 && ownStructure?.for.some((one) => one === operation) === true;
}

/** Whether the deployment and the session have the page of an operation at all, whoever asks. */
export function isAvailable(operation: Operation, resource: ResourceSummary, session: Session, config: Config): boolean {
  if ([resource.enabledBy, OPERATION_SETTINGS[operation]].some((setting) => setting && !config.settings[setting])) return false;
  if (lacksStructure(operation, resource, session)) return false;
  return !resource.availableWhen || sessionConditions[resource.availableWhen](session, config);
}

/** The only opinion on what may be done: the guard, the menu and every button ask here. An operation without a rule is not offered. */
export function can(operation: Operation, resource: ResourceSummary, session: Session, config: Config): boolean {
  const rule = resource.permissions[operation];
  return rule !== undefined && isAvailable(operation, resource, session, config) && allows(rule, session.permissions);
}

/** `can` for the signed-in operator. */
export function useCan(resource: ResourceSummary): (operation: Operation) => boolean {
  const session = useSession();
  const config = useConfig();
  return (operation) => can(operation, resource, session, config);
}
