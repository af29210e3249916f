import { Hono } from 'hono';
import { quirks } from '../quirks/registry';
import type { Collection, SandboxEnvironment, World } from '../World';
import { addRecordRoutes } from './routes';

/** The lists of entities that the platform does not know. */
export function strangers(collections: World['collections']): Collection[] {
  return [...collections.values()].filter(({ path }) => !(path in quirks));
}

/**
 * Serves the records of entities that the platform does not know before the platform's own calls, as both may have the same address (`admin/scammers`). Files are
 * left to the platform's calls, as a record is never sent in a form.
 */
export function addRecordsFirst(app: Hono<SandboxEnvironment>, world: World): void {
  const records = new Hono<SandboxEnvironment>();
  for (const collection of strangers(world.collections)) addRecordRoutes(records, collection, world);
  for (const { method, path, handler } of records.routes) {
    app.on(method, path, (c, next) => (c.req.header('Content-Type')?.startsWith('multipart/form-data') ? next() : handler(c, next)));
  }
}
