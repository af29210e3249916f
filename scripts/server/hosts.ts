/** The origins, other than the page's own, that a `config.json` makes the app speak to or show images of. Relative addresses have none. */
export function hostsOf(configText: string): { connect: string[]; images: string[] } {
  const config = JSON.parse(configText) as { apiUrl?: string; dataUrl?: string; logoUrl?: string };
  return { connect: origins(config.apiUrl), images: origins(config.apiUrl, config.dataUrl, config.logoUrl) };
}

function origins(...addresses: (string | undefined)[]): string[] {
  const absolute = addresses.filter((address) => address !== undefined && /^https?:/.test(address));
  return [...new Set(absolute.map((address) => new URL(address as string).origin))];
}
