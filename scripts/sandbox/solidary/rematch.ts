import { RECORDS_PATH } from '../quirks/paths';
import { rowsAt } from '../store/at';
import type { RequestContext } from '../World';
import { recordOf } from './SolidaryRecord';
import { refuseUnreadable } from './unreadable';
import { matchVolunteers } from './volunteers';

const DONE = 100;

/** Searches volunteers again for every open request of a structure. A request that the platform cannot show stops the search (contract people.change). */
export async function rematch(structureId: number, context: RequestContext): Promise<void> {
  const open = { conditions: ['"f_structureId" = $1', '"f_progression" < $2', LISTED], parameters: [structureId, DONE] };
  for (const row of await rowsAt(context.world, RECORDS_PATH, open)) {
    await matchVolunteers(row, context);
    refuseUnreadable(row.id, { ...recordOf(row), diary: [] }, context);
  }
}

const LISTED = `document->>'hasNoTrip' is null and "f_status" <> 6`;
