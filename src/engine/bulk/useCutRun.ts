import { useEffect, useRef, useState } from 'react';
import { onHandOver } from '@/ui/handOver';
import { dropCut, useWorkPlace } from '../data/cutWork';
import { useIsHere } from '../data/useIsHere';
import { cutRunAt, keepAhead, keepRun, ownId, takeCutRun, type CutRun } from './cutRun';
import type { BulkReport, SoFar } from './runBulk';

interface KeptTask extends Pick<CutRun, 'order' | 'counted'> {
  calls: number;
  whole: (report: BulkReport) => BulkReport;
}

/** Keeps what is known of the tasks of a page in case the page ends before the operator has seen a result (rule unsaved.kept), and gives what an earlier page has kept. */
export function useCutRun(entity: string, { query, total }: Pick<CutRun, 'query' | 'total'>) {
  const place = useWorkPlace('bulk', entity);
  const [cut, setCut] = useState(() => takeCutRun(place));
  const isHere = useIsHere();
  const keepSoFar = useRef<() => void>(undefined);
  useEffect(() => onHandOver(() => keepSoFar.current?.()), []);

  return {
    cut,
    /**
     * Begins to keep a task of so many calls: before them, as a page may crash without a word, as it stands when the page ends, and its result. `whole` adds what an
     * earlier run has done.
     */
    begin({ order, calls, counted, whole }: KeptTask) {
      const id = ownId();
      const keep = (report: BulkReport) => keepRun(place, { id, order, query, total, counted, report: whole(report) });
      const keepBefore = keepAhead(place, calls, keep);
      return {
        /** Called before each call. */
        note(soFar: SoFar): void {
          keepSoFar.current = () => keep(soFar.whole());
          keepBefore(soFar);
        },
        end(result: BulkReport): void {
          keepSoFar.current = undefined;
          // Answers that come after the page has ended are not those of a task that the operator has resumed meanwhile.
          if (isHere() || cutRunAt(place)?.id === id) keep(result);
        },
      };
    },
    drop() {
      dropCut(place);
      setCut(undefined);
    },
  };
}
