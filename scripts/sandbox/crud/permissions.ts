import type { PermissionRule } from '../../../src/engine/model/conditions';
import type { Operation } from '../../../src/engine/model/Resource';
import { accessDenied } from '../http/Refusal';
import type { Row } from '../store/rows';
import type { Collection, RequestContext, Verb } from '../World';

const OPERATIONS: Record<Verb, readonly Operation[]> = {
  list: ['list'],
  // Even without a show page, a single record is still read, by the form.
  item: ['show', 'edit', 'list'],
  create: ['create'],
  update: ['edit'],
  delete: ['delete'],
};

/** The permissions that a call requires; undefined when the entity does not offer the operation. A read without a rule is open to everybody. */
export function ruleOf(collection: Collection, verb: Verb): PermissionRule | undefined {
  const named = collection.quirk.permissions?.[verb];
  if (named !== undefined) return { all: [named] };
  const { permissions } = collection.entity.resource;
  const rule = OPERATIONS[verb].map((operation) => permissions[operation]).find((found) => found !== undefined);
  return rule ?? (verb === 'list' || verb === 'item' ? { all: [] } : undefined);
}

/** Refuses a caller who lacks the permission, or who may not touch this row. */
export async function requirePermission(
  collection: Collection,
  verb: Verb,
  context: RequestContext,
  row?: Row,
): Promise<void> {
  const rule = ruleOf(collection, verb);
  const held = context.caller.permissions;
  const granted =
    rule && ('all' in rule ? rule.all.every((name) => held.has(name)) : rule.any.some((name) => held.has(name)));
  if (!granted) throw accessDenied();
  const { allows } = collection.quirk;
  if (row && allows && !(await allows(verb, row, context))) throw accessDenied();
}
