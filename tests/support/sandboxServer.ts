import { serve } from '@hono/node-server';
import type { TestProject } from 'vitest/node';
import { openSandbox } from '../contract/openSandbox';

declare module 'vitest' {
  interface ProvidedContext {
    /** The API of a sandbox that runs beside the tests: a page of the tests cannot hold a database. */
    sandboxUrl: string;
  }
}

/** Vitest calls it once: one sandbox for all the tests that draw the whole app over a real API, opened by the first call. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let opening: ReturnType<typeof openSandbox> | undefined;
  const fetch = async (request: Request) => (await (opening ??= openSandbox())).fetch(request);
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
