import { useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import type { Offer } from '@/ui/Message';
import { useMessages } from '@/ui/messages/MessageProvider';
import { useErrorText } from './errorMessage';

/** Speaks through the message bar. */
export interface Notify {
  success(text: string, offer?: Offer): void;
  /** `text` says what could not be done; the cause, when known, is added in the words of the request errors. */
  error(text: string, cause?: unknown): void;
}

export function useNotify(): Notify {
  const show = useMessages();
  const errorText = useErrorText();

  return useMemo(
    () => ({
      success: (text, offer) => show({ kind: 'success', text, ...(offer && { offer }) }),
      error: (text, cause) => {
        const reason = cause instanceof ApiError ? errorText(cause) : undefined;
        show({ kind: 'error', text: reason && reason !== text ? `${text}. ${reason}` : text });
      },
    }),
    [show, errorText],
  );
}
