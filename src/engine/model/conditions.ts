import type { Setting, Settings } from '@/config/Config';
import { type PlatformFaultName, stands } from '@/config/platformFaults';
import type { RecordData } from './Schema';
import { isEmptyValue } from './transforms/emptyValue';

/**
 * A condition of a descriptor, on a setting, a fault of the platform, a permission, the mode or another field. It is evaluated beside the compiled schema and
 * never written into it: a compiled validator only works with the schema it was compiled from.
 */
export type Condition =
  | { setting: Setting }
  | { session: SessionConditionName }
  | { fault: PlatformFaultName }
  | { permission: string }
  | { mode: 'create' | 'edit' | 'show' }
  | { field: string; is: unknown }
  | { field: string; in: unknown[] }
  | { field: string; filled: boolean }
  | { field: string; youngerThan: number }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** The permissions that an operation requires: one of several, or all of them. */
export type PermissionRule = { any: string[] } | { all: string[] };

/** Named conditions on the session, such as the operator's current structure offering transport. */
export type SessionConditionName = 'structureTransport';

/** The facts that a condition may use. */
export interface ConditionContext {
  settings: Settings;
  permissions: ReadonlySet<string>;
  /** The conditions on the session that hold; used by the conditions of a whole entity. */
  session?: ReadonlySet<SessionConditionName>;
  mode: 'create' | 'edit' | 'show';
  record: RecordData;
}

/** Whether a condition holds. It never throws: an unknown field counts as empty. */
export function holds(condition: Condition, context: ConditionContext): boolean {
  if ('setting' in condition) return context.settings[condition.setting];
  if ('session' in condition) return context.session?.has(condition.session) === true;
  if ('fault' in condition) return stands(condition.fault, context.settings);
  if ('permission' in condition) return context.permissions.has(condition.permission);
  if ('mode' in condition) return context.mode === condition.mode;
  if ('all' in condition) return condition.all.every((part) => holds(part, context));
  if ('any' in condition) return condition.any.some((part) => holds(part, context));
  if ('not' in condition) return !holds(condition.not, context);
  const value = context.record[condition.field];
  if ('in' in condition) return condition.in.includes(value);
  if ('filled' in condition) return isEmptyValue(value) !== condition.filled;
  if ('youngerThan' in condition) return isYoungerThan(value, condition.youngerThan, new Date());
  return value === condition.is;
}

/** Whether a condition uses the record. A column or a selection cannot use such a condition, since its result changes from row to row. */
export function asksRecord(condition: Condition): boolean {
  return asks('field', condition);
}

/** Whether a condition uses the session: its result changes with the structure that the operator chooses. */
export function asksSession(condition: Condition): boolean {
  return asks('session', condition);
}

/** The fields of the record that a condition uses. */
export function fieldsAsked(condition: Condition): string[] {
  if ('field' in condition) return [condition.field];
  if ('all' in condition) return condition.all.flatMap(fieldsAsked);
  if ('any' in condition) return condition.any.flatMap(fieldsAsked);
  return 'not' in condition ? fieldsAsked(condition.not) : [];
}

function asks(subject: 'field' | 'session', condition: Condition): boolean {
  if (subject in condition) return true;
  if ('all' in condition) return condition.all.some((part) => asks(subject, part));
  if ('any' in condition) return condition.any.some((part) => asks(subject, part));
  return 'not' in condition && asks(subject, condition.not);
}

/** Whether a date of birth (or a moment of that day) belongs to a person younger than that many years, by the operator's calendar. */
function isYoungerThan(value: unknown, years: number, today: Date): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(value)) ?? [];
  // A text that is no date makes an invalid date, and every comparison with that is false.
  return new Date(Number(year) + years, Number(month) - 1, Number(day)) > today;
}
