import { serve } from '@hono/node-server';
import type { TestProject } from 'vitest/node';
import { createSandbox, type Sandbox } from '../../scripts/sandbox/createSandbox';
import { seededDump } from '../contract/seededDump';
import { entities } from '../contract/workerDatabases';

declare module 'vitest' {
  interface ProvidedContext {
    /** The API of a sandbox that runs beside the tests: a page of the tests cannot hold a database. */
    sandboxUrl: string;
  }
}

/** Vitest calls it once: one sandbox for all the tests that render the whole app over a real API, opened by the first call. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let opening: Promise<Sandbox> | undefined;
  const fetch = async (request: Request) => (await (opening ??= ownSandbox())).fetch(request);
  return new Promise((started) => {
    const server = serve({ fetch, port: 0 }, ({ port }) => {
      project.provide('sandboxUrl', `http://localhost:${port}`);
      started(async () => {
        server.close();
        await (await opening)?.close();
      });
    });
  });
}

/** Over a database that is its own and is closed with it: one that is kept for later has a timer that goes on, and Vitest would wait for its end. */
async function ownSandbox(): Promise<Sandbox> {
  return createSandbox({ entities, dump: await seededDump(entities) });
}
