import { useId, useRef, useState, type ReactNode } from 'react';
import { fold } from '@/i18n/fold';
import { useTranslation } from '@/i18n/useTranslation';
import { TextBox } from '@/ui/TextBox';
import { describedBy, FieldFrame } from './FieldFrame';

interface TypedWord {
  /** The field in which the word is typed. */
  field: ReactNode;
  /** Whether the word was typed, ignoring case and accents; otherwise the field shows a message and takes the focus. */
  check(): boolean;
}

/** A word that must be typed before something that cannot be undone, so that an accidental press does nothing (rule deletion.asked). */
export function useTypedWord(word: string): TypedWord {
  const { t } = useTranslation('bulk');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isTyped = spoken(typed) === spoken(word);
  const message = isRefused && !isTyped ? t('deletionWordMissing', { word }) : undefined;

  return {
    check() {
      setRefused(true);
      if (!isTyped) box.current?.focus();
      return isTyped;
    },
    field: (
      <FieldFrame id={id} label={t('deletionWordLabel', { word })} labelPlace="above" help={undefined} message={message}>
        <TextBox
          autoFocus
          id={id}
          ref={box}
          value={typed}
          aria-invalid={message !== undefined}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={describedBy(id, { message })}
        />
      </FieldFrame>
    ),
  };
}

/** A text for comparison: an apostrophe is typed straight, but may be stored curly. */
function spoken(text: string): string {
  return fold(text.trim().replaceAll('’', "'").replaceAll(/\s+/g, ' '));
}
