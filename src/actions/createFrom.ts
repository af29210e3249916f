import type { Beginning } from '@/engine/model/Action';
import type { CreateFromAction } from '@/generated/options';

/** Begins a record of another entity with what is known of this one, such as a request for this person. */
export const createFrom: Beginning<CreateFromAction> = {
  begins: ({ resource, fills }) => ({ resource, fills }),
};
