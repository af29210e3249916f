import { useMemo } from 'react';
import { freeLetter } from '@/i18n/freeLetter';
import { useTranslation } from '@/i18n/useTranslation';
import { useSingleKeys } from '@/session/singleKeys';

/** The letters with the same meaning on every page: to edit, to go somewhere, to move from row to row, to act on the ticked ones. */
const EVERYWHERE = 'egjkx';

interface PageLetters {
  /** The letters that lead to the next and the previous record of a list. */
  next: string | undefined;
  previous: string | undefined;
  /** A letter for each of these words, different for each of them; `undefined` where no letter is left. */
  of(words: readonly string[]): (string | undefined)[];
}

/** The single keys of a record's page, taken from the words of its buttons; none where the operator has turned them off. */
export function usePageLetters(): PageLetters {
  const { t } = useTranslation('show');
  const [areOn] = useSingleKeys();
  const [nextWord, previousWord] = [t('neighbours.next'), t('neighbours.previous')];
  return useMemo(() => {
    if (!areOn) return { next: undefined, previous: undefined, of: (words) => words.map(() => undefined) };
    const taken = new Set(EVERYWHERE);
    const [next, previous] = [freeLetter(nextWord, taken), freeLetter(previousWord, taken)];
    return {
      next,
      previous,
      of(words) {
        const used = new Set(taken);
        return words.map((word) => freeLetter(word, used));
      },
    };
  }, [areOn, nextWord, previousWord]);
}
