import type { LogInError } from './LogInError';
import type { Translate } from './platformWords';
import { requestErrorText } from './requestErrorText';

/** The text that says why signing in failed. For all steps but the credentials, it names the step. */
export function logInErrorText({ step, cause }: LogInError, t: Translate): string {
  if (!cause) return t('errors:notAuthorized');
  // Who signs in looks for no element that may have been deleted: the platform is not where it should be.
  const reason = cause.kind === 'notFound' ? t('errors:server') : requestErrorText(cause, t);
  return step === 'credentials' ? reason : t(`session:failed.${step}`, { reason });
}
