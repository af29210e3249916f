import type { Config } from '@/config/Config';
import { imageAddress } from '../../../widgets/imageAddress';
import { isImageChoice } from '../../../widgets/imageChoice';

/**
 * The address from which the picture of an element may be loaded: this origin, the API or the data host, which the security policy allows.
 * `undefined` for any other address: loading it would tell another site who is reading, or break the policy.
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
