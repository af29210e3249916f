import { Refusal } from '../http/Refusal';
import { TERRITORY_NAMES } from '../seed/places';
import { ROLES } from '../session/roles';
import type { Assignment, Verb } from '../World';

/** The largest id in the table that holds both roles and permissions. */
const LAST_ID = 322;
const EVERYBODY: Assignment = { role: 3, territory: null };

/**
 * The roles that are stored for a body, unchecked (contract users.roles). An empty list means everybody's role at creation, and no role afterwards.
 * An unknown territory means everywhere, the id of a permission is ignored, and any other id crashes the server.
 */
export function storedRoles(sent: readonly unknown[], verb: Verb): Assignment[] {
  if (sent.length === 0) return verb === 'create' ? [EVERYBODY] : [];
  return (sent as Partial<Assignment>[]).flatMap(({ role, territory }) => {
    const id = Number(role);
    if (!(id in ROLES)) {
      if (Number.isInteger(id) && id > 0 && id <= LAST_ID) return [];
      throw new Refusal(500, `No role ${String(role)}`);
    }
    const isKnown = typeof territory === 'number' && TERRITORY_NAMES[territory - 1] !== undefined;
    return [{ role: id, territory: isKnown ? territory : null }];
  });
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
