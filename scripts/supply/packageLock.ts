import { readFileSync } from 'node:fs';

/** What npm notes about a package. */
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
  /** The packages by their places: `node_modules/react`. The project itself has the empty place. */
  packages: Readonly<Record<string, LockedPackage>>;
}

export function readPackageLock(): PackageLock {
  return JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as PackageLock;
}

/** The name of a package, such as `@mui/material`, from its place or that of a file in it. */
export function packageName(place: string): string | undefined {
  return /^.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(place)?.[1]?.replace('\\', '/');
}
