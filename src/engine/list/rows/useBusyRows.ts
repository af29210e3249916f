import { createContext, useState } from 'react';

/** How long an action may take before its row says that it is under way, in milliseconds. */
const MOMENT = 500;

/** The ids of the records for which an action is under way. Only the buttons of the rows read them, so that nothing else of a row is rendered again. */
export const BusyRowsContext = createContext<ReadonlySet<unknown>>(new Set());

/** The records for which an action takes longer than a moment, and what makes a record one of them until the work ends. `onLate` is called when the moment is over. */
export function useBusyRows() {
  const [busy, setBusy] = useState<ReadonlySet<unknown>>(new Set());

  async function markDuring(work: Promise<unknown>, id: unknown, onLate: () => void): Promise<void> {
    const late = setTimeout(() => {
      setBusy((before) => new Set(before).add(id));
      onLate();
    }, MOMENT);
    try {
      await work;
    } finally {
      clearTimeout(late);
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  }

  return { busy, markDuring };
}
