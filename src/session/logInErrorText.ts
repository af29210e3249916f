import type { LogInError } from './LogInError';
import type { Translate } from './platformWords';
import { requestErrorText } from './requestErrorText';

/** The text that says why signing in failed. For all steps but the credentials, it names the step. */
export function logInErrorText({ step, cause }: LogInError, t: Translate): string {
  if (!cause) return t('errors:notAuthorized');
  const reason = requestErrorText(cause, t);
  return step === 'credentials' ? reason : t(`session:failed.${step}`, { reason });
}
