import { withoutFiles } from '@/engine/data/withoutFiles';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';
import { STORED, UNREADABLE } from '../transforms/storedMarks';
import { isPlainObject, plainObjects } from '@/engine/model/transforms/plainObject';
import type { TextContext } from '@/engine/model/Widget';
import { htmlText } from '@/ui/htmlText';
import { isImageChoice, savedImage, type ImageChoice } from '../../../widgets/imageChoice';
import { textValue } from '../../../widgets/textValue';

/** The kinds of elements that the platform can render (contract campaigns.body). */
export const KINDS = ['title', 'text', 'image'] as const;

export type Kind = (typeof KINDS)[number];

/**
 * An element of an e-mail as the form sees it. `value` is the text of a title or the HTML of a text, `src` the address of an image or the file
 * chosen for it. `alt` is a description that an image once got: the platform drops it (contract campaigns.body). The transform keeps anything else
 * that a stored element has.
 */
export interface MailElement {
  type?: string;
  value?: string | undefined;
  src?: string | ImageChoice | undefined;
  id?: unknown;
  alt?: unknown;
}

export function elementsOf(value: unknown): readonly MailElement[] {
  return plainObjects(value);
}

/** The stored text of a body that is not a list of elements, unchanged. */
export function unreadableBody(elements: readonly MailElement[]): string | undefined {
  const [first] = elements;
  return first && UNREADABLE in first ? String(first[UNREADABLE]) : undefined;
}

/** The kind of an element; `undefined` for a stored element that no form can edit. */
export function kindOf({ type, value }: MailElement): Kind | undefined {
  const kind = KINDS.find((known) => known === type);
  return kind === 'image' || value === undefined || typeof value === 'string' ? kind : undefined;
}

/** The stored form of an element that no form can edit, unchanged. */
export function storedText(element: MailElement): string {
  return STORED in element ? String(element[STORED]) : JSON.stringify(element);
}

/** A new element with the same content. It gets a place of its own, and keeps everything the form does not know about. */
export function copyOf(element: MailElement): MailElement {
  const { [STORED]: stored, position: _position, ...copy } = element as MailElement & Record<string, unknown>;
  const original: unknown = typeof stored === 'string' ? JSON.parse(stored) : {};
  return { ...(isPlainObject(original) && withoutKeys(original, ['position'])), ...copy };
}

/**
 * The body without the parts that the record's own call cannot send: a chosen image is replaced by the one before it, or left out until
 * `sendImages` adds it.
 */
export function carriedBody(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((element: unknown) => !isWaiting(element)).map(withoutFiles);
}

function isWaiting(element: unknown): boolean {
  return isPlainObject(element) && isImageChoice(element['src']) && savedImage(element['src']) === undefined;
}

/** The words of an e-mail on one line; a body that cannot be read is given unchanged. */
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

/** The kind that an element names, if it names one. */
export function typeName({ type }: MailElement): string {
  return textValue(type) ?? '?';
}

/** Plain words as the HTML of a text element. */
export function paragraphOf(words: string): string {
  const escaped = words.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<p>${escaped}</p>`;
}
