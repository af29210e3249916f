import useSWR from 'swr';

export const successorKey = (entity: string, id: string) => [entity, 'successor', id];

/** The record that has taken the place of another one while this tab has been open: Back leads to the page of that one. */
export function useSuccessor(entity: string, id: string | undefined): unknown {
  return useSWR<unknown>(id === undefined ? null : successorKey(entity, id), null).data;
}
