import { createContext, use } from 'react';

/** The heading of a section that has one field. */
export const SoleHeading = createContext<string | undefined>(undefined);

/** Whether the heading just above a field says its label already, so that the eye need not read it twice. */
export function useIsSaidAbove(label: string): boolean {
  return use(SoleHeading) === label;
}
