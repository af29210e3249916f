import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entity } from '../../src/engine/model/Resource';
import { createSandbox } from '../../scripts/sandbox/createSandbox';

const CACHE = 'node_modules/.cache/sandbox';

/**
 * A dump of the generated data for these entities, which saves generating it in each test file. It is stored on disk under a name that depends on
 * the entities and the sandbox's code, so that it is never out of date.
 */
export async function seededDump(entities: readonly Entity[]): Promise<Blob> {
  const file = join(CACHE, `${fingerprint(entities)}.tar.gz`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const dump = await makeDump(entities);
    await keep(file, dump);
    return dump;
  }
}

async function makeDump(entities: readonly Entity[]): Promise<Blob> {
  const sandbox = await createSandbox({ entities });
  try {
    return await sandbox.dump();
  } finally {
    await sandbox.close();
  }
}

/** The file is written under another name and renamed, so that another worker never reads half of it. */
async function keep(file: string, dump: Blob): Promise<void> {
  const written = `${file}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE)) if (old.endsWith('.tar.gz')) rmSync(join(CACHE, old), { force: true });
  writeFileSync(written, Buffer.from(await dump.arrayBuffer()));
  renameSync(written, file);
}

function fingerprint(entities: readonly Entity[]): string {
  const hash = createHash('sha256').update(JSON.stringify(entities));
  for (const folder of ['scripts/sandbox', 'src/engine/model/transforms']) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.ts')) hash.update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 20);
}
