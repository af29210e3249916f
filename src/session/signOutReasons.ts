import { parse, REASON_KEY } from './keptSession';
import type { KeptStorage } from './keptStorage';
import type { SignOutReason } from './Session';

/** Local storage: how a log-out reaches the other tabs; written and removed at once, since only its event matters. */
export const SIGN_OUT_KEY = 'backOffice.signOut';

const KINDS: readonly unknown[] = ['idle', 'refused', 'notAuthorized', 'failed', 'otherTab', 'byOperator'] satisfies SignOutReason['kind'][];

/** Must come before the tokens go, so that the other tabs learn why. */
export function tellOtherTabs(storage: KeptStorage, reason: SignOutReason): void {
  storage.setItem(SIGN_OUT_KEY, JSON.stringify(reason));
  storage.removeItem(SIGN_OUT_KEY);
}

/** The reason that another tab told; its operator's log-out is, here, a log-out from another tab. */
export function reasonFromOtherTab(text: string | null): SignOutReason | undefined {
  const reason = reasonOf(text);
  return reason?.kind === 'byOperator' ? { kind: 'otherTab' } : reason;
}

/** Keeps the reason over a reload or the way through an external login page. */
export function keepReason(storage: Storage, reason: SignOutReason): void {
  storage.setItem(REASON_KEY, JSON.stringify(reason));
}

/** The kept reason, once. */
export function takeReason(storage: Storage): SignOutReason | undefined {
  const reason = reasonOf(storage.getItem(REASON_KEY));
  storage.removeItem(REASON_KEY);
  return reason;
}

function reasonOf(text: string | null): SignOutReason | undefined {
  const reason = parse(text) as SignOutReason | undefined;
  return KINDS.includes(reason?.kind) ? reason : undefined;
}
