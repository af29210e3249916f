import { readHere } from './readHere';

/** The first characters of every PDF. */
const MARK = '%PDF-';

/**
 * Reads a PDF that the platform shows. It is recognised by its content rather than by its declared type: an HTML page shown in a frame could run scripts.
 * `undefined` when the file cannot be loaded, or is no PDF.
 */
export async function readPdf(address: string, apiUrl: string): Promise<Blob | undefined> {
  const blob = await readHere(address, apiUrl);
  if (!blob || (await blob.slice(0, MARK.length).text()) !== MARK) return undefined;
  return new Blob([blob], { type: 'application/pdf' });
}
