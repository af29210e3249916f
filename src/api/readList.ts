import type { ListAnswer, WireRecord } from './Api';
import { ApiError } from './ApiError';

/**
 * Reads a list in any of its three shapes: hydra, a bare array, or the object with numeric keys that PHP makes of an array with
 * holes (contract wire.lists). Without a total, it is the number of items. Rejects what is no list as a fault of the server.
 */
export function readList(body: unknown): ListAnswer {
  const items = readItems(body);
  const total = isObject(body) ? body['hydra:totalItems'] : undefined;
  return { items: items.filter(isObject), total: typeof total === 'number' ? total : items.length };
}

/** The members alone, whatever they are: permissions are strings, grantable roles are numbers. */
export function readItems(body: unknown): unknown[] {
  const members = isObject(body) && 'hydra:member' in body ? body['hydra:member'] : body;
  if (Array.isArray(members)) return members;
  if (isObject(members) && Object.keys(members).every((key) => /^\d+$/.test(key))) return Object.values(members);
  throw new ApiError('server');
}

/** One record; the empty answer of a deletion or of a command is an empty one. */
export function readRecord(body: unknown): WireRecord {
  if (body === undefined || body === null) return {};
  if (isObject(body)) return body;
  throw new ApiError('server');
}

function isObject(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
