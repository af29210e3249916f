import type { Translate } from './platformWords';
import { saidText } from './requestErrorText';
import type { SignOutReason } from './Session';

/** What the login page says about the end of the last session; `undefined` when the operator asked for it. */
export function signOutText(reason: SignOutReason, t: Translate): string | undefined {
  switch (reason.kind) {
    case 'byOperator':
      return undefined;
    case 'otherTab':
      return t('session:otherTab');
    case 'refused':
      return reason.serverMessage ? saidText(reason.serverMessage, 'session:refused', t) : t('session:invalidToken');
    default:
      return t(`errors:${reason.kind}`);
  }
}
