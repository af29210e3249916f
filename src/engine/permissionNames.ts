import type { PermissionRule } from './Resource';

/** The permissions that a rule asks, as the platform names them: what an operator tells the person who grants them. */
export function permissionNames(rule: PermissionRule | undefined): string {
  if (!rule) return '';
  return ('any' in rule ? rule.any : rule.all).join(', ');
}
