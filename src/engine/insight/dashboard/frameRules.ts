/**
 * Whether a page may be shown in a frame. It must come from the origin that `config.json` names, which is also the only one that the content security policy
 * allows: any other page would be an empty frame without a word.
 */
export function isFrameable(address: string, allowed: string | undefined): boolean {
  return allowed !== undefined && new URL(address).origin === new URL(allowed).origin;
}

/**
 * The rights of a framed page. Scripts draw the figures. The page keeps its own origin, which its requests need, unless that is our origin: it could then
 * remove its own sandbox.
 */
export function sandboxOf(address: string, ours: string): string {
  const rights = ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-downloads'];
  return [...rights, ...(new URL(address).origin === ours ? [] : ['allow-same-origin'])].join(' ');
}

/** The host of a web address; undefined for anything else, which could run a script. */
export function webHost(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : undefined;
}
