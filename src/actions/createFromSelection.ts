import type { Beginning } from '@/engine/model/Action';
import type { CreateFromSelectionAction } from '@/generated/options';

/** Begins a record of another entity with the records picked in a list, such as the recipients of a message. */
export const createFromSelection: Beginning<CreateFromSelectionAction> = {
  begins: ({ resource, field }) => ({ resource, field }),
};
