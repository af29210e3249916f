import { packageName, type LockedPackage, type PackageLock } from './packageLock';

/**
 * What the built app is made of, in CycloneDX 1.6: each package of which a file has come into the build, with its licence and its checksum. Without a date or
 * a number of its own: the same sources make the same bill.
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

/** A package may stand inside another one. A file of ours has none. One that an extension has installed beside itself (`readOwn`, of its folder) is locked by nobody here. */
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

/** `sha512-` and Base64 on npm's side, `SHA-512` and hexadecimal here. */
function hash(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}
