import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useListEdits } from '@/engine/form/useListEdits';
import type { InputProps } from '@/engine/model/Widget';
import { useAnnounce } from '@/ui/Announcer';
import { copyOf, paragraphOf, type Kind } from './elements';
import { useKeyedElements } from './useKeyedElements';

interface ElementEdits extends Pick<InputProps, 'field' | 'value' | 'onChange' | 'onBlur'> {
  box: RefObject<HTMLElement | null>;
  /** The name of the element at a place. */
  labelOf(index: number): string;
}

/** The elements of an e-mail and the commands of its buttons. Each command announces what it did, and moves the focus along (rules items.moved, focus.kept). */
export function useElementEdits({ field, value, onChange, onBlur, box, labelOf }: ElementEdits) {
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();
  const { elements, keys, set, edit } = useKeyedElements(value, onChange);
  const { removed, ...notes } = useListEdits({ box, label: field.label, list: elements, setList: set });

  return {
    elements,
    keys,
    edit,
    add(type: Kind) {
      notes.noteAddition();
      set([...elements, { type }]);
    },
    move(from: number, to: number) {
      notes.noteMove(from, to);
      set(elements.toSpliced(from, 1).toSpliced(to, 0, ...elements.slice(from, from + 1)));
    },
    duplicate(index: number) {
      notes.noteAddition(index + 1);
      set(elements.toSpliced(index + 1, 0, ...elements.slice(index, index + 1).map(copyOf)));
      announce(t('mailBody.duplicated', { label: labelOf(index), position: index + 2 }));
    },
    /** Adds a text that tells what an image shows, for readers who do not see it. */
    addTextAfter(index: number, words: string) {
      notes.noteAddition(index + 1);
      set(elements.toSpliced(index + 1, 0, { type: 'text', ...(words !== '' && { value: paragraphOf(words) }) }));
    },
    remove(index: number) {
      notes.noteRemoval(index);
      set(elements.toSpliced(index, 1));
      onBlur();
    },
    /** The place of the last removed element, and the command that puts it back there. */
    removed: removed && { index: removed.index, putBack: () => notes.putBack(removed) },
  };
}
