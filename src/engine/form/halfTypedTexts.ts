import type { Texts } from '../data/drafts';

/** What stands in the boxes of a form and is no value of it yet. No state: a key in one of them renders nothing else. */
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
    /** `keep` is called at each change, as long as the form is there: the boxes that go away with it take nothing out of the draft. */
    follow(keep: () => void) {
      listener = keep;
      return () => void (listener = undefined);
    },
  };
}
