import type { PermissionRule } from '../../src/engine/model/conditions';
import type * as File from '../../src/generated/resourceFile';

/** One permission, or any of several, or all of them, as the engine asks for them. */
export function normaliseRule(permissions: File.PermissionRule): PermissionRule {
  if (typeof permissions === 'string') return { any: [permissions] };
  return Array.isArray(permissions) ? { any: permissions } : permissions;
}

/** What has a permission of its own, or none. */
export function normalisePermission({ permission }: { permission?: File.PermissionRule }): { permission?: PermissionRule } {
  return permission === undefined ? {} : { permission: normaliseRule(permission) };
}
