import type { Setting } from '@/config/Config';
import type { RecordData } from './Resource';

/**
 * A condition of a descriptor, on a setting, a permission, the mode or another field. It is evaluated beside the compiled
 * schema, never written into it: the compiled validator refuses a schema it was not compiled from (stack traps, section 9).
 */
export type Condition =
  | { setting: Setting }
  | { permission: string }
  | { mode: 'create' | 'edit' | 'show' }
  | { field: string; is: unknown }
  | { field: string; in: unknown[] }
  | { field: string; filled: boolean }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** Named conditions on the session, for `availableWhen`. */
export type SessionConditionName = 'structureTransport';

/** What a condition may look at. */
export interface ConditionContext {
  settings: Readonly<Record<Setting, boolean>>;
  permissions: ReadonlySet<string>;
  mode: 'create' | 'edit' | 'show';
  record: RecordData;
}

/** Whether a condition holds. Total: an unknown field is an empty one. */
export function holds(condition: Condition, context: ConditionContext): boolean {
  if ('setting' in condition) return context.settings[condition.setting];
  if ('permission' in condition) return context.permissions.has(condition.permission);
  if ('mode' in condition) return context.mode === condition.mode;
  if ('all' in condition) return condition.all.every((part) => holds(part, context));
  if ('any' in condition) return condition.any.some((part) => holds(part, context));
  if ('not' in condition) return !holds(condition.not, context);
  const value = context.record[condition.field];
  if ('in' in condition) return condition.in.includes(value);
  if ('filled' in condition) return isFilled(value) === condition.filled;
  return value === condition.is;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
