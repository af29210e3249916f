import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { LogInError } from '@/session/LogInError';
import { logInErrorText } from '@/session/logInErrorText';
import type { SessionState } from '@/session/Session';
import { signOutText } from '@/session/signOutText';
import { useMessages } from '@/ui/messages/MessageProvider';
import { ChunkError } from '@/ui/loadChunk';
import type { Start } from './start';

/** The sentences of the login page, and what its button does. A failure is said in the message bar too, but the sentence stays on the page. */
export function useLoginNotice(starting: Promise<Start>, state: SessionState | undefined) {
  const { t } = useTranslation();
  const show = useMessages();
  const [failure, setFailure] = useState<string>();
  const reason = state?.status === 'signedOut' ? state.reason : undefined;

  async function attempt(identifier: string, password: string, isShared: boolean): Promise<void> {
    setFailure(undefined);
    try {
      const started = await starting;
      if ('store' in started) await started.store.logIn(identifier, password, isShared);
    } catch (error) {
      const text = failureText(error);
      setFailure(text);
      show({ kind: 'error', text, passing: true });
    }
  }

  function failureText(error: unknown): string {
    if (error instanceof LogInError) return logInErrorText(error, t);
    if (error instanceof ChunkError) return t('errors:chunk');
    throw error;
  }

  return { attempt, notice: failure ?? (reason && signOutText(reason, t)), kept: reason?.keepsWork ? t('session:workKept') : undefined };
}
