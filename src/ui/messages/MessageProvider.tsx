import { createContext, lazy, Suspense, use, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Message, QueuedMessage } from '../Message';

const MessageBar = lazy(() => import('./MessageBar').then((module) => ({ default: module.MessageBar })));

interface Messages {
  show(message: Message): void;
  /** Shows the message only if the scope may speak; see `MessageScope`. */
  showFrom(scope: symbol, message: Message): void;
  /** Lets the scope speak until the returned function is called. */
  open(scope: symbol): () => void;
  clear(keeps?: Keeps): void;
}

type Keeps = (message: Message) => boolean;

const MessageContext = createContext<Messages>({ show: () => undefined, showFrom: () => undefined, clear: () => undefined, open: () => () => undefined });

/** Holds the queue of the message bar. The bar shows one message at a time; two identical messages in a row are shown once. */
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
 * The part of the app that belongs to one session. A request may end after its page and the session are gone, and its message is not for the next person who
 * signs in. As long as nobody has signed in, a message about a failure is still shown, because it may tell why the session has ended.
 */
export function MessageScope({ children }: { children: ReactNode }) {
  const messages = use(MessageContext);
  const [own] = useState(() => Symbol('scope'));
  const { open } = messages;
  useLayoutEffect(() => open(own), [open, own]);
  const scoped = useMemo(() => ({ ...messages, show: (message: Message) => messages.showFrom(own, message) }), [messages, own]);
  return <MessageContext value={scoped}>{children}</MessageContext>;
}

/** Decides which scope may speak: the open one. While no scope is open, any scope may report a failure. */
function useScopes() {
  const speaker = useRef<symbol>(undefined);
  const isHeard = useCallback((scope: symbol, message: Message) => speaker.current === scope || (speaker.current === undefined && isBareFailure(message)), []);
  const open = useCallback((scope: symbol) => {
    speaker.current = scope;
    return () => {
      speaker.current = undefined;
    };
  }, []);
  return { isHeard, open };
}

/** Whether the message is an error without a button. */
export function isBareFailure({ kind, offer }: Message): boolean {
  return kind === 'error' && !offer;
}

/** Shows a message in the bar at the bottom. */
export function useMessages(): (message: Message) => void {
  return use(MessageContext).show;
}

/** Removes the message in the bar and those in the queue, except those that `keeps` accepts. */
export function useClearMessages(): Messages['clear'] {
  return use(MessageContext).clear;
}

/** Whether the first render is over. The painted login page has no message bar, so the render that hydrates it must not have one either. */
function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

function enqueue(waiting: QueuedMessage[], message: Message): QueuedMessage[] {
  const last = waiting.at(-1);
  // An identical sentence with a button may be about another record, so it is shown again.
  if (last?.kind === message.kind && last.text === message.text && !message.offer) return waiting;
  // A success makes the waiting messages outdated, and an operator who works fast must not wait for them; what still needs an action is also said on its page.
  const kept = message.kind === 'success' ? [] : waiting.filter(({ passing }) => !passing);
  return [...kept, { ...message, id: (last?.id ?? 0) + 1 }];
}
