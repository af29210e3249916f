import { packageName, type LockedPackage, type PackageLock } from './packageLock';

/**
 * The bill of materials of the built app in CycloneDX 1.6: every package of which a file is in the build, with its licence and checksum. It has no
 * date or serial number, so that the same sources give the same bill.
 */
export function billOfMaterials(modules: Iterable<string>, lock: PackageLock, readOwn: (folder: string) => LockedPackage | undefined = () => undefined): object {
  const found = [...modules].map((module) => packageOf(module, lock, readOwn)).filter((one) => one !== undefined);
  const components = [...new Map(found)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([place, known]) => component(packageName(place) ?? place, known));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': lock.name, name: lock.name, version: lock.version } },
    components,
    dependencies: [{ ref: lock.name, dependsOn: components.map((one) => one['bom-ref']) }],
  };
}

/**
 * The package of a module. A package may be nested in another one, and a file of ours has none. A package that an extension has installed in its
 * own folder (`readOwn`) is not in our lock file.
 */
function packageOf(module: string, { packages }: PackageLock, readOwn: (folder: string) => LockedPackage | undefined): [place: string, known: LockedPackage] | undefined {
  const name = packageName(module);
  if (name === undefined) return undefined;
  const path = module.replaceAll('\\', '/');
  const inside = path.slice(path.indexOf('node_modules/'), path.lastIndexOf('node_modules/'));
  const place = [`${inside}node_modules/${name}`, `node_modules/${name}`].find((one) => packages[one]);
  if (place !== undefined) return [place, packages[place]!];
  const folder = path.slice(0, path.lastIndexOf('node_modules/')).replace(/^\0/, '');
  const own = readOwn(`${folder}node_modules/${name}`);
  if (!own) throw new Error(`The build has a file of "${name}", which package-lock.json does not know.`);
  return [`node_modules/${name}`, own];
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

/** A checksum in the form of the bill. npm writes `sha512-` and Base64, CycloneDX `SHA-512` and hexadecimal digits. */
function hash(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}
