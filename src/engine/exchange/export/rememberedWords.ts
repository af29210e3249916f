import type { TextContext } from '../../model/Widget';

/** Looks each word up only once, since a file repeats the same few words a hundred thousand times. */
export function rememberedWords(text: TextContext): TextContext {
  const known = new Map<string, string>();

  function once(key: string, look: () => string): string {
    const word = known.get(key) ?? look();
    known.set(key, word);
    return word;
  }

  return {
    ...text,
    choiceLabel: (field, value) => once(`${field.entity.resource.name}.${field.name} ${String(value)}`, () => text.choiceLabel(field, value)),
    t: (key, options) => (options ? text.t(key, options) : once(key, () => text.t(key))),
  };
}
