import { useTranslation } from 'react-i18next';
import type { QueuedMessage } from '../Message';
import { Sentence } from '../Sentence';
import { useMessageTimer } from './useMessageTimer';

interface MessageBarProps {
  message: QueuedMessage | undefined;
  onDismiss: () => void;
}

/**
 * The bar at the bottom, on the login page too, hence without the component library. Both live regions
 * exist from the start, or the first message would not be read; success is polite, an error interrupts.
 */
export function MessageBar({ message, onDismiss }: MessageBarProps) {
  const { t } = useTranslation('ui');
  const timer = useMessageTimer(message, onDismiss);

  const card = message && (
    <div key={message.id} className="message" data-kind={message.kind}>
      <p>
        <Sentence text={message.text} />
      </p>
      {message.offer && (
        <button
          type="button"
          onClick={() => {
            onDismiss();
            message.offer?.run();
          }}
        >
          {message.offer.label}
        </button>
      )}
      <button type="button" onClick={onDismiss}>
        {t('close')}
      </button>
    </div>
  );

  return (
    <div className="message-bar" {...timer}>
      <div role="status">{message?.kind === 'success' && card}</div>
      <div role="alert">{message?.kind === 'error' && card}</div>
    </div>
  );
}
