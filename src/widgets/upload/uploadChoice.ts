import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { FileChoice, TextContext, WidgetField } from '@/engine/model/Widget';
import { formatFileSize } from '@/i18n/format';

/** A file chosen and not sent yet, beside what is on the server. */
export interface UploadChoice extends FileChoice {
  /** How many lines it has, where it was read first. */
  lines?: number;
}

export function isUploadChoice(value: unknown): value is UploadChoice {
  return isPlainObject(value) && value['file'] instanceof File;
}

/** What is on the server: what the record's own call leaves there, or takes away. */
export function storedFiles(value: unknown): unknown {
  return isUploadChoice(value) ? value.saved : value;
}

/** The files on the server, one or several, by name and size: "permis.pdf (123 ko)". */
export function storedNames(value: unknown, { options }: WidgetField, language: TextContext['language']): string[] {
  const files = [storedFiles(value)].flat().filter(isPlainObject);
  return files.flatMap((file) => {
    const [name, size] = [file[String(options['name'])], sizeText(file[String(options['size'])], language)];
    if (typeof name !== 'string' || name === '') return [];
    return size === undefined ? [name] : [`${name} (${size})`];
  });
}

/** Of a record that is filled in, the file that will be there. */
export function uploadText(value: unknown, field: WidgetField, { language }: Pick<TextContext, 'language'>): string | undefined {
  return isUploadChoice(value) ? value.file.name : storedNames(value, field, language).join(', ') || undefined;
}

/** The platform writes sizes in English: `123.45kB`; one that it writes otherwise is left as it is. */
export function sizeText(size: unknown, language: TextContext['language']): string | undefined {
  if (typeof size === 'number') return formatFileSize(size, language);
  if (typeof size !== 'string' || size === '') return undefined;
  const [, amount, unit = ''] = /^([\d.]+)\s?([kMG]?)B$/.exec(size) ?? [];
  return amount === undefined ? size : formatFileSize(Number(amount) * 1000 ** POWERS.indexOf(unit), language);
}

const POWERS = ['', 'k', 'M', 'G'];
