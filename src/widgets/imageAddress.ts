import type { Config } from '@/config/Config';

/**
 * The versions of pictures sent from this page, by address. A replaced picture keeps its address (contract images.upload), so without a version the browser would
 * go on showing the old one.
 */
const versions = new Map<string, number>();

/** Notes that the picture at an address has changed. */
export function markReplaced(address: string): void {
  versions.set(address, Date.now());
}

/** The address from which a picture is fetched: relative addresses are on the data host, and paths from the root on the public site where it is known. */
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
