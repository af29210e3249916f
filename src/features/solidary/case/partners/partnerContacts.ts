import { htmlText } from '@/ui/htmlText';
import { momentOf } from '../../model/momentOf';
import type { DiaryEntry } from '../../model/SolidaryCase';
import type { CaseAction } from '../actions/catalogue';
import type { PartnerCarpooler } from './partnerRows';

/**
 * The action that notes a message to a partner's driver, because the platform does not link such a message to a request (contract partners.contact
 * and requests.actions).
 */
export const PARTNER_CONTACT: CaseAction = { id: 106, name: 'solidary_external_driver_contact', type: 2, progression: 50 };

/** The longest message that a partner accepts (contract partners.contact). */
export const LONGEST_MESSAGE = 500;

/** The comment of a noted contact: a line with the partner and the driver, by which the contact is recognised later, then the message. */
export function contactComment({ partner, person }: PartnerCarpooler, message: string): string {
  return `${partner.provider} – ${person.givenName ?? partner.carpoolerUuid}\n${message}`;
}

/** The noted contacts with a driver, newest first, recognised by the partner and the driver's alias in the comment. */
export function partnerContacts({ partner, person }: PartnerCarpooler, diary: readonly DiaryEntry[]): DiaryEntry[] {
  const named = [partner.provider, person.givenName ?? partner.carpoolerUuid].map(spaced);
  const isAbout = ({ action, comment = '' }: DiaryEntry): boolean =>
    action === PARTNER_CONTACT.name && named.every((name) => isNamed(firstLine(comment), name));
  return diary.filter(isAbout).toSorted((one, other) => momentOf(other.date) - momentOf(one.date));
}

function firstLine(comment: string): string {
  return htmlText(comment.split(/<br\s*\/?>|\n/i)[0] ?? '') ?? '';
}

/** Whether a line contains a name as whole words: "Ana" is not in "Anaïs". */
function isNamed(line: string, name: string): boolean {
  const start = line.indexOf(name);
  const around = line.charAt(start - 1) + line.charAt(start + name.length);
  return start !== -1 && !/[\p{L}\p{N}]/u.test(around);
}

/** A name with its spaces as `htmlText` leaves them. */
function spaced(name: string): string {
  return name.replaceAll(/[ \t\n\r\f]+/g, ' ').trim();
}
