import type { ListRequest, QueryParameters } from './records';
import { ApiError } from './ApiError';

/** Half of what the server takes, because a proxy may take less (rule calls.addresses). */
const LONGEST_ADDRESS = 4000;

/** GETs that delete or send, whoever asks (contract wire.acting). */
const ACTING_PATH = /\/(delete|associate-campaign|send-campaign)$/;

/**
 * The address of a call. A path often ends with an id typed in the browser's address bar: a read refuses, as not found, the paths
 * that act (`admin/users/delete` deletes everybody) and those that climb. An address that is too long is a mistake of the caller.
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

/** A path with its non-empty parameters. */
export function queryPath(path: string, parameters: QueryParameters): string {
  return `${path}?${new URLSearchParams(parameters.filter(([, value]) => value !== '').map(([name, value]) => [name, value]))}`;
}

/** A list's path with its order, page and non-empty filters, by their names on the wire (specification 7.7 to 7.9). */
export function listPath(path: string, { order, page, perPage, filters = [] }: ListRequest): string {
  const query = new URLSearchParams();
  if (order) query.append(`order[${order.field}]`, order.direction);
  query.append('page', `${page}`);
  query.append('perPage', `${perPage}`);
  for (const [name, value] of filters) if (value !== '') query.append(name, value);
  return `${path}?${query}`;
}

/** How many characters of a call's address are free for what its path does not say yet; below zero when it is too long already. */
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
