import { useState } from 'react';
import { useHalfTyped } from '@/engine/fields/HalfTyped';
import { useInputFault } from '@/engine/form/save/inputFaults';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';

/** The text in a search box: it belongs to the draft until something is chosen, and whoever leaves the box with it is told that nothing is chosen yet. */
export function useSearchText({ id, field, required }: Pick<InputProps, 'id' | 'field' | 'required'>) {
  const { t } = useTranslation('widgets');
  const [typed, setTyped] = useHalfTyped(id);
  const [hasLeft, setHasLeft] = useState(false);
  useUnchosenFault(field, required, typed);

  return {
    typed,
    setTyped,
    /** What the box needs beside its `inputValue`. */
    box: {
      clearOnBlur: false,
      onInputChange: (_event: unknown, text: string, reason: string) => reason === 'input' && setTyped(text),
      onFocus: () => setHasLeft(false),
    },
    /** On leaving, the box shows what is chosen; where nothing is, what was typed stays. */
    leave(isChosen = false) {
      setHasLeft(true);
      if (isChosen) setTyped(undefined);
    },
    remark: hasLeft && typed?.trim() && (
      <p role="status" className="field-note">
        {t('reference.unchosen')}
      </p>
    ),
  };
}

/** A form is not saved over a text of which nothing was chosen, as the text would be lost without a word. */
export function useUnchosenFault({ name, label }: InputProps['field'], required: boolean, typed: string | undefined): void {
  const { t } = useTranslation('form');
  useInputFault(name, typed?.trim() ? t(required ? 'rules.requiredResult' : 'rules.unchosenResult', { label }) : undefined);
}
