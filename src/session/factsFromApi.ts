import type { WireRecord } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { readItems, readList } from '@/api/readList';
import type { SessionStructure, SessionUser } from './Session';

/** Reads the first item of `users/me`, and only these few fields, as the rest holds the password hash and tokens (contract session.me). */
export function userFromApi(body: unknown): SessionUser {
  const user = readList(body).items[0];
  if (typeof user?.['id'] !== 'number') throw new ApiError('server');
  const { language: known } = user;
  const language = typeof known === 'object' && known !== null ? textOf(known as WireRecord, 'code') : '';
  return {
    id: user['id'],
    givenName: textOf(user, 'givenName'),
    shortFamilyName: textOf(user, 'shortFamilyName'),
    email: textOf(user, 'email'),
    ...(language && { language }),
    operates: Object.values(user['operates'] ?? {}).filter((address) => typeof address === 'string'),
  };
}

/** Reads the permissions from a hydra list, an array or an object with numeric keys (contract session.permissions). */
export function permissionsFromApi(body: unknown): ReadonlySet<string> {
  const items = readItems(body);
  const names = items.filter((name) => typeof name === 'string');
  // An answer about something else must not make an operator appear to have no rights.
  if (items.length > 0 && names.length === 0) throw new ApiError('server');
  return new Set(names);
}

/** The structures among which the operator may choose; `solidaryTransport` may still be stored as 1 or 0 (specification 3.37). */
export function structuresFromApi(body: unknown): SessionStructure[] {
  return readList(body).items.flatMap((structure) => {
    if (typeof structure['id'] !== 'number') return [];
    const telephone = textOf(structure, 'telephone');
    const signature = textOf(structure, 'signature');
    return {
      id: structure['id'],
      name: textOf(structure, 'name'),
      solidaryTransport: structure['solidaryTransport'] === true || structure['solidaryTransport'] === 1,
      ...(telephone ? { telephone } : {}),
      ...(signature ? { signature } : {}),
    };
  });
}

/** Whether the EEC service is available; the rest of its answer does not matter here (contract session.eec). */
export function eecAvailableFromApi(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Reflect.get(body, 'available') === true;
}

function textOf(record: WireRecord, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? value : '';
}
