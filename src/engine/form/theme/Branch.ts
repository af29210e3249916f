import { createContext, use } from 'react';
import type { Schema } from '../../model/Schema';

/** The alternative on screen, as the fields and the alternatives inside it know it. */
export interface Branch {
  /** The place of the object in the record, dotted. */
  place: string;
  /** What the keys of alternatives inside it begin with. */
  key: string;
  name: string | undefined;
  /** The schema around the alternatives, with the fields that it has itself from the schemas around it. */
  around: Schema;
}

export const BranchContext = createContext<Branch | undefined>(undefined);

/** The alternative in which a value has further alternatives. */
export function useBranchAt(place: string): Branch | undefined {
  const branch = use(BranchContext);
  return branch?.place === place ? branch : undefined;
}
