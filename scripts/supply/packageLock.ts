import { readFileSync } from 'node:fs';

/** What npm has written down of a package. */
export interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

export interface PackageLock {
  name: string;
  version: string;
  /** By where they stand: `node_modules/react`; the project itself has no place. */
  packages: Readonly<Record<string, LockedPackage>>;
}

export function readPackageLock(): PackageLock {
  return JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as PackageLock;
}

/** `@mui/material`, of the place of a package or of a file in it. */
export function packageName(place: string): string | undefined {
  return /^.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(place)?.[1]?.replace('\\', '/');
}
