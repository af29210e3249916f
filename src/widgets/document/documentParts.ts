import type { WidgetField } from '@/engine/model/Widget';
import { isPlainObject, plainObjects } from '@/engine/model/transforms/plainObject';
import { htmlText } from '@/ui/htmlText';
import { textValue } from '../textValue';

/** A part of a document to read: a section with its paragraphs, or a paragraph. */
export interface DocumentPart {
  title: string | undefined;
  subtitle: string | undefined;
  html: string | undefined;
  /** The value of the field that marks this part (not published yet), where it has one. */
  mark: unknown;
  parts: DocumentPart[];
}

/** Reads a list of objects as a document. The options of the field say which of their fields are titles, text and inner parts. */
export function documentParts(value: unknown, { options }: Pick<WidgetField, 'options'>): DocumentPart[] {
  const { title, subtitle, parts, text, marked } = options;
  const { field, is } = isPlainObject(marked) ? marked : {};
  const read = (row: Record<string, unknown>, name: unknown) => (typeof name === 'string' ? textValue(row[name]) : undefined);
  const partsOf = (list: unknown): DocumentPart[] =>
    plainObjects(list).map((row) => ({
      title: read(row, title),
      subtitle: read(row, subtitle),
      html: read(row, text),
      mark: typeof field === 'string' && row[field] === is ? is : undefined,
      parts: typeof parts === 'string' ? partsOf(row[parts]) : [],
    }));
  return partsOf(value);
}

/** The document in one line, for a cell or a file. */
export function documentText(value: unknown, field: WidgetField): string | undefined {
  const lines = (parts: readonly DocumentPart[]): string[] =>
    parts.flatMap(({ title = '', subtitle = '', html = '', parts: inner }) => [title, subtitle, htmlText(html) ?? '', ...lines(inner)]);
  return lines(documentParts(value, field)).filter(Boolean).join(' – ') || undefined;
}
