import { useConfig, useSession } from '@/session/hooks';
import { holds, type Condition, type ConditionContext } from '../../model/conditions';
import { useFormRecord } from '../../fields/FormRecord';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { transformsOf } from '../../model/transforms/entityTransforms';
import { isPlainObject } from '../../model/transforms/plainObject';
import { useFormState } from '../FormState';
import { wordsPath } from '../../fields/pathLabel';
import { valueAt } from '../../fields/valueAt';

interface ListRules {
  /** Whether the order of the items has a meaning. */
  isOrdered: boolean;
  /** Whether the server requires an item, so that it cannot be removed. */
  isKept(item: unknown): boolean;
}

/**
 * What may be done with the items of a list (`subjects`, `proofs.choices`), by its transform and the option `kept` of its widget.
 */
export function listRules(entity: Entity, list: string, situation: Omit<ConditionContext, 'record'>): ListRules {
  const { kept }: Readonly<Record<string, unknown>> = entity.resource.fields[list]?.widget ?? {};
  const isUnordered = transformsOf(entity).fields.some(({ path, transform }) => transform.isUnordered === true && path.join('.') === list);
  return {
    isOrdered: !isUnordered,
    isKept: (item) => isPlainObject(kept) && isPlainObject(item) && holds(kept as Condition, { ...situation, record: item }),
  };
}

/** The rules and the items of the list at a path of the record. */
export function useListRules(path: readonly (string | number)[]): ListRules & { items: readonly unknown[] } {
  const { entity, mode } = useFormState();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const list = valueAt(useFormRecord(), path);
  return { ...listRules(entity, wordsPath(path.join('.')), { settings, permissions, mode }), items: Array.isArray(list) ? list : [] };
}

interface Completed {
  values: RecordData;
  /** The lists that were given back items which cannot be removed from them. */
  lists: string[];
}

/** The values of a draft without the removals that the server would refuse: the missing items are put back where they were. */
export function withKept(entity: Entity, values: RecordData, loaded: RecordData, situation: Omit<ConditionContext, 'record'>): Completed {
  const completed = Object.entries(values).flatMap(([name, value]): [string, unknown[]][] => {
    const [stored, { isKept }] = [loaded[name], listRules(entity, name, situation)];
    if (!Array.isArray(stored) || !isListOrNothing(value)) return [];
    const isMissing = (item: unknown) => isKept(item) && !(value ?? []).some((one) => idOf(one) === idOf(item));
    const missing = stored.flatMap((item: unknown, index) => (isMissing(item) ? [{ item, index }] : []));
    return missing.length === 0 ? [] : [[name, missing.reduce<unknown[]>((list, { item, index }) => list.toSpliced(index, 0, item), [...(value ?? [])])]];
  });
  return { values: { ...values, ...Object.fromEntries(completed) }, lists: completed.map(([name]) => name) };
}

function isListOrNothing(value: unknown): value is unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

function idOf(item: unknown): unknown {
  return isPlainObject(item) ? item['id'] : undefined;
}
