import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The texts of a folder like `schemas/`, by path. The sentences of the shell are looked for beside it. */
export function readFolder(folder: string): ResourceFiles {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const name of readdirSync(posix.join(folder, entry.name))) {
      const path = posix.join(folder, entry.name, name);
      if (name.endsWith('.json')) files.set(path, readFileSync(path, 'utf8'));
    }
  }
  return { files, messageContexts: messageContextsBeside(folder) };
}

function messageContextsBeside(folder: string): string[] {
  const path = posix.join(folder, '../src/i18n/locales/fr/messages.json');
  return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object) : [];
}

/** What a folder holds: `schemas/<entity>/*.json` and `schemas/shared/*.json` by path, and what the shell says itself. */
export interface ResourceFiles {
  files: ReadonlyMap<string, string>;
  messageContexts: readonly string[];
}
