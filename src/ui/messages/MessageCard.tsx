import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { QueuedMessage } from '../Message';
import { Sentence } from '../Sentence';
import { useMessageTimer } from './useMessageTimer';

interface MessageCardProps {
  message: QueuedMessage;
  /** The key that moves the focus to the first button of the message. */
  shortcut: string;
  onDismiss: () => void;
  /** Called when the message goes away while the focus is in it. */
  onFocusLost: () => void;
}

/** One message with its buttons. */
export function MessageCard({ message: { kind, text, offer }, shortcut, onDismiss, onFocusLost }: MessageCardProps) {
  const { t } = useTranslation('ui');
  const timer = useMessageTimer(kind, offer !== undefined, onDismiss);
  const card = useRef<HTMLDivElement>(null);
  const giveBack = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const { current } = card;
    return () => {
      if (current?.contains(document.activeElement)) giveBack();
    };
  }, []);

  return (
    <div ref={card} className="message" data-kind={kind} {...timer}>
      <p>
        <Sentence text={text} />
      </p>
      {offer && (
        <>
          <kbd>{shortcut}</kbd>
          <button
            type="button"
            aria-keyshortcuts={shortcut}
            onClick={() => {
              onDismiss();
              offer.run();
            }}
          >
            {offer.label}
          </button>
        </>
      )}
      <button type="button" onClick={onDismiss}>
        {t('close')}
      </button>
    </div>
  );
}
