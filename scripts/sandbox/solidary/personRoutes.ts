import type { Hono } from 'hono';
import type { RecordData } from '../../../src/engine/model/Schema';
import { requirePermission } from '../crud/permissions';
import { requireRow } from '../crud/read';
import { answer } from '../http/answers';
import { marks } from '../http/marks';
import { readPatch } from '../http/body';
import { requestContext } from '../session/authenticate';
import type { Row } from '../store/rows';
import type { Collection, RequestContext, SandboxEnvironment, World } from '../World';
import { withoutNulls } from './wireParts';

/** The peculiarities of one kind of people. */
export interface PersonKind {
  path: string;
  show: (row: Row, context: RequestContext) => Promise<RecordData>;
  /** Stores the values of a body, and answers what is shown of the person: right after a change, some values are as they were sent. */
  change: (row: Row, body: RecordData, context: RequestContext) => Promise<RecordData>;
}

/** The calls on a single beneficiary or volunteer. Bodies are read by hand. Only the answer to a change leaves out empty fields. */
export function addPersonRoutes(app: Hono<SandboxEnvironment>, world: World, { path, show, change }: PersonKind): void {
  const people = world.collections.get(path);
  if (!people) return;
  app.get(`/${path}/:id`, async (c) => {
    const context = requestContext(c, world);
    const row = await requireRow(people, c.req.param('id'), context);
    await requirePermission(people, 'item', context, row);
    return answer(marked(people, row, await show(row, context), context), context.format);
  });
  app.patch(`/${path}/:id`, async (c) => {
    const context = requestContext(c, world);
    const row = await requireRow(people, c.req.param('id'), context);
    await requirePermission(people, 'update', context, row);
    const shown = await change(row, await readPatch(c.req.raw), context);
    return answer(marked(people, row, withoutNulls(shown), context), context.format);
  });
}

function marked({ iri, type }: Collection, { id }: Row, shown: RecordData, context: RequestContext): RecordData {
  const named = context.format === 'ld' ? { '@context': `/contexts/${type}` } : {};
  return { ...named, ...marks(`${iri}/${id}`, type, context), id, ...shown };
}
