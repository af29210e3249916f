import { ChangedRequest } from './ChangedRequest';
import { NewRequest } from './NewRequest';

interface RequestFormScreenProps {
  name: string;
  /** The id of the request to change. */
  id?: string;
}

/** The form of a request, built from what a structure asks and offers (specification 2.88). */
export function RequestFormScreen({ name, id }: RequestFormScreenProps) {
  return id === undefined ? <NewRequest name={name} /> : <ChangedRequest name={name} id={id} />;
}
