import type { Hosts } from './headers';

const OURS = 'http://ours.invalid';

/**
 * The origins, other than the page's own, that a `config.json` makes the app call or show images from. An unreadable file names none: the page
 * starts all the same, and reports what is wrong in the file.
 */
export function hostsOf(configText: string): Hosts {
  const { apiUrl, dataUrl, siteUrl, logoUrl, mapTiles, analytics, errorReportUrl } = parse(configText);
  return {
    connect: origins(apiUrl, errorReportUrl),
    images: origins(apiUrl, dataUrl, siteUrl, logoUrl, tileUrl(mapTiles)),
    frames: frameSources(urlOf(analytics)),
  };
}

/** The sources of dashboards. Those of a sandbox come from the page's own origin. */
function frameSources(url: unknown): string[] {
  const isOurs = typeof url === 'string' && URL.canParse(url, OURS) && new URL(url, OURS).origin === OURS;
  return isOurs ? ["'self'"] : origins(url);
}

/**
 * The address of map tiles. Tiles may come from several hosts that differ in one part (`{s}.tile.example.org`, `{s}-tile.example.org`), which a
 * policy can only allow by the rest of their name.
 */
function tileUrl(mapTiles: unknown): unknown {
  const url = urlOf(mapTiles);
  return typeof url === 'string' ? url.replace(/\/\/[^/?#]*\{s\}[^/?#.]*\./, '//*.') : undefined;
}

function urlOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'url' in part ? part.url : undefined;
}

function parse(text: string): Record<string, unknown> {
  try {
    const config: unknown = JSON.parse(text);
    return typeof config === 'object' && config !== null ? (config as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The origins of these addresses, resolved as the app resolves them: one without a host is the page's own. */
function origins(...addresses: unknown[]): string[] {
  const urls = addresses.flatMap((address) => (typeof address === 'string' && URL.canParse(address, OURS) ? new URL(address, OURS) : []));
  const others = urls.filter(({ origin, protocol }) => origin !== OURS && /^https?:$/.test(protocol));
  return [...new Set(others.map(({ origin }) => origin))];
}
