import { cutWork, dropCut, keepCut, type WorkPlace } from '@/engine/data/cutWork';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { NOTHING_SENT, type SendState } from './sendState';

/** Stores the sendings whose outcome nobody knows, as nothing may be sent again before the operator has looked, not even after the end of a session. */
export function keepSendings(place: WorkPlace, { outcomes }: SendState): void {
  const unknown = Object.entries(outcomes).filter(([, { kind }]) => kind === 'unknown');
  if (unknown.length > 0) keepCut(place, Object.fromEntries(unknown));
  else dropCut(place);
}

/** The state in which a campaign's page begins. */
export function keptSendings(place: WorkPlace): SendState {
  const kept = cutWork(place);
  return isPlainObject(kept) ? { ...NOTHING_SENT, outcomes: kept } : NOTHING_SENT;
}
