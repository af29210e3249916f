import type { ListAnswer, WireRecord } from './records';
import { ApiError } from './ApiError';

/**
 * Reads a list in any of its three shapes: hydra, a bare array, or the object with numeric keys that PHP makes of an array with
 * holes (contract wire.lists). Without a total, it is the number of items. Rejects what is no list of records as a fault of the server.
 */
export function readList(body: unknown): ListAnswer {
  const members = readItems(body);
  const items = members.filter(isObject);
  if (members.length > 0 && items.length === 0) throw new ApiError('server');
  const total = isObject(body) ? body['hydra:totalItems'] : undefined;
  return { items, total: typeof total === 'number' ? total : members.length };
}

/** The members alone, whatever they are: permissions are strings, grantable roles are numbers. */
export function readItems(body: unknown): unknown[] {
  const members = isObject(body) && 'hydra:member' in body ? body['hydra:member'] : body;
  if (Array.isArray(members)) return members;
  if (isObject(members) && Object.keys(members).every((key) => /^\d+$/.test(key))) return Object.values(members);
  throw new ApiError('server');
}

/** One record, or what else is answered as one object. Rejects what is none, and an error that comes as a success, as a fault of the server. */
export function readRecord(body: unknown): WireRecord {
  if (isObject(body) && !saysError(body) && Object.keys(body).length > 0) return body;
  throw new ApiError('server');
}

/**
 * The record that a write answers (contract wire.formats): it has a number or an address. Anything else, as the page of a proxy, leaves the outcome
 * unknown: the write may have been made, or may never have reached the platform.
 */
export function readWritten(body: unknown): WireRecord {
  if (isObject(body) && !saysError(body) && (isName(body['id']) || isName(body['@id']))) return body;
  throw new ApiError('outcomeUnknown');
}

function isName(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

function saysError(body: WireRecord): boolean {
  return 'hydra:description' in body || 'violations' in body;
}

function isObject(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
