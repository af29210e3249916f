import type { RecordData } from '@/engine/model/Schema';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { htmlText } from '@/ui/htmlText';
import { parseHtml } from '@/ui/parseHtml';
import { elementsOf, KINDS, storedText, unreadableBody } from '../mailBody/elements';

/** Why the message must not be sent: the platform refuses none, and the recipients would get an empty or an incomplete mail (contract campaigns.body). */
export type MessageFault = 'noSubject' | 'noBody' | 'unreadable' | 'incomplete';

/** Flaws that do not prevent sending, but that readers will notice. */
type MessageWarning = 'noLink' | 'plainLink' | 'imageWithoutText' | 'unknownElement';

/** Addresses that are encrypted, or that do not go over the network. */
const SAFE_LINK = /^(https|mailto|tel):/i;

export function messageFault({ subject, body }: RecordData): MessageFault | undefined {
  if (typeof subject !== 'string' || subject.trim() === '') return 'noSubject';
  if (elementsOf(body).length === 0) return 'noBody';
  if (unreadableBody(elementsOf(body)) !== undefined) return 'unreadable';
  return storedElements(body).every(isWhole) ? undefined : 'incomplete';
}

export function messageWarnings({ body }: RecordData): MessageWarning[] {
  const elements = storedElements(body);
  const links = elements.flatMap(linksOf);
  const warnings: Record<MessageWarning, boolean> = {
    noLink: links.length === 0,
    plainLink: links.some((link) => !SAFE_LINK.test(link)),
    imageWithoutText: elements.some(({ type }, index) => type === 'image' && !isText(elements[index - 1]) && !isText(elements[index + 1])),
    unknownElement: elements.some(({ type }) => !KINDS.some((kind) => kind === type)),
  };
  return (Object.keys(warnings) as MessageWarning[]).filter((name) => warnings[name]);
}

/** The elements as the platform stores them: a form leaves out what is empty, which the platform renders as an empty line. */
function storedElements(body: unknown): RecordData[] {
  return elementsOf(body).map((element) => {
    const stored: unknown = JSON.parse(storedText(element));
    return isPlainObject(stored) ? stored : {};
  });
}

/** Whether an element has what the platform asks of one: a type, a position, and a value or the address of an image. */
function isWhole({ type, position, value, src }: RecordData): boolean {
  return [type, position, type === 'image' ? src : value].every((part) => part !== undefined && part !== null);
}

/** Whether an element has words, which may say what an image beside it shows. The platform sends no description of images (contract campaigns.body). */
function isText(element: RecordData | undefined): boolean {
  return element !== undefined && element['type'] !== 'image' && htmlText(String(element['value'] ?? '')) !== undefined;
}

function linksOf({ type, value }: RecordData): string[] {
  if (type !== 'text' || typeof value !== 'string') return [];
  return [...parseHtml(value).querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
}
