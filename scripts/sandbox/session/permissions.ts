import type { PermissionRule } from '../../../src/engine/model/conditions';
import { ALL_USERS, GRANTS } from './grants';

const KNOWN = new Set(GRANTS.flatMap(([, names]) => names));

/** The permissions of a user with these roles, as the server sees them. */
export function permissionsOf(roles: readonly number[], added: readonly string[] = []): Set<string> {
  return new Set([...roles.flatMap(namesOf), ...addedFor(roles, added)]);
}

/**
 * The permissions of what an integrator has added to `schemas/`: those that the contract does not know, and those of whole entities that it does not know
 * (`strange`), whose names may be those of permissions that the platform gives to others (`proof_list`).
 */
export function addedNames({ all, strange }: Record<'all' | 'strange', readonly PermissionRule[]>): string[] {
  return [...new Set([...namedBy(all).filter((name) => !KNOWN.has(name)), ...namedBy(strange)])];
}

function namedBy(rules: readonly PermissionRule[]): string[] {
  return rules.flatMap((rule) => ('any' in rule ? rule.any : rule.all));
}

/** The added permissions. No role of the platform holds them yet, so without this nobody could see the new entity. */
function addedFor(roles: readonly number[], added: readonly string[]): readonly string[] {
  return roles.some((role) => role === 1 || role === 2) ? added : [];
}

/**
 * The answer of `GET permissions` in plain JSON. The server walks through the roles and those they inherit, then removes repeated names but keeps
 * the numbering, so that the answer is an object with numeric keys and holes (contract session.permissions).
 */
export function permissionsWithHoles(roles: readonly number[], added: readonly string[] = []): Record<string, string> {
  const walked = [...roles.flatMap((role) => [...inheritedBy(role), ...namesOf(role)]), ...addedFor(roles, added)];
  const seen = new Set<string>();
  const kept: Record<string, string> = {};
  walked.forEach((name, index) => {
    if (!seen.has(name)) kept[String(index)] = name;
    seen.add(name);
  });
  return kept;
}

function namesOf(role: number): string[] {
  return GRANTS.filter(([roles]) => roles.includes(role)).flatMap(([, names]) => names);
}

/** The permissions of inherited roles. These are walked through before the role itself, which is how repeated names arise. */
function inheritedBy(role: number): string[] {
  return ALL_USERS.includes(role) ? namesOf(5) : [];
}
