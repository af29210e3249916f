import { formatTelephone } from '@/i18n/format';

/** A telephone number may be stored with its spaces or without them, which an exact filter tells apart. */
export function telephoneSpellings(telephone: string): string[] {
  return [...new Set([compactTelephone(telephone), formatTelephone(telephone).replaceAll('\u00a0', ' ')])];
}

export function compactTelephone(telephone: string): string {
  return telephone.replaceAll(/[\s./()-]/g, '');
}
