import { useEffect } from 'react';
import { isBareFailure, useClearMessages } from '@/ui/messages/MessageProvider';

/**
 * What the bar says is for one person: what it offers would leave with the token of the next. Somebody who signs in finds nothing of the session
 * before; at its end only what could not be done stays, as it may tell why.
 */
export function useMessagesOf(userId: number | undefined): void {
  const clear = useClearMessages();
  useEffect(() => clear(userId === undefined ? isBareFailure : undefined), [userId, clear]);
}
