import type { Beginning } from '@/engine/model/Action';
import type { CreateFromAction, CreateFromSelectionAction } from '@/generated/options';

/** Begins a record of another entity with what is known of this one, such as a request for this person. */
export const createFrom: Beginning<CreateFromAction> = {
  begins: ({ resource, fills }) => ({ resource, fills }),
};

/** Begins a record of another entity with the records picked in a list, such as the recipients of a message. */
export const createFromSelection: Beginning<CreateFromSelectionAction> = {
  begins: ({ resource, field }) => ({ resource, field }),
};
