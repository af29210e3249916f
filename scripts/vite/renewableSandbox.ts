import { readResources } from '../resources/readResources';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/createSandbox';

/** A sandbox that follows `schemas/` while it runs. */
export interface RenewableSandbox {
  /** The sandbox to ask now. */
  current(): Promise<Sandbox>;
  /** The schemas have changed: the next to ask gets a sandbox that knows them, over the same data. */
  renew(): void;
  close(): Promise<void>;
}

/** Opens the sandbox of a folder like `schemas/`. One with mistakes is waited for: until it is right, the former sandbox answers. */
export function renewableSandbox(folder: string, options: Omit<SandboxOptions, 'entities'>): RenewableSandbox {
  let opened: Promise<Sandbox> | undefined;
  let isStale = false;

  /** The former one is closed by whoever takes its data folder. */
  function open(): Promise<Sandbox> {
    const { entities, mistakes } = readResources(folder);
    if (mistakes.length > 0 && opened) return opened;
    isStale = mistakes.length > 0;
    return createSandbox({ entities, ...options });
  }

  return {
    current: () => (!opened || isStale ? (opened = open()) : opened),
    renew: () => void (isStale = true),
    close: async () => (await opened)?.close(),
  };
}
