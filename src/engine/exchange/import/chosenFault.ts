/**
 * The largest file in bytes that a browser can read and check easily; the platform gives no limit of its own (contract imports.call). A hundred thousand lines
 * of users weigh some 12 MB.
 */
export const LARGEST_FILE = 50_000_000;

export type ChoiceFault = 'none' | 'type' | 'weight' | 'unreadable';

/** Whether a file can be refused before it is read. An Excel file passes here: it is later recognised by its first bytes, whatever its name. */
export function chosenFault({ name, size }: { name: string; size: number }): ChoiceFault | undefined {
  if (size > LARGEST_FILE) return 'weight';
  return /\.(csv|txt|tsv|xlsx?|ods)$/i.test(name) ? undefined : 'type';
}
