import type { Config } from '@/config/Config';

/**
 * A replaced picture keeps its address (contract images.upload), so the browser would go on showing the old one:
 * those sent from this page are asked for again by a version.
 */
const versions = new Map<string, number>();

/** Remembers that the picture behind an address has changed. */
export function markReplaced(address: string): void {
  versions.set(address, Date.now());
}

/** Where to fetch a picture: relative addresses are on the data host, and paths from the root on the public site where it is known. */
export function imageAddress(address: string, { dataUrl, siteUrl }: Pick<Config, 'dataUrl' | 'siteUrl'>): string {
  const absolute = absoluteAddress(address, dataUrl, siteUrl);
  const version = versions.get(address);
  if (version === undefined) return absolute;
  return `${absolute}${absolute.includes('?') ? '&' : '?'}v=${version}`;
}

function absoluteAddress(address: string, dataUrl: string, siteUrl: string | undefined): string {
  if (siteUrl !== undefined && /^\/(?!\/)/.test(address)) return siteUrl.replace(/\/$/, '') + address;
  return /^(https?:|blob:|data:|\/)/i.test(address) ? address : `${dataUrl.replace(/\/$/, '')}/${address}`;
}
