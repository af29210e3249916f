import { ApiError } from '@/api/ApiError';
import { createCsvFile, type CsvPage } from './CsvFile';

export interface WrittenFile {
  file: Blob;
  /** The number of rows, without the headers. */
  rows: number;
}

interface WriteFile {
  pages: AsyncIterable<CsvPage>;
  signal: AbortSignal;
  /** Called after each page with the number of rows so far. */
  onProgress(rows: number): void;
}

/** Writes a file page by page. A failure leaves no file: rejects with the `ApiError` of the page that failed, of the kind `aborted` when the export was stopped. */
export async function writeFile({ pages, signal, onProgress }: WriteFile): Promise<WrittenFile> {
  const file = createCsvFile();
  let rows = 0;
  for await (const page of pages) {
    refuseStopped(signal);
    file.append(page);
    rows += page.rows.length;
    onProgress(rows);
  }
  const written = { file: await file.finish(), rows };
  refuseStopped(signal);
  return written;
}

function refuseStopped({ aborted }: AbortSignal): void {
  if (aborted) throw new ApiError('aborted');
}
