import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { onHandOver } from '@/ui/handOver';
import { cutWork, keepCut, type WorkPlace } from '../../data/cutWork';
import { isPlainObject } from '../../model/transforms/plainObject';
import type { CsvPage } from './CsvFile';
import { writeFile, type WrittenFile } from './writeFile';

/**
 * The state of an export. `rows` counts the rows written so far; after a failure it says how far the export went. `cut`: the session or the page has ended before
 * it, and the operator has come back.
 */
export type ExportState =
  | { status: 'choosing' | 'stopped' }
  | { status: 'running' | 'cut'; rows: number }
  | { status: 'failed'; rows: number; error: ApiError };

export interface Export {
  state: ExportState;
  /** Writes the file; undefined when the export was stopped or has failed, since an incomplete file is never saved. */
  start(pages: (signal: AbortSignal) => AsyncIterable<CsvPage>): Promise<WrittenFile | undefined>;
  /** Aborts the request under way. */
  stop(): void;
}

/** Runs one export at a time; leaving the page stops it. */
export function useExport(place: WorkPlace): Export {
  const [state, setState] = useState<ExportState>(() => cutState(place));
  const running = useRef<AbortController>(undefined);
  const rowsSoFar = useRef<number>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => onHandOver(() => void (rowsSoFar.current !== undefined && keepCut(place, { rows: rowsSoFar.current }))), [place]);

  async function start(pages: (signal: AbortSignal) => AsyncIterable<CsvPage>) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let rows = 0;
    const onProgress = (written: number) => {
      rows = rowsSoFar.current = written;
      setState({ status: 'running', rows });
    };
    onProgress(0);
    try {
      return await writeFile({ pages: pages(signal), signal, onProgress });
    } catch (error) {
      // Any other error is a mistake in our code: it is thrown to the error boundary.
      if (!(error instanceof ApiError)) setState(() => raise(error));
      else setState(error.kind === 'aborted' ? { status: 'stopped' } : { status: 'failed', rows, error });
      return undefined;
    } finally {
      rowsSoFar.current = undefined;
    }
  }

  return { state, start, stop: () => running.current?.abort() };
}

function cutState(place: WorkPlace): ExportState {
  const cut = cutWork(place);
  return isPlainObject(cut) ? { status: 'cut', rows: Number(cut['rows']) } : { status: 'choosing' };
}

function raise(error: unknown): never {
  throw error;
}
