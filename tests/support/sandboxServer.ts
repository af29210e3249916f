import { serve } from '@hono/node-server';
import type { TestProject } from 'vitest/node';
import { createSandbox, type Sandbox } from '../../scripts/sandbox/createSandbox';
import { seededDump } from '../contract/seededDump';
import { entities } from '../contract/workerDatabases';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the sandbox's API. It runs beside the tests, because a test with a document cannot hold a database. */
    sandboxUrl: string;
  }
}

/** Vitest calls this once: all tests that render the whole app over a real API share one sandbox, which the first call opens. */
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

/** A sandbox with its own database, which is closed with it. The shared one has a timer, for which Vitest would wait at the end. */
async function ownSandbox(): Promise<Sandbox> {
  return createSandbox({ entities, dump: await seededDump(entities) });
}
