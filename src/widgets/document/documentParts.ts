import type { WidgetField } from '@/engine/model/Widget';
import type { Schema } from '@/engine/model/Schema';
import { isPlainObject, plainObjects } from '@/engine/model/transforms/plainObject';
import { hasType, resolvedSchema } from '@/engine/model/widgetName';
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

/**
 * Reads a list of objects as a document, by their schema: an object has its texts as title and subtitle, and the parts in its list of objects. Where it has no such
 * list, its last text is its formatted text.
 */
export function documentParts(value: unknown, { entity, schema, options: { marked } }: WidgetField): DocumentPart[] {
  const { field, is } = isPlainObject(marked) ? marked : {};
  const fieldsOf = (list: Schema) => Object.entries(resolvedSchema(entity.schema, list.items ?? {}).properties ?? {});
  const partsOf = (list: unknown, of: Schema): DocumentPart[] => {
    const inner = fieldsOf(of).find(([, part]) => fieldsOf(part).length > 0);
    const texts = fieldsOf(of).flatMap(([name, part]) => (hasType(part, 'string') ? [name] : []));
    const text = inner ? undefined : texts.pop();
    return plainObjects(list).map((row) => {
      const [title, subtitle] = texts.map((name) => textValue(row[name]));
      const html = text === undefined ? undefined : textValue(row[text]);
      return { title, subtitle, html, mark: typeof field === 'string' && row[field] === is ? is : undefined, parts: inner ? partsOf(row[inner[0]], inner[1]) : [] };
    });
  };
  return partsOf(value, schema);
}

/** The document in one line, for a cell or a file. */
export function documentText(value: unknown, field: WidgetField): string | undefined {
  const lines = (parts: readonly DocumentPart[]): string[] =>
    parts.flatMap(({ title = '', subtitle = '', html = '', parts: inner }) => [title, subtitle, htmlText(html) ?? '', ...lines(inner)]);
  return lines(documentParts(value, field)).filter(Boolean).join(' – ') || undefined;
}
