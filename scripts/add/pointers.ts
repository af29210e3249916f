/** A key as it is written in a JSON pointer. */
export function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys of a JSON pointer. One that was written into an address may be encoded. */
export function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map((key) => (/%[\da-f]{2}/i.test(key) ? decodeURIComponent(key) : key).replaceAll('~1', '/').replaceAll('~0', '~'));
}
