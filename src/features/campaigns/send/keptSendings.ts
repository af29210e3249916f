import { cutWork, dropCut, keepCut, type WorkPlace } from '@/engine/data/cutWork';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { NOTHING_SENT, type Answer, type Outcome, type SendState } from './sendState';

/** Stores the sendings whose outcome nobody knows, as nothing may be sent again before the operator has looked, not even after the end of a session. */
export function keepSendings(place: WorkPlace, { outcomes }: SendState): void {
  const unknown = Object.entries(outcomes).filter(([, { kind }]) => kind === 'unknown');
  if (unknown.length > 0) keepCut(place, Object.fromEntries(unknown));
  else dropCut(place);
}

/** The state in which a campaign's page begins. What was kept may be that of another version of the app. */
export function keptSendings(place: WorkPlace): SendState {
  const kept = cutWork(place);
  if (!isPlainObject(kept)) return NOTHING_SENT;
  const { test, mailing } = kept;
  return { ...NOTHING_SENT, outcomes: { ...(isUnknown(test) && { test }), ...(isUnknown(mailing) && { mailing }) } };
}

const ANSWERS: readonly unknown[] = ['lost', 'refused', 'failed'] satisfies Answer[];

function isUnknown(kept: unknown): kept is Extract<Outcome, { kind: 'unknown' }> {
  if (!isPlainObject(kept) || kept['kind'] !== 'unknown') return false;
  const { at, readAgain, despite } = kept;
  return isTime(at) && (readAgain === undefined || isTime(readAgain)) && ANSWERS.includes(despite);
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
