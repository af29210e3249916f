import { parse, REASON_KEY } from './keptSession';
import type { KeptStorage } from './keptStorage';
import type { SignOutReason } from './Session';

/** Local storage: the key that tells other tabs of a log-out. It is written and removed at once, as only its event matters. */
export const SIGN_OUT_KEY = 'backOffice.signOut';

const KINDS: readonly unknown[] = ['idle', 'refused', 'notAuthorized', 'otherTab', 'byOperator'] satisfies SignOutReason['kind'][];

/** Tells the other tabs of a log-out. This must happen before the tokens are removed, so that they learn the reason. */
export function tellOtherTabs(storage: KeptStorage, reason: SignOutReason): void {
  storage.setItem(SIGN_OUT_KEY, JSON.stringify(reason));
  storage.removeItem(SIGN_OUT_KEY);
}

/** The reason that another tab has told. A log-out by its operator is, in this tab, a log-out from another tab. */
export function reasonFromOtherTab(text: string | null): SignOutReason | undefined {
  const reason = reasonOf(text);
  return reason?.kind === 'byOperator' ? { kind: 'otherTab' } : reason;
}

/** Stores the reason for after a reload, or for the way through an external login page. */
export function keepReason(storage: Storage, reason: SignOutReason): void {
  storage.setItem(REASON_KEY, JSON.stringify(reason));
}

/** Reads the stored reason and removes it. */
export function takeReason(storage: Storage): SignOutReason | undefined {
  const reason = reasonOf(storage.getItem(REASON_KEY));
  storage.removeItem(REASON_KEY);
  return reason;
}

function reasonOf(text: string | null): SignOutReason | undefined {
  const reason = parse(text) as SignOutReason | undefined;
  return KINDS.includes(reason?.kind) ? reason : undefined;
}
