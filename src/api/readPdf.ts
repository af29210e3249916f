import { readHere } from './readHere';

/** What a PDF begins with. */
const MARK = '%PDF-';

/** A PDF that the platform shows, by its bytes rather than by what is said of them: shown in a frame, a page would do what it wants. `undefined` when it cannot be had, or is none. */
export async function readPdf(address: string, apiUrl: string): Promise<Blob | undefined> {
  const blob = await readHere(address, apiUrl);
  if (!blob || (await blob.slice(0, MARK.length).text()) !== MARK) return undefined;
  return new Blob([blob], { type: 'application/pdf' });
}
