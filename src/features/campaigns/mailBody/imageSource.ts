import type { Config } from '@/config/Config';
import { imageAddress } from '../../../widgets/imageAddress';
import { isImageChoice } from '../../../widgets/imageChoice';

/**
 * Where the picture of an element may be fetched from: here, the API or the data host, which the security policy lets in. `undefined` for
 * an address elsewhere or of another kind: asking for it would tell another site who reads, or run into the policy.
 */
export function imageSource(src: unknown, { apiUrl, dataUrl }: Pick<Config, 'apiUrl' | 'dataUrl'>): string | undefined {
  if (isImageChoice(src)) return src.preview;
  if (typeof src !== 'string' || /^\s*(?!https?:)[a-z][\w+.-]*:/i.test(src)) return undefined;
  const address = urlOf(imageAddress(src.trim(), { dataUrl }));
  const origins = ['', apiUrl, dataUrl].map((known) => urlOf(known)?.origin);
  return address && origins.includes(address.origin) ? address.href : undefined;
}

function urlOf(address: string): URL | undefined {
  return URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
}
