const BYTES = 16;

/** A key that nothing else has: 32 hexadecimal digits. `crypto.randomUUID` would be shorter, but a page that came over plain HTTP has none. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
