import { useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import useSWR from 'swr';
import { isPlainObject } from '../model/transforms/plainObject';

/** Where the tab remembers what the last save of a record has changed: the names of its fields. */
export const changedKey = (entity: string, id: string) => [entity, 'changed', id];

/** What a save leaves in the entry of the history that it leads to. */
export const AFTER_SAVE = { changed: true };

/** Whether the page was led to by a save, and neither gone back to nor loaded again. */
export function useIsAfterSave(): boolean {
  const { state } = useLocation() as { state: unknown };
  const isLedTo = useNavigationType() !== NavigationType.Pop;
  return isLedTo && isPlainObject(state) && state['changed'] === true;
}

/** The fields that have just been changed, on the page that a save leads to; none once it is left. */
export function useChangedFields(entity: string, id: string): ReadonlySet<string> {
  const isAfterSave = useIsAfterSave();
  const { data } = useSWR<readonly string[]>(isAfterSave ? changedKey(entity, id) : null, null);
  return useMemo(() => new Set(isAfterSave ? data : []), [isAfterSave, data]);
}
