import { packageName, type LockedPackage, type PackageLock } from './packageLock';

/**
 * What the built app is made of, in CycloneDX 1.6: each package of which a file has come into the build, with its licence and its checksum. Without a date or
 * a number of its own: the same sources make the same bill.
 */
export function billOfMaterials(modules: Iterable<string>, lock: PackageLock): object {
  const places = new Set([...modules].flatMap((module) => placeOf(module, lock) ?? []));
  const components = [...places].toSorted().map((place) => component(packageName(place) ?? place, lock.packages[place]!));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': lock.name, name: lock.name, version: lock.version } },
    components,
    dependencies: [{ ref: lock.name, dependsOn: components.map((one) => one['bom-ref']) }],
  };
}

/** A package may stand inside another one. A file of ours has none. */
function placeOf(module: string, { packages }: PackageLock): string | undefined {
  const name = packageName(module);
  if (name === undefined) return undefined;
  const path = module.replaceAll('\\', '/');
  const inside = path.slice(path.indexOf('node_modules/'), path.lastIndexOf('node_modules/'));
  const place = [`${inside}node_modules/${name}`, `node_modules/${name}`].find((one) => packages[one]);
  if (place === undefined) throw new Error(`The build has a file of "${name}", which package-lock.json does not know.`);
  return place;
}

function component(name: string, { version, license, integrity }: LockedPackage) {
  const address = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': address,
    name,
    version,
    purl: address,
    ...(license !== undefined && { licenses: [/ (?:AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }] }),
    ...(integrity !== undefined && { hashes: [hash(integrity)] }),
  };
}

/** `sha512-` and Base64 on npm's side, `SHA-512` and hexadecimal here. */
function hash(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}
