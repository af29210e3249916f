import type { Start } from '@/engine/model/Action';
import type { CreateFromAction } from '@/generated/options';

/** Starts a record of another entity with what is known of this one, such as a request for this person. */
export const createFrom: Start<CreateFromAction> = {
  starts: ({ resource, fills }) => ({ resource, fills }),
};
