import { withoutFiles } from '@/engine/data/withoutFiles';
import { STORED, UNREADABLE } from '../transforms/storedMarks';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { TextContext } from '@/engine/model/Widget';
import { htmlText } from '@/ui/htmlText';
import { isImageChoice, savedImage, type ImageChoice } from '../../../widgets/imageChoice';
import { textValue } from '../../../widgets/textValue';

/** What the platform's renderer knows of (contract campaigns.body). */
export const KINDS = ['title', 'text', 'image'] as const;

export type Kind = (typeof KINDS)[number];

/**
 * A part of a mail, as a form sees it: `value` is the text of a title or the HTML of a text; `src` the address of an image, or the one chosen
 * to be sent. `alt` is a description that an image was once given: the platform drops it (contract campaigns.body). Anything else a stored element has is kept by
 * the transform.
 */
export interface MailElement {
  type?: string;
  value?: string | undefined;
  src?: string | ImageChoice | undefined;
  id?: unknown;
  alt?: unknown;
}

export function elementsOf(value: unknown): readonly MailElement[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : [];
}

/** What was stored in place of a list of elements, to the letter. */
export function unreadableBody(elements: readonly MailElement[]): string | undefined {
  const [first] = elements;
  return first && UNREADABLE in first ? String(first[UNREADABLE]) : undefined;
}

/** `undefined` for what is stored but is nothing that a form could edit. */
export function kindOf({ type, value }: MailElement): Kind | undefined {
  const kind = KINDS.find((known) => known === type);
  return kind === 'image' || value === undefined || typeof value === 'string' ? kind : undefined;
}

/** What came as it was stored, for an element that no form can show otherwise. */
export function storedText(element: MailElement): string {
  return STORED in element ? String(element[STORED]) : JSON.stringify(element);
}

/** The same content in a new element: it has its own place, and whatever is not known of it goes with it. */
export function copyOf(element: MailElement): MailElement {
  const { [STORED]: stored, position: _position, ...copy } = element as MailElement & Record<string, unknown>;
  const original: unknown = typeof stored === 'string' ? JSON.parse(stored) : {};
  return { ...(isPlainObject(original) && without(original, 'position')), ...copy };
}

function without(record: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** What the record's own call can carry: a chosen image gives way to the one it replaces, or waits; `sendImages` brings it in. */
export function carriedBody(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((element: unknown) => !isWaiting(element)).map(withoutFiles);
}

function isWaiting(element: unknown): boolean {
  return isPlainObject(element) && isImageChoice(element['src']) && savedImage(element['src']) === undefined;
}

/** The words of a mail on one line; those of a body that cannot be read as they are. */
export function bodyText(value: unknown, { t }: Pick<TextContext, 't'>): string | undefined {
  const elements = elementsOf(value);
  const words = unreadableBody(elements) ?? elements.map((element) => elementText(element, t)).filter(Boolean).join(' · ');
  return words || undefined;
}

function elementText(element: MailElement, t: TextContext['t']): string | undefined {
  switch (kindOf(element)) {
    case 'title':
      return element.value;
    case 'text':
      return htmlText(element.value ?? '');
    case 'image':
      return textValue(element.alt) ?? t('widgets:mailBody.kinds.image');
    default:
      return t('widgets:mailBody.unknown', { type: typeName(element) });
  }
}

/** What an element says it is, as far as it says so. */
export function typeName({ type }: MailElement): string {
  return textValue(type) ?? '?';
}

/** Plain words as the HTML of a text. */
export function paragraphOf(words: string): string {
  const escaped = words.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<p>${escaped}</p>`;
}
