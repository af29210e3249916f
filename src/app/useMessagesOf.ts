import { useEffect } from 'react';
import type { Message } from '@/ui/Message';
import { useClearMessages } from '@/ui/messages/MessageProvider';

/**
 * What the bar says is for one person: what it offers would leave with the token of the next. Somebody who signs in finds nothing of the session
 * before; at its end only what could not be done stays, as it may tell why.
 */
export function useMessagesOf(userId: number | undefined): void {
  const clear = useClearMessages();
  useEffect(() => clear(userId === undefined ? isBareFailure : undefined), [userId, clear]);
}

function isBareFailure({ kind, offer }: Message): boolean {
  return kind === 'error' && !offer;
}
