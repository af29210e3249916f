import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A data folder held by this process. */
export interface DataFolder {
  /** Where the database keeps its files. */
  database: string;
  release(): void;
}

interface TakeOptions {
  /** Empties the data. */
  reset: boolean;
  /** Called when this same process wants the folder again: a development server starts anew before its former self stops. */
  leave: () => Promise<void>;
}

/**
 * What this process holds, and how to make it leave. Kept on the process, because a restarted development server has loaded this
 * module a second time. A lock with our own number that is not in here was left by a dead namesake: containers reuse numbers.
 */
const HOLDERS = Symbol.for('mobility-back-office sandbox folders');
const holders = ((globalThis as Record<symbol, unknown>)[HOLDERS] ??= new Map()) as Map<string, () => Promise<void>>;

/**
 * Takes a data folder for this process, creating it if needed. Two processes on one folder lose rows, so a lock file refuses the
 * second in words; the lock of a process that has died is taken over.
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
    // EPERM: it lives and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
