import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Message, QueuedMessage } from '../Message';

const MessageBar = lazy(() => import('./MessageBar').then((module) => ({ default: module.MessageBar })));

type Show = (message: Message) => void;

interface Messages {
  show: Show;
  clear(keeps?: Keeps): void;
}

type Keeps = (message: Message) => boolean;

const MessageContext = createContext<Messages>({ show: () => undefined, clear: () => undefined });

/** Holds the queue of the message bar: one at a time, and two identical ones in a row are one. */
export function MessageProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<QueuedMessage[]>([]);
  const show = useCallback<Show>((message) => setQueue((waiting) => enqueue(waiting, message)), []);
  const clear = useCallback((keeps: Keeps = () => false) => setQueue((waiting) => waiting.filter(keeps)), []);
  const messages = useMemo(() => ({ show, clear }), [show, clear]);
  const dismiss = useCallback(() => setQueue((waiting) => waiting.slice(1)), []);
  const mounted = useMounted();

  return (
    <MessageContext value={messages}>
      {children}
      {mounted &&
        createPortal(
          <Suspense>
            <MessageBar message={queue[0]} onDismiss={dismiss} />
          </Suspense>,
          document.body,
        )}
    </MessageContext>
  );
}

/** Shows a message in the bar at the bottom. */
export function useMessages(): Show {
  return use(MessageContext).show;
}

/** Takes away whatever the bar was saying, and was about to say, but for what is kept. */
export function useClearMessages(): Messages['clear'] {
  return use(MessageContext).clear;
}

/** The painted login page has no bar: it must not be there in the first, hydrating, rendering. */
function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

function enqueue(waiting: QueuedMessage[], message: Message): QueuedMessage[] {
  const last = waiting.at(-1);
  // Said of another record, what it offers is about that one.
  if (last?.kind === message.kind && last.text === message.text && !message.offer) return waiting;
  // What has succeeded since makes the rest old news, which an operator who works fast must not wait for; what still has to be acted on
  // is kept on its page.
  const kept = message.kind === 'success' ? [] : waiting.filter(({ passing }) => !passing);
  return [...kept, { ...message, id: (last?.id ?? 0) + 1 }];
}
