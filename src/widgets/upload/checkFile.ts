import { decodeText } from '@/engine/exchange/import/check/decodeText';

export type UploadFault = { kind: 'type' | 'empty' | 'unread' } | { kind: 'columns'; line: number };

interface CheckedFile {
  /** The file to be sent: UTF-8 without a byte order mark, with a type that says what it is, whatever the device calls it. */
  file: File;
  lines: number;
}

/** Accepts a file of any kind, unless it is empty. */
export function checkAnyFile(file: File): { file: File } | UploadFault {
  return file.size === 0 ? { kind: 'empty' } : { file };
}

/**
 * Checks a file with a number of columns, none of them empty, with semicolons between them and no header line. The platform refuses any other with an error that
 * says nothing (contract communities.credentials), so the app reads it first.
 */
export async function checkFile(chosen: File, columns: number): Promise<CheckedFile | UploadFault> {
  if (!/\.(csv|txt)$/i.test(chosen.name)) return { kind: 'type' };
  try {
    return await checkLines(chosen, columns);
  } catch {
    // The file was removed after it was chosen, or the code that reads it failed to load.
    return { kind: 'unread' };
  }
}

async function checkLines(chosen: File, columns: number): Promise<CheckedFile | UploadFault> {
  const decoded = decodeText(new Uint8Array(await chosen.arrayBuffer()));
  if ('fault' in decoded) return { kind: decoded.fault === 'empty' ? 'empty' : 'type' };
  const rows = await readRows(decoded.text);
  const wrong = rows.findIndex((cells) => cells.length !== columns || cells.some((cell) => cell.trim() === ''));
  if (wrong >= 0) return { kind: 'columns', line: wrong + 1 };
  return { file: new File([decoded.text], chosen.name, { type: 'text/csv' }), lines: rows.length };
}

/** A line break at the end of the file begins no further line. */
async function readRows(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  return Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: ';' }).data;
}
