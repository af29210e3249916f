import type { Translate } from './requestErrorText';
import type { SignOutReason } from './Session';

/** Of the platform's authentication, in English whatever the operator speaks, about what they have never seen. */
const TOKEN_MESSAGES: ReadonlySet<string> = new Set(['Invalid JWT Token', 'JWT Token not found', 'Expired JWT Token']);

/** What the login page says of the end of the last session; nothing when the operator asked for it. */
export function signOutText(reason: SignOutReason, t: Translate): string | undefined {
  switch (reason.kind) {
    case 'byOperator':
      return undefined;
    case 'otherTab':
      return t('session:otherTab');
    case 'refused':
      if (TOKEN_MESSAGES.has(reason.serverMessage)) return t('session:invalidToken');
      return reason.serverMessage ? t('session:refused', { message: reason.serverMessage }) : t('errors:unauthorized');
    case 'failed':
      return t(`session:failed.${reason.step}`, { reason: '' }).trim();
    default:
      return t(`errors:${reason.kind}`);
  }
}
