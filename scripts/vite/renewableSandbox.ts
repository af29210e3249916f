import { readAll } from '../resources/readAll';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/createSandbox';

/** A sandbox that follows `schemas/` while it runs. */
export interface RenewableSandbox {
  /** The sandbox to ask now. */
  current(): Promise<Sandbox>;
  /** The schemas have changed: the next to ask gets a sandbox that knows them, over the same data. */
  renew(): void;
  close(): Promise<void>;
}

/** Opens the sandbox of a folder like `schemas/` with those added to it. One with mistakes is waited for: until it is right, the former sandbox answers. */
export function renewableSandbox(folder: string, options: Omit<SandboxOptions, 'entities'>): RenewableSandbox {
  let opened: Promise<Sandbox> | undefined;
  let isStale = false;

  /** The former one is closed by whoever takes its data folder. */
  async function open(former: Promise<Sandbox> | undefined): Promise<Sandbox> {
    isStale = false;
    const { entities, mistakes } = await readAll(folder);
    if (mistakes.length > 0) isStale = true;
    return mistakes.length > 0 && former ? former : createSandbox({ entities, ...options });
  }

  return {
    current: () => (!opened || isStale ? (opened = open(opened)) : opened),
    renew: () => void (isStale = true),
    close: async () => (await opened)?.close(),
  };
}
