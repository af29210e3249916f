import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSecrets } from './findSecrets';
import { packageName, readPackageLock } from '../../../scripts/supply/packageLock';

const lock = readPackageLock();
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');

/** The licences of what browsers get, or may get. None requires the app to be published under it. */
const GIVEN = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'MIT AND ISC', '(MPL-2.0 OR Apache-2.0)']);
/** The licences of what is only used for builds and tests. */
const USED = new Set([...GIVEN, 'MPL-2.0', 'Python-2.0', 'PSF-2.0', 'CC-BY-4.0', 'BlueOak-1.0.0']);

describe('what the project takes from others', () => {
  it('has a licence that is known here', () => {
    const foreign = packages.filter(([, { dev, license = 'none' }]) => !(dev ? USED : GIVEN).has(license));
    expect(foreign.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
  });

  it('runs nothing when it is installed', () => {
    expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => packageName(place))).toEqual([]);
  });

  it('is what it was, by a checksum, and is fetched from no host that is named here', () => {
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
    expect(JSON.stringify(lock)).not.toContain('"resolved"');
  });
});

describe('a secret', () => {
  it.each([
    ['a token of GitHub', `ghp_${'a1B2'.repeat(9)}`],
    ['a key of Amazon', `AKIA${'ABCD'.repeat(4)}`],
    ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${'abcd'.repeat(12)}`],
    ['a signed token', ['eyJ', 'a'.repeat(30), '.eyJ', 'b'.repeat(30), '.', 'c'.repeat(43)].join('')],
    ['a password in an address', ['postgres://admin', ':', 'hunter2hunter2', '@db.acme.fr/x'].join('')],
  ])('is known by its form: %s', (kind, text) => {
    expect(findSecrets(`first\n${text}\n`)).toEqual([`line 2: ${kind}`]);
  });

  it('stands in no file of the project', () => {
    const root = new URL('../../../', import.meta.url).pathname;
    const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      if (!FOLDERS.has(entry.name)) return [];
      return readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true }).flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name).slice(root.length)] : []));
    });
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => findSecrets(readFileSync(join(root, file), 'utf8')).map((found) => `${file}, ${found}`))).toEqual([]);
  });
});

const FOLDERS = new Set(['src', 'scripts', 'schemas', 'tests', '.readme', '.ci']);
