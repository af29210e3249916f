import { decodeText } from '@/engine/exchange/import/check/decodeText';

export type UploadFault = { kind: 'type' | 'empty' | 'unread' } | { kind: 'columns'; line: number };

export interface CheckedFile {
  /** What is to be sent: UTF-8 without a mark, under a type that says what it is, whatever the device calls it. */
  file: File;
  lines: number;
}

/** A file of any kind, as it is; one without content says nothing. */
export function checkAnyFile(file: File): { file: File } | UploadFault {
  return file.size === 0 ? { kind: 'empty' } : { file };
}

/**
 * A file of so many columns, none of them empty, with semicolons between them and no line of titles: the platform refuses any other
 * with an error that says nothing (contract communities.credentials), so it is read here first.
 */
export async function checkFile(chosen: File, columns: number): Promise<CheckedFile | UploadFault> {
  if (!/\.(csv|txt)$/i.test(chosen.name)) return { kind: 'type' };
  try {
    return await checkLines(chosen, columns);
  } catch {
    // Gone since it was chosen, or what reads it has not come.
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

/** The end of the last line is no line. */
async function readRows(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  return Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: ';' }).data;
}
