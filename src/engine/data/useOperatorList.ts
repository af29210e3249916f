import { useMemo } from 'react';
import type { ListDefinition } from '../model/ListDefinition';
import type { Resource } from '../model/Resource';
import { listForOperator } from './listForOperator';
import { useOperatorRights } from './operatorRights';

/** The list of a resource as this operator may see it; throws for a resource without a list. */
export function useOperatorList(resource: Resource): ListDefinition {
  const list = useListIfAny(resource);
  if (!list) throw new Error(`The resource "${resource.name}" has no list.`);
  return list;
}

/** The list of a resource as this operator may see it; `undefined` for a resource without a list. */
export function useListIfAny(resource: Resource): ListDefinition | undefined {
  const rights = useOperatorRights();
  return useMemo(() => resource.list && listForOperator(resource.list, resource, rights), [resource, rights]);
}
