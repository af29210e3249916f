import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import type { CsvPage } from './CsvFile';
import { writeFile, type WrittenFile } from './writeFile';

/** The state of an export. `rows` counts the rows written so far; after a failure it says how far the export went. */
export type ExportState =
  | { status: 'choosing' | 'stopped' }
  | { status: 'running'; rows: number }
  | { status: 'failed'; rows: number; error: ApiError };

export interface Export {
  state: ExportState;
  /** Writes the file; undefined when the export was stopped or has failed, since an incomplete file is never saved. */
  start(pages: (signal: AbortSignal) => AsyncIterable<CsvPage>): Promise<WrittenFile | undefined>;
  /** Aborts the request under way. */
  stop(): void;
}

/** Runs one export at a time; leaving the page stops it. */
export function useExport(): Export {
  const [state, setState] = useState<ExportState>({ status: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(pages: (signal: AbortSignal) => AsyncIterable<CsvPage>) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let rows = 0;
    const onProgress = (written: number) => setState({ status: 'running', rows: (rows = written) });
    onProgress(0);
    try {
      return await writeFile({ pages: pages(signal), signal, onProgress });
    } catch (error) {
      // Any other error is a mistake in our code: it is thrown to the error boundary.
      if (!(error instanceof ApiError)) setState(() => raise(error));
      else setState(error.kind === 'aborted' ? { status: 'stopped' } : { status: 'failed', rows, error });
      return undefined;
    }
  }

  return { state, start, stop: () => running.current?.abort() };
}

function raise(error: unknown): never {
  throw error;
}
