import { createContext, use, useEffect, useState } from 'react';

interface HalfTyped {
  read(id: string): string | undefined;
  /** `undefined`: nothing stands there any more. */
  write(id: string, text: string | undefined): void;
}

/** What stands in boxes of the open form and is no value of it: the draft keeps it all the same (rule unsaved.kept). */
export const HalfTypedContext = createContext<HalfTyped>({ read: () => undefined, write: () => undefined });

/** The state of a box in which something is looked for: `id` is the box's, `undefined` says that nothing is typed. */
export function useHalfTyped(id: string) {
  const { read, write } = use(HalfTypedContext);
  const [text, setText] = useState(() => read(id));
  useEffect(() => write(id, text), [write, id, text]);
  useEffect(() => () => write(id, undefined), [write, id]);
  return [text, setText] as const;
}
