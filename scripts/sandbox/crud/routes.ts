import type { Context, Hono } from 'hono';
import type { Collection } from '../Collection';
import { Refusal } from '../http/Refusal';
import type { Verb } from '../quirks/Quirk';
import { type SandboxEnvironment, requestContext } from '../session/authenticate';
import type { World } from '../World';
import { ruleOf } from './permissions';
import { listRecords, readRecord } from './read';
import { createRecord, deleteRecord, updateRecord } from './write';

/** Serves the calls of one entity, those its permissions offer, at the addresses its resource names. */
export function addRecordRoutes(app: Hono<SandboxEnvironment>, collection: Collection, world: World): void {
  collection.quirk.routes?.(app, world);
  const { endpoint } = collection.entity.resource;
  const offered = (verb: Verb): boolean => ruleOf(collection, verb) !== undefined;
  app.get(`/${endpoint.list}`, (c) => listRecords(collection, new URL(c.req.url), requestContext(c, world)));
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
  refuseOtherMethods(
    app,
    `/${endpoint.list}`,
    offered('create') && endpoint.create === endpoint.list ? ['GET', 'POST'] : ['GET'],
  );
  refuseOtherMethods(app, `/${endpoint.item}/:id`, [
    'GET',
    ...(offered('update') ? ['PATCH'] : []),
    ...(offered('delete') ? ['DELETE'] : []),
  ]);
}

function idOf(c: Context<SandboxEnvironment>): string {
  return c.req.param('id') ?? '';
}

/** A method that an address does not take reaches the caller as a 400 (design 10). */
function refuseOtherMethods(app: Hono<SandboxEnvironment>, path: string, allowed: string[]): void {
  app.all(path, (c) => {
    const { pathname } = new URL(c.req.url);
    throw new Refusal(
      400,
      `No route found for "${c.req.method} ${pathname}": Method Not Allowed (Allow: ${allowed.join(', ')})`,
    );
  });
}
