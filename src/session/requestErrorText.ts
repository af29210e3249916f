import type { ApiError } from '@/api/ApiError';
import { quoted } from '@/ui/quotedWords';
import { knownWords, platformWords, type Translate } from './platformWords';

/**
 * What an operator reads of a failed request (specification 8.11 to 8.15): a refusal shows what the server said, a fault of the server
 * ours followed by its own when it gave any. Empty for a read that its screen gave up.
 */
export function requestErrorText({ kind, serverMessage, violations, isPage }: ApiError, t: Translate): string {
  switch (kind) {
    case 'aborted':
      return '';
    case 'offline':
      return t('errors:network');
    case 'rejected':
    case 'unauthorized':
      // The message names the fields of the platform, its violations do not.
      if (violations.length > 0) return violations.map(({ message }) => platformWords(message, t)).join(' ');
      return serverMessage ? saidText(serverMessage, 'errors:rejectedSaid', t) : t(`errors:${kind}`);
    case 'server':
      if (serverMessage) return saidText(serverMessage, 'errors:serverSaid', t);
      return t(isPage ? 'errors:database' : 'errors:server');
    default:
      return t(`errors:${kind}`);
  }
}

/** What the server said, in our words, or in its own within a sentence of ours. */
export function saidText(said: string, sentence: string, t: Translate): string {
  return knownWords(said, t) ?? t(sentence, { message: quoted(said) });
}
