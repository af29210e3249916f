import type { UserId } from '@/api/readClaims';
import { useEffect } from 'react';
import { isBareFailure, useClearMessages } from '@/ui/messages/MessageProvider';

/**
 * Clears the message bar when another person signs in: a button of an old message would act with the token of the new session. When a session ends, only
 * failures stay, as they may tell why.
 */
export function useMessagesOf(userId: UserId | undefined): void {
  const clear = useClearMessages();
  useEffect(() => clear(userId === undefined ? isBareFailure : undefined), [userId, clear]);
}
