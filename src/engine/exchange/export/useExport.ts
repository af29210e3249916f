import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import type { CsvPage } from './CsvFile';
import { writeFile, type WrittenFile } from './writeFile';

/** `rows` are those of the file so far; a failure keeps them to say how far it went. */
export type ExportState =
  | { status: 'choosing' | 'stopped' }
  | { status: 'running'; rows: number }
  | { status: 'failed'; rows: number; error: ApiError };

export interface Export {
  state: ExportState;
  /** Nothing when it was stopped or has failed: a part of a file is never handed over. */
  start(pages: (signal: AbortSignal) => AsyncIterable<CsvPage>): Promise<WrittenFile | undefined>;
  /** Aborts what is being read. */
  stop(): void;
}

/** One export at a time; leaving the page stops it. */
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
      // A mistake of ours is not an answer of the server: it reaches the error boundary.
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
