import type { Texts } from '../../data/drafts';

/** The texts in the boxes of a form that are no values yet. They are kept outside React's state, so that a typed key renders nothing but its box. */
export function halfTypedTexts(found: Texts = {}) {
  const texts = new Map(Object.entries(found));
  let listener: (() => void) | undefined;

  return {
    texts: (): Texts => Object.fromEntries(texts),
    read: (id: string) => texts.get(id),
    write(id: string, text: string | undefined) {
      if ((texts.get(id) ?? '') === (text ?? '')) return;
      if (text) texts.set(id, text);
      else texts.delete(id);
      listener?.();
    },
    clear: () => texts.clear(),
    /** `keep` is called at each change while the form is mounted. Boxes that are unmounted with the form do not remove their texts from the draft. */
    follow(keep: () => void) {
      listener = keep;
      return () => void (listener = undefined);
    },
  };
}
