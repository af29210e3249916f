import type { Hono } from 'hono';
import { hydraList } from '../crud/envelope';
import { requirePermission } from '../crud/permissions';
import { requireRow } from '../crud/read';
import { answer } from '../http/answers';
import { marks } from '../http/marks';
import { readCreation, readPatch } from '../http/body';
import { RECORDS_PATH } from '../quirks/paths';
import { requestContext } from '../session/authenticate';
import type { Row } from '../store/rows';
import type { RequestContext, SandboxEnvironment, World } from '../World';
import { ACTIONS } from './actions';
import { createRecord } from './createRecord';
import { patchRecord } from './patchRecord';
import { named, presentRecord } from './presentRecord';
import { recordOf } from './SolidaryRecord';
import { matchVolunteers } from './volunteers';

/** The calls on records that are not plain reads and writes (contract requests.calls). */
export function addRecordRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const records = world.collections.get(RECORDS_PATH);
  if (!records) return;
  app.get(`/${RECORDS_PATH}/actions`, async (c) => {
    const context = requestContext(c, world);
    await requirePermission(records, 'list', context);
    const members = ACTIONS.map(({ progression, ...action }) => ({ ...marks(`/actions/${action.id}`, 'Action', context), ...action, progression: progression.toFixed(2) }));
    return answer(context.format === 'ld' ? hydraList({ iri: '/actions', type: 'Action' }, members, members.length) : members, context.format);
  });
  app.get(`/${RECORDS_PATH}/:id`, async (c) => {
    const context = requestContext(c, world);
    const row = await requireRow(records, c.req.param('id'), context);
    await requirePermission(records, 'item', context, row);
    return answer(await visited(row, context), context.format);
  });
  app.post(`/${RECORDS_PATH}`, async (c) => {
    const context = requestContext(c, world);
    await requirePermission(records, 'create', context);
    const { id } = await createRecord(await readCreation(c.req.raw), context);
    return answer({ ...named(context), ...marks(`/solidaries/${id}`, 'Solidary', context), id }, context.format, 201);
  });
  app.patch(`/${RECORDS_PATH}/:id`, async (c) => {
    const context = requestContext(c, world);
    const row = await requireRow(records, c.req.param('id'), context, 'write');
    await requirePermission(records, 'update', context, row);
    const after = await patchRecord(row, await readPatch(c.req.raw), context);
    return answer(await visited(after, context), context.format);
  });
}

/** The answer to a read or a change, for which volunteers are searched again (contract requests.reading). */
async function visited(row: Row, context: RequestContext): Promise<unknown> {
  if (recordOf(row).hasNoTrip !== true) await matchVolunteers(row, context);
  return presentRecord(row, context);
}
