/** The address of a document that has given itself none: what is relative to it is relative to nothing. */
export const NOWHERE = 'file:///';

/** An address that may be relative to that of the document around it; as it is, where it is none. */
export function wholeAddress(address: string, base: string): string {
  return hrefOf(address, base).replace(/#$/, '');
}

/** Without `URL.canParse`: once Node 20 has called that often, it no longer takes hosts with accents, here and in all that runs later. */
function hrefOf(address: string, base: string): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}
