import { keptTicks, type KeptTicks } from '../data/KeptTicks';

/** What an operator has done in a list inside a dialog, kept while the dialog is closed: its filters, order and page, and what is ticked under these. */
export interface KeptPick {
  ticks: KeptTicks;
  address(): URLSearchParams;
  keepAddress(address: URLSearchParams): void;
}

export function keptPick(): KeptPick {
  let kept = new URLSearchParams();
  return { ticks: keptTicks(), address: () => kept, keepAddress: (address) => void (kept = address) };
}
