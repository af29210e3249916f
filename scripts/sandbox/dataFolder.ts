import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A data folder held by this process. */
export interface DataFolder {
  /** Where the database keeps its files. */
  database: string;
  release(): void;
}

/** Folders this process holds: a lock with our own process number but not in here was left by a dead namesake (containers reuse numbers). */
const held = new Set<string>();

/**
 * Takes a data folder for this process, creating it if needed and emptying it when `reset`. Two processes on one folder lose
 * rows, so a lock file refuses the second (design 8); the lock of a process that has died is taken over.
 */
export function takeDataFolder(path: string, reset: boolean): DataFolder {
  const folder = resolve(path);
  const lock = join(folder, 'sandbox.lock');
  mkdirSync(folder, { recursive: true });
  takeLock(folder, lock);
  const database = join(folder, 'database');
  if (reset) rmSync(database, { recursive: true, force: true });
  return {
    database,
    release: () => {
      held.delete(folder);
      rmSync(lock, { force: true });
    },
  };
}

function takeLock(folder: string, lock: string): void {
  const owner = readOwner(lock);
  if (owner !== undefined && isHeldBy(owner, folder)) {
    throw new Error(
      `Another sandbox (process ${owner}) is using the data folder ${folder}. Stop it first, or choose another folder with ` +
        `SANDBOX_DATA. If no sandbox is running, delete ${lock}.`,
    );
  }
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  held.add(folder);
}

function readOwner(lock: string): number | undefined {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isHeldBy(owner: number, folder: string): boolean {
  if (owner === process.pid) return held.has(folder);
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
