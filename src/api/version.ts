const versions = new WeakMap<object, string>();

/**
 * Keeps the version (`ETag`) that the server has given of a record as it was read, where it gives one. A weak version is left out, as no server may accept it of
 * a change (RFC 9110, 13.1.1).
 */
export function withVersion<T extends object>(record: T, version: string | null | undefined): T {
  if (version && !version.startsWith('W/')) versions.set(record, version);
  return record;
}

/** The version of a record as it was read. A change that names it is refused once somebody else has changed the record (`outdated`). */
export function versionOf(record: object): string | undefined {
  return versions.get(record);
}
