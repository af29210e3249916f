import type { ListRequest, QueryParameters } from './records';
import { ApiError } from './ApiError';

/** The longest address in characters: half of what the server accepts, because a proxy may accept less (rule calls.addresses). */
const LONGEST_ADDRESS = 4000;

/** The paths of GET requests that delete or send, whoever asks (contract wire.acting). */
const ACTING_PATH = /\/(delete|associate-campaign|send-campaign)$/;

/**
 * The address of a call. A path often ends with an id that was typed in the browser's address bar: a read refuses, as not found, the paths that act
 * (`admin/users/delete` deletes everybody) and those with `..` or `.`. An address that is too long is a mistake of the caller.
 */
export function requestAddress(apiUrl: string, path: string, { acts = false } = {}): string {
  const address = `${apiUrl}/${path}`;
  if (address.length > LONGEST_ADDRESS) {
    throw new Error(`The address of ${path.split('?')[0]} has ${address.length} characters; at most ${LONGEST_ADDRESS} may be sent: cut the call into batches.`);
  }
  const plain = decoded(path.split(/[?#]/)[0] ?? '');
  const climbs = plain.split(/[/\\]/).some((segment) => segment === '..' || segment === '.');
  if (climbs || (!acts && ACTING_PATH.test(plain.replace(/\/+$/, '')))) throw new ApiError('notFound');
  return address;
}

/** A path with its parameters, without those that are empty. */
export function queryPath(path: string, parameters: QueryParameters): string {
  return `${path}?${new URLSearchParams(parameters.filter(([, value]) => value !== '').map(([name, value]) => [name, value]))}`;
}

/** The path of a list with its order, page and filters, by their names on the wire and without empty filters (specification 7.7 to 7.9). */
export function listPath(path: string, { order, page, perPage, filters = [] }: ListRequest): string {
  const query = new URLSearchParams();
  if (order) query.append(`order[${order.field}]`, order.direction);
  query.append('page', `${page}`);
  query.append('perPage', `${perPage}`);
  for (const [name, value] of filters) if (value !== '') query.append(name, value);
  return `${path}?${query}`;
}

/** How many more characters the address of a call may take; below zero when it is already too long. */
export function addressRoom(apiUrl: string, path: string): number {
  return LONGEST_ADDRESS - `${apiUrl}/${path}`.length;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ApiError('notFound');
  }
}
