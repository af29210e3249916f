import type { ApiError } from '@/api/ApiError';
import { quoted } from '@/ui/quotedWords';
import { knownWords, platformWords, type Translate } from './platformWords';

/**
 * The text of a failed request (specification 8.11 to 8.15). A refusal shows what the server said; a fault of the server shows our sentence, followed by the
 * server's own where it gave one. Empty for a read that was aborted as its screen closed.
 */
export function requestErrorText({ kind, serverMessage, violations, isPage, retryAfter }: ApiError, t: Translate): string {
  switch (kind) {
    case 'aborted':
      return '';
    case 'offline':
      return t('errors:network');
    case 'rejected':
    case 'tooLarge':
    case 'tooLong':
    case 'unauthorized':
      // The server's message contains the platform's names of fields, which its violations do not.
      if (violations.length > 0) return violations.map(({ message }) => platformWords(message, t)).join(' ');
      return serverMessage ? saidText(serverMessage, 'errors:rejectedSaid', t) : t(`errors:${kind}`);
    case 'server':
      if (serverMessage) return saidText(serverMessage, 'errors:serverSaid', t);
      return t(isPage ? 'errors:database' : 'errors:server');
    case 'busy':
    case 'unavailable':
      return retryAfter === undefined ? t(`errors:${kind}`) : t(`errors:${kind}For`, { delay: delayText(retryAfter / 1000, t) });
    default:
      return t(`errors:${kind}`);
  }
}

/**
 * What a platform that failed tells of a command whose outcome nobody knows; empty where it told nothing. Unlike `requestErrorText`, this never advises to try
 * again, as the command may have been carried out.
 */
export function uncertainText({ kind, serverMessage, retryAfter }: ApiError, t: Translate): string {
  if (kind === 'unavailable') return retryAfter === undefined ? t('errors:checkLater') : t('errors:checkIn', { delay: delayText(retryAfter / 1000, t) });
  return kind === 'server' && serverMessage ? saidText(serverMessage, 'errors:serverSaid', t) : '';
}

/** How long the server wants to be left alone: rounded up, in the largest unit of which there are two or more. */
function delayText(seconds: number, t: Translate): string {
  if (seconds < 120) return t('errors:delay.seconds', { count: Math.ceil(seconds) });
  return seconds < 7200 ? t('errors:delay.minutes', { count: Math.ceil(seconds / 60) }) : t('errors:delay.hours', { count: Math.ceil(seconds / 3600) });
}

/** What the server said: in our words, or in its own within a sentence of ours. */
export function saidText(said: string, sentence: string, t: Translate): string {
  return knownWords(said, t) ?? t(sentence, { message: quoted(said) });
}
