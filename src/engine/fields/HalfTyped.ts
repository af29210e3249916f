import { createContext, use, useEffect, useState } from 'react';

interface HalfTyped {
  read(id: string): string | undefined;
  /** `undefined` says that the box is empty again. */
  write(id: string, text: string | undefined): void;
}

/** The texts in boxes of the open form that are no values yet. The draft keeps them all the same (rule unsaved.kept). */
export const HalfTypedContext = createContext<HalfTyped>({ read: () => undefined, write: () => undefined });

/** The text of a search box inside the form, and a function that changes it: `id` is the id of the box, `undefined` stands for no text. */
export function useHalfTyped(id: string) {
  const { read, write } = use(HalfTypedContext);
  const [text, setText] = useState(() => read(id));
  useEffect(() => write(id, text), [write, id, text]);
  useEffect(() => () => write(id, undefined), [write, id]);
  return [text, setText] as const;
}
