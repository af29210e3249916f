import type { Hosts } from './headers';

const OURS = 'http://ours.invalid';

/**
 * The origins, other than the page's own, that a `config.json` makes the app speak to or show images of. A file that cannot be read
 * names none: the page starts all the same, to say what is wrong in it.
 */
export function hostsOf(configText: string): Hosts {
  const { apiUrl, dataUrl, siteUrl, logoUrl, mapTiles, analytics, errorReportUrl } = parse(configText);
  return {
    connect: origins(apiUrl, errorReportUrl),
    images: origins(apiUrl, dataUrl, siteUrl, logoUrl, tileUrl(mapTiles)),
    frames: frameSources(urlOf(analytics)),
  };
}

/** Of dashboards; those of a sandbox come from the page's own origin. */
function frameSources(url: unknown): string[] {
  const isOurs = typeof url === 'string' && URL.canParse(url, OURS) && new URL(url, OURS).origin === OURS;
  return isOurs ? ["'self'"] : origins(url);
}

/** Tiles may come from several hosts of one name: `{s}.tile.example.org`, `{s}-tile.example.org`. A policy knows them by the rest of their name only. */
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

/** Addresses are read as the app reads them: what has no host of its own is ours. */
function origins(...addresses: unknown[]): string[] {
  const urls = addresses.flatMap((address) => (typeof address === 'string' && URL.canParse(address, OURS) ? new URL(address, OURS) : []));
  const others = urls.filter(({ origin, protocol }) => origin !== OURS && /^https?:$/.test(protocol));
  return [...new Set(others.map(({ origin }) => origin))];
}
