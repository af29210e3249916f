import { Refusal } from '../http/Refusal';
import { TERRITORY_NAMES } from '../seed/places';
import { ROLES } from '../session/roles';
import type { Assignment, Verb } from '../World';

/** Roles and permissions are of one table, whose ids go so far. */
const LAST_ID = 322;
const EVERYBODY: Assignment = { role: 3, territory: null };

/**
 * What is stored of the roles that a body names, unchecked (contract users.roles): none is the role of everybody at creation and none at all
 * afterwards, an unknown territory is everywhere, a permission is no role, and what is neither breaks the server.
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
