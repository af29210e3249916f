import type { Context, Hono } from 'hono';
import { requestContext } from '../session/authenticate';
import type { Collection, SandboxEnvironment, Verb, World } from '../World';
import { ruleOf } from './permissions';
import { listRecords, readRecord } from './read';
import { createRecord, deleteRecord, updateRecord } from './write';

/** Serves the calls of one entity: those that its permissions offer, at the addresses that its resource names. */
export function addRecordRoutes(app: Hono<SandboxEnvironment>, collection: Collection, world: World): void {
  collection.quirk.routes?.(app, world);
  const { endpoint } = collection.entity.resource;
  const offered = (verb: Verb): boolean => ruleOf(collection, verb) !== undefined;
  // What belongs to which parent is not known: every parent has all of the rows.
  app.get(`/${endpoint.list.replace('{parent}', ':parent')}`, (c) => listRecords(collection, new URL(c.req.url), requestContext(c, world)));
  app.get(`/${endpoint.item}/:id`, (c) => readRecord(collection, idOf(c), requestContext(c, world)));
  if (offered('create')) {
    app.post(`/${endpoint.create}`, (c) => createRecord(collection, c.req.raw, requestContext(c, world)));
  }
  if (offered('update')) {
    app.patch(`/${endpoint.update}/:id`, (c) =>
      updateRecord(collection, { id: idOf(c), request: c.req.raw }, requestContext(c, world)),
    );
  }
  if (offered('delete')) {
    app.delete(`/${endpoint.delete}/:id`, (c) => deleteRecord(collection, idOf(c), requestContext(c, world)));
  }
}

function idOf(c: Context<SandboxEnvironment>): string {
  return c.req.param('id') ?? '';
}
