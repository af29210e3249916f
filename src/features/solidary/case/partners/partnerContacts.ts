import { htmlText } from '@/ui/htmlText';
import { momentOf } from '../../model/momentOf';
import type { DiaryEntry } from '../../model/SolidaryCase';
import type { CaseAction } from '../actions/catalogue';
import type { PartnerCarpooler } from './partnerRows';

/** The action that says so: the platform links a partner's message to no request (contract partners.contact and requests.actions). */
export const PARTNER_CONTACT: CaseAction = { id: 106, name: 'solidary_external_driver_contact', type: 2, progression: 50 };

/** What a partner takes of a message (contract partners.contact). */
export const LONGEST_MESSAGE = 500;

/** What the history says of a contact: whom, on a line of its own from which it is found again, then what was written. */
export function contactComment({ partner, person }: PartnerCarpooler, message: string): string {
  return `${partner.provider} – ${person.givenName ?? partner.carpoolerUuid}\n${message}`;
}

/** When this driver was written to, newest first: what the history names by partner and alias. */
export function partnerContacts({ partner, person }: PartnerCarpooler, diary: readonly DiaryEntry[]): DiaryEntry[] {
  const named = [partner.provider, person.givenName ?? partner.carpoolerUuid].map(spaced);
  const isAbout = ({ action, comment = '' }: DiaryEntry): boolean =>
    action === PARTNER_CONTACT.name && named.every((name) => isNamed(firstLine(comment), name));
  return diary.filter(isAbout).toSorted((one, other) => momentOf(other.date) - momentOf(one.date));
}

function firstLine(comment: string): string {
  return htmlText(comment.split(/<br\s*\/?>|\n/i)[0] ?? '') ?? '';
}

/** As words of their own: "Ana" is not in "Anaïs". */
function isNamed(line: string, name: string): boolean {
  const start = line.indexOf(name);
  const around = line.charAt(start - 1) + line.charAt(start + name.length);
  return start !== -1 && !/[\p{L}\p{N}]/u.test(around);
}

/** Spaces as `htmlText` leaves them. */
function spaced(name: string): string {
  return name.replaceAll(/[ \t\n\r\f]+/g, ' ').trim();
}
