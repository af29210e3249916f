import type { FileChoice } from '@/engine/model/Widget';

/** A picture chosen and not sent yet, beside the address of the one it would replace. */
export interface ImageChoice extends FileChoice {
  /** Of the file on this device, to show it. Two choices differ by it: a form compares values by their content, and files have none. */
  preview: string;
  saved: string | undefined;
}

export function isImageChoice(value: unknown): value is ImageChoice {
  return typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
}

/** The address of the picture that is on the server. */
export function savedImage(value: unknown): string | undefined {
  if (isImageChoice(value)) return value.saved;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Of a record that is filled in, the picture that will be there. */
export function imageText(value: unknown): string | undefined {
  return isImageChoice(value) ? value.file.name : savedImage(value);
}
