import { useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import useSWR from 'swr';
import { isPlainObject } from '../model/transforms/plainObject';

/** The key under which the tab remembers the names of the fields that the last save of a record has changed. */
export const changedKey = (entity: string, id: string) => [entity, 'changed', id];

/** The state that the save of a record leaves in the history entry to which it leads. */
export const afterSave = (id: unknown) => ({ changed: true, saved: String(id) });

/** Whether a save has just led to this page. False after Back or a reload. */
export function useIsAfterSave(): boolean {
  const { state } = useLocation() as { state: unknown };
  const isLedTo = useNavigationType() !== NavigationType.Pop;
  return isLedTo && isPlainObject(state) && state['changed'] === true;
}

/** The id of the record that a save has just changed, for the list to which it leads; `undefined` after Back or a reload. */
export function useSavedRecord(): string | undefined {
  const { state } = useLocation() as { state: unknown };
  const id = useIsAfterSave() && isPlainObject(state) ? state['saved'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The fields that a save has just changed, on the page to which it leads; none once that page is left. */
export function useChangedFields(entity: string, id: string): ReadonlySet<string> {
  const isAfterSave = useIsAfterSave();
  const { data } = useSWR<readonly string[]>(isAfterSave ? changedKey(entity, id) : null, null);
  return useMemo(() => new Set(isAfterSave ? data : []), [isAfterSave, data]);
}
