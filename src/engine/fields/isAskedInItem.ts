import { holds, type ConditionContext } from '../model/conditions';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';

/**
 * Whether the resource requires a field of an object in a list, by a condition that looks at this object. `name` is dotted and includes the list:
 * `sections.title`.
 */
export function isAskedInItem(name: string, item: RecordData, { resource }: Entity, situation: Omit<ConditionContext, 'record'>): boolean {
  const { required } = resource.fields[name] ?? {};
  return required !== undefined && holds(required, { ...situation, record: item });
}
