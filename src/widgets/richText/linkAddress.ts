import { SAFE_ADDRESS } from '@/ui/safeAddress';

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const HOST = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;
const TELEPHONE = /^tel:\+?\d{3,}$/i;
const DIGITS = /^\+?[\d\s.()-]{3,}$/;

/** The address of a link from what was typed: a page (`www.exemple.fr` is `https://www.exemple.fr`), an e-mail address or a telephone number. `undefined` for anything else. */
export function linkAddress(typed: string): string | undefined {
  const address = completed(typed.trim());
  if (!SAFE_ADDRESS.test(address)) return undefined;
  if (/^tel:/i.test(address)) return TELEPHONE.test(address) ? address : undefined;
  if (/^mailto:/i.test(address)) return MAIL.test(address.slice('mailto:'.length).split('?')[0] ?? '') ? address : undefined;
  return !/\s/.test(address) && URL.canParse(address) ? address : undefined;
}

function completed(text: string): string {
  if (MAIL.test(text)) return `mailto:${text}`;
  if (HOST.test(text)) return `https://${text}`;
  const telephone = DIGITS.test(text) ? `tel:${text}` : text;
  return /^tel:/i.test(telephone) ? telephone.replaceAll(/[\s.()-]/g, '') : text;
}
