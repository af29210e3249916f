import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHalfTyped } from '@/engine/fields/HalfTyped';

/** The text in a search box: it belongs to the draft until something is chosen, and whoever leaves the box with it is told that nothing is chosen yet. */
export function useSearchText(id: string) {
  const { t } = useTranslation('widgets');
  const [typed, setTyped] = useHalfTyped(id);
  const [hasLeft, setHasLeft] = useState(false);

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
