import type { ApiError } from '@/api/ApiError';

/** i18next's `t`, as far as the session's words need it. */
export type Translate = (...args: [key: string] | [key: string, params: Record<string, string>]) => string;

/** The server's text for a second request to join a community; ours says what it means (specification section 8). */
const ALREADY_ASKED = 'This user already asked to join this community.';

/**
 * What an operator reads of a failed request (specification section 8): a refusal shows the server's own words, a fault of the server
 * ours followed by its own when it gave any. Empty for a read that its screen gave up.
 */
export function requestErrorText({ kind, serverMessage, isPage }: ApiError, t: Translate): string {
  if (serverMessage.includes(ALREADY_ASKED)) return t('errors:alreadyMember');
  switch (kind) {
    case 'aborted':
      return '';
    case 'offline':
      return t('errors:network');
    case 'rejected':
    case 'unauthorized':
      return serverMessage || t(`errors:${kind}`);
    case 'server':
      if (serverMessage) return t('errors:serverSaid', { message: serverMessage });
      return t(isPage ? 'errors:database' : 'errors:server');
    default:
      return t(`errors:${kind}`);
  }
}
