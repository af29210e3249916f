import { useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import type { Message, Offer } from '@/ui/Message';
import { useClearMessages, useMessages } from '@/ui/messages/MessageProvider';
import { useErrorText } from './errorMessage';

/** Shows messages in the message bar. */
interface Notify {
  success(text: string, offer?: Offer): void;
  /** `text` says what could not be done; the reason is added in the words of the request errors, where it is known. */
  error(text: string, cause?: unknown, more?: Pick<Message, 'about' | 'offer'>): void;
  /** As `error`, for a failure that the page shows too: the next attempt or message removes this one, as it is out of date by then. */
  failed(text: string, cause?: unknown): void;
  /** Removes what was said of a failed attempt, as the next one begins; `about`: also what was said of another attempt at this. */
  begin(about?: string): void;
}

export function useNotify(): Notify {
  const show = useMessages();
  const clear = useClearMessages();
  const errorText = useErrorText();

  return useMemo(() => {
    const withReason = (text: string, cause: unknown) => {
      const reason = cause instanceof ApiError ? errorText(cause) : undefined;
      return reason && reason !== text ? `${text}. ${reason}` : text;
    };
    return {
      success: (text, offer) => show({ kind: 'success', text, ...(offer && { offer }) }),
      error: (text, cause, more) => show({ kind: 'error', text: withReason(text, cause), ...more }),
      failed: (text, cause) => show({ kind: 'error', text: withReason(text, cause), passing: true }),
      begin: (attempted) => clear(({ passing, about }) => !passing && (about === undefined || about !== attempted)),
    };
  }, [show, clear, errorText]);
}
