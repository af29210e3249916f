import type { PermissionRule } from '../../src/engine/model/conditions';
import type * as File from '../../src/generated/resourceFile';

/** A permission rule in the form that the engine expects: one permission, any of several, or all of several. */
export function normaliseRule(permissions: File.PermissionRule): PermissionRule {
  if (typeof permissions === 'string') return { any: [permissions] };
  return Array.isArray(permissions) ? { any: permissions } : permissions;
}

/** The permission of a part of the file, where it has one of its own. */
export function normalisePermission({ permission }: { permission?: File.PermissionRule }): { permission?: PermissionRule } {
  return permission === undefined ? {} : { permission: normaliseRule(permission) };
}
