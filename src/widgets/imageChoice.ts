import type { FileChoice } from '@/engine/model/Widget';

/** A picture that is chosen and not sent yet, with the address of the one that it would replace. */
export interface ImageChoice extends FileChoice {
  /** The object URL of the file on this device, to show it. It also tells two choices apart, as a form compares values by their content, and files have none. */
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

/** The text of a picture in a form: the name of the chosen file, or the address of the stored one. */
export function imageText(value: unknown): string | undefined {
  return isImageChoice(value) ? value.file.name : savedImage(value);
}
