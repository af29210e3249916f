import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A data folder that this process holds. */
export interface DataFolder {
  /** The folder where the database keeps its files. */
  database: string;
  release(): void;
}

interface TakeOptions {
  /** Deletes the data first. */
  reset: boolean;
  /** Called when this same process wants the folder again, because a development server starts anew before its predecessor has stopped. */
  leave: () => Promise<void>;
}

/**
 * The folders that this process holds, with a function that releases each. They are kept on the process, because a restarted development server
 * loads this module a second time. A lock with our own process id that is missing here was left by an earlier process with the same id, since
 * containers reuse ids.
 */
const HOLDERS = Symbol.for('mobility-back-office sandbox folders');
const holders = ((globalThis as Record<symbol, unknown>)[HOLDERS] ??= new Map()) as Map<string, () => Promise<void>>;

/**
 * Takes a data folder for this process, and creates it if needed. Two processes on one folder would lose rows, so a lock file refuses the second in
 * words. The lock of a process that has died is taken over.
 */
export async function takeDataFolder(path: string, { reset, leave }: TakeOptions): Promise<DataFolder> {
  const folder = resolve(path);
  const lock = join(folder, 'sandbox.lock');
  mkdirSync(folder, { recursive: true });
  await holders.get(folder)?.();
  takeLock(folder, lock);
  holders.set(folder, leave);
  const database = join(folder, 'database');
  if (reset) rmSync(database, { recursive: true, force: true });
  return {
    database,
    release: () => {
      holders.delete(folder);
      rmSync(lock, { force: true });
    },
  };
}

function takeLock(folder: string, lock: string): void {
  const owner = readOwner(lock);
  if (owner !== undefined && isAnotherProcess(owner)) {
    throw new Error(
      `Another sandbox (process ${owner}) is using the data folder ${folder}. Stop it first, or choose another folder with ` +
        `SANDBOX_DATA. If no sandbox is running, delete ${lock}.`,
    );
  }
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
}

function readOwner(lock: string): number | undefined {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isAnotherProcess(owner: number): boolean {
  if (owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // The error EPERM means that the process is alive and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
