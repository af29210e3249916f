/**
 * What the browser can read and check without trouble; the platform says no limit of its own (contract imports.call). A hundred thousand
 * lines of users weigh some 12 MB.
 */
export const LARGEST_FILE = 50_000_000;

export type ChoiceFault = 'none' | 'type' | 'weight' | 'unreadable';

/** What can be said of a file before it is read: an Excel file is told apart by its first bytes, whatever its name. */
export function chosenFault({ name, size }: { name: string; size: number }): ChoiceFault | undefined {
  if (size > LARGEST_FILE) return 'weight';
  return /\.(csv|txt|tsv|xlsx?|ods)$/i.test(name) ? undefined : 'type';
}
