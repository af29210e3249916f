import { isPlainObject } from '@/engine/transforms/plainObject';
import type { FileChoice, WidgetField } from '@/engine/Widget';

/** A file chosen and not sent yet, beside what is on the server. */
export interface UploadChoice extends FileChoice {
  /** How many lines it has. */
  lines: number;
}

export function isUploadChoice(value: unknown): value is UploadChoice {
  return isPlainObject(value) && value['file'] instanceof File;
}

/** The names of the files on the server. */
export function savedNames(value: unknown, { options }: WidgetField): string[] {
  const stored = isUploadChoice(value) ? value.saved : value;
  const files = Array.isArray(stored) ? stored.filter(isPlainObject) : [];
  return files.map((file) => file[String(options['name'])]).filter((name) => typeof name === 'string');
}

export function uploadText(value: unknown, field: WidgetField): string | undefined {
  return savedNames(value, field).join(', ') || undefined;
}
