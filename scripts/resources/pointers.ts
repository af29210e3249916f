/** A key as it is written in a JSON pointer. */
export function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys of a JSON pointer. */
export function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescaped);
}

/** The keys of a JSON pointer in a reference, in which they may be encoded as in any address. */
export function keysInReference(pointer: string): string[] {
  return pointer.split('/').slice(1).map((key) => unescaped(/%[\da-f]{2}/i.test(key) ? decodeURIComponent(key) : key));
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
