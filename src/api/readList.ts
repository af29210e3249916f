import type { ListAnswer, WireRecord } from './records';
import { isObject } from '../config/isObject';
import { ApiError } from './ApiError';

/**
 * Reads a list in any of its three shapes: hydra, a bare array, or the object with numeric keys that PHP makes of an array with holes (contract wire.lists).
 * Without a total, the number of items counts. Rejects an answer that is no list of records as a fault of the server.
 */
export function readList(body: unknown): ListAnswer {
  const members = readItems(body);
  const items = members.filter(isObject);
  if (members.length > 0 && items.length === 0) throw new ApiError('server');
  const total = isObject(body) ? body['hydra:totalItems'] : undefined;
  return { items, total: typeof total === 'number' ? total : members.length };
}

/** The members of a list, whatever they are: permissions are strings, grantable roles are numbers. */
export function readItems(body: unknown): unknown[] {
  const members = isObject(body) && 'hydra:member' in body ? body['hydra:member'] : body;
  if (Array.isArray(members)) return members;
  if (isObject(members) && Object.keys(members).every((key) => /^\d+$/.test(key))) return Object.values(members);
  throw new ApiError('server');
}

/** Reads one record, or anything else that is answered as one object. Rejects any other answer, and an error that arrives as a success, as a fault of the server. */
export function readRecord(body: unknown): WireRecord {
  if (isObject(body) && !saysError(body) && Object.keys(body).length > 0) return body;
  throw new ApiError('server');
}

/**
 * Reads the record that a write answers (contract wire.formats): it has an id or an IRI. Any other answer, such as the page of a proxy, leaves the outcome
 * unknown: the write may have been made, or may never have reached the platform.
 */
export function readWritten(body: unknown): WireRecord {
  if (isObject(body) && !saysError(body) && (isName(body['id']) || isName(body['@id']))) return body;
  throw new ApiError('outcomeUnknown');
}

/** Whether a value can be the id of a record. */
export function isName(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

function saysError(body: WireRecord): boolean {
  return 'hydra:description' in body || 'violations' in body;
}
