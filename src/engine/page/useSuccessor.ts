import useSWR from 'swr';

export const successorKey = (entity: string, id: string) => [entity, 'successor', id];

/** The id of the record that has replaced another one since this tab was opened: Back leads to the page of the new one. */
export function useSuccessor(entity: string, id: string | undefined): unknown {
  return useSWR<unknown>(id === undefined ? null : successorKey(entity, id), null).data;
}
