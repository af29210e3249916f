import { readAll } from '../resources/readAll';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/createSandbox';

/** A sandbox that follows changes of `schemas/` while it runs. */
export interface RenewableSandbox {
  /** The sandbox that answers now. */
  current(): Promise<Sandbox>;
  /** Reports that the schemas have changed: the next request gets a sandbox that knows them, over the same data. */
  renew(): void;
  close(): Promise<void>;
}

/** Opens the sandbox for a folder like `schemas/` and the folders added to it. While the schemas have mistakes, the previous sandbox goes on answering. */
export function renewableSandbox(folder: string, options: Omit<SandboxOptions, 'entities'>): RenewableSandbox {
  let opened: Promise<Sandbox> | undefined;
  let isStale = false;

  /** The previous sandbox is closed when the new one takes over its data folder. */
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
