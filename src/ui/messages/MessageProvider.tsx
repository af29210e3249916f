import { createContext, lazy, Suspense, use, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Message, QueuedMessage } from '../Message';

const MessageBar = lazy(() => import('./MessageBar').then((module) => ({ default: module.MessageBar })));

interface Messages {
  show(message: Message): void;
  /** Only if the scope may speak. */
  showFrom(scope: symbol, message: Message): void;
  /** A scope that may speak, until it is closed. */
  open(scope: symbol): () => void;
  clear(keeps?: Keeps): void;
}

type Keeps = (message: Message) => boolean;

const MessageContext = createContext<Messages>({ show: () => undefined, showFrom: () => undefined, clear: () => undefined, open: () => () => undefined });

/** Holds the queue of the message bar: one at a time, and two identical ones in a row are one. */
export function MessageProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<QueuedMessage[]>([]);
  const { isHeard, open } = useScopes();
  const show = useCallback((message: Message) => setQueue((waiting) => enqueue(waiting, message)), []);
  const showFrom = useCallback((scope: symbol, message: Message) => void (isHeard(scope, message) && show(message)), [isHeard, show]);
  const clear = useCallback((keeps: Keeps = () => false) => setQueue((waiting) => waiting.filter(keeps)), []);
  const messages = useMemo(() => ({ show, showFrom, clear, open }), [show, showFrom, clear, open]);
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

/**
 * One person's part of the app: a call may end when its page and the session are gone, and what it says is not for whoever comes next. As long as nobody has come, what
 * could not be done may tell why the session has ended.
 */
export function MessageScope({ children }: { children: ReactNode }) {
  const messages = use(MessageContext);
  const [own] = useState(() => Symbol('scope'));
  const { open } = messages;
  useLayoutEffect(() => open(own), [open, own]);
  const scoped = useMemo(() => ({ ...messages, show: (message: Message) => messages.showFrom(own, message) }), [messages, own]);
  return <MessageContext value={scoped}>{children}</MessageContext>;
}

/** Which scope may speak: the open one, and as long as there is none whoever says what could not be done. */
function useScopes() {
  const speaker = useRef<symbol>(undefined);
  const isHeard = useCallback((scope: symbol, message: Message) => speaker.current === scope || (speaker.current === undefined && isBareFailure(message)), []);
  const open = useCallback((scope: symbol) => {
    speaker.current = scope;
    return () => {
      if (speaker.current === scope) speaker.current = undefined;
    };
  }, []);
  return { isHeard, open };
}

/** What could not be done, and has nothing to press. */
export function isBareFailure({ kind, offer }: Message): boolean {
  return kind === 'error' && !offer;
}

/** Shows a message in the bar at the bottom. */
export function useMessages(): (message: Message) => void {
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
