import { cutWork, dropCut, keepCut, type WorkPlace } from '@/engine/data/cutWork';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { type Answer, NOTHING_SENT, type Outcome, type SendState } from './sendState';

/**
 * Stores the sendings whose outcome nobody knows, as nothing may be sent again before the operator has looked, not even after the end of a session; and those
 * that failed, without the words of the platform, as the session may have ended before anybody has read that nothing was sent.
 */
export function keepSendings(place: WorkPlace, { outcomes }: SendState): void {
  const open = Object.entries(outcomes).filter(([, { kind }]) => kind === 'unknown' || kind === 'failed');
  if (open.length > 0) keepCut(place, Object.fromEntries(open.map(([sent, outcome]) => [sent, { ...outcome, ...(outcome.kind === 'failed' && { reason: '' }) }])));
  else dropCut(place);
}

/** The state in which a campaign's page begins. What was kept may be that of another version of the app. */
export function keptSendings(place: WorkPlace): SendState {
  const kept = cutWork(place);
  if (!isPlainObject(kept)) return NOTHING_SENT;
  const { test, mailing } = kept;
  return { ...NOTHING_SENT, outcomes: { ...(isOpen(test) && { test }), ...(isOpen(mailing) && { mailing }) } };
}

const ANSWERS: readonly unknown[] = ['lost', 'refused', 'failed'] satisfies Answer[];

function isOpen(kept: unknown): kept is Extract<Outcome, { kind: 'unknown' | 'failed' }> {
  if (!isPlainObject(kept) || !isTime(kept['at'])) return false;
  const { kind, reason, readAgain, despite } = kept;
  if (kind === 'failed') return reason === '';
  return kind === 'unknown' && (readAgain === undefined || isTime(readAgain)) && ANSWERS.includes(despite);
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
