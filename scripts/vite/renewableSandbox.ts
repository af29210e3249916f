import { addAllTransforms } from '../../src/features/vocabulary';
import { ownFolders } from '../folders.mjs';
import { namesWith } from '../resources/ownExtensions';
import type { ReadResult } from '../resources/readResources';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/createSandbox';

/** A sandbox that follows changes of `schemas/` while it runs. */
export interface RenewableSandbox {
  /** The sandbox that answers now. */
  current(): Promise<Sandbox>;
  /** Answers a request by the current sandbox. Rights are answered by the files as they are, even where nobody has reported their change yet. */
  fetch(request: Request): Promise<Response>;
  /** Reports that the schemas have changed: the next request gets a sandbox that knows them, over the same data. */
  renew(): void;
  close(): Promise<void>;
}

/**
 * Opens the sandbox for what the files of `schemas/` say. `read` answers it as it is at this moment, and the same object as long as it has not changed. While the
 * schemas have mistakes, the previous sandbox goes on answering.
 */
export function renewableSandbox(read: () => Promise<ReadResult>, options: Omit<SandboxOptions, 'entities' | 'session'>): RenewableSandbox {
  let opened: Promise<Sandbox> | undefined;
  let isStale = false;
  let known: ReadResult | undefined;

  /** The previous sandbox is closed when the new one takes over its data folder, so it must have been opened by then. */
  async function open(former: Promise<Sandbox> | undefined): Promise<Sandbox> {
    isStale = false;
    await former?.catch(() => undefined);
    // The sandbox is loaded apart from the reader, and has no transform that it is not told of.
    addAllTransforms((await namesWith(ownFolders())).named);
    known = await read();
    const { entities, session, mistakes } = known;
    if (mistakes.length > 0) isStale = true;
    return mistakes.length > 0 && former ? former : createSandbox({ entities, session, ...options });
  }

  const current = () => (!opened || isStale ? (opened = open(opened)) : opened);

  return {
    current,
    fetch: async (request) => {
      // A watcher tells of a new folder after some time, above all on a busy machine. Meanwhile a page that has the entity would be refused.
      if (RIGHTS.test(new URL(request.url).pathname) && (await read()) !== known) isStale = true;
      return (await current()).fetch(request);
    },
    renew: () => void (isStale = true),
    close: async () => (await opened)?.close(),
  };
}

/** The path of the call by which a page learns what its operator may do. */
const RIGHTS = /\/permissions$/;
