import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { FileChoice, TextContext, WidgetField } from '@/engine/model/Widget';
import { formatFileSize } from '@/i18n/format';

/** A file that is chosen and not sent yet, with what is on the server. */
export interface UploadChoice extends FileChoice {
  /** The number of lines, where the file was read first. */
  lines?: number;
}

export function isUploadChoice(value: unknown): value is UploadChoice {
  return isPlainObject(value) && value['file'] instanceof File;
}

/** What is on the server, which the record's own request leaves there or removes. */
export function storedFiles(value: unknown): unknown {
  return isUploadChoice(value) ? value.saved : value;
}

/** The names of the files on the server, one or several, with their sizes: "permis.pdf (123 ko)". */
export function storedNames(value: unknown, { options }: WidgetField, language: TextContext['language']): string[] {
  const files = [storedFiles(value)].flat().filter(isPlainObject);
  return files.flatMap((file) => {
    const [name, size] = [file[String(options['name'])], sizeText(file[String(options['size'])], language)];
    if (typeof name !== 'string' || name === '') return [];
    return size === undefined ? [name] : [`${name} (${size})`];
  });
}

/** The text of a file in a form: the name of the chosen file, or those of the stored ones. */
export function uploadText(value: unknown, field: WidgetField, { language }: Pick<TextContext, 'language'>): string | undefined {
  return isUploadChoice(value) ? value.file.name : storedNames(value, field, language).join(', ') || undefined;
}

/** The text of a size. The platform writes sizes in English: `123.45kB`; one in another form is left as it is. */
export function sizeText(size: unknown, language: TextContext['language']): string | undefined {
  if (typeof size === 'number') return formatFileSize(size, language);
  if (typeof size !== 'string' || size === '') return undefined;
  const [, amount, unit = ''] = /^([\d.]+)\s?([kMG]?)B$/.exec(size) ?? [];
  return amount === undefined ? size : formatFileSize(Number(amount) * 1000 ** POWERS.indexOf(unit), language);
}

const POWERS = ['', 'k', 'M', 'G'];
