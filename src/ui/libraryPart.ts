import type { ComponentType } from 'react';
import { lazyPart } from './lazyPart';

/** A part that is drawn with the component library, whose theme comes with it: the first page of a list does without both. */
export function libraryPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart<Props>(async () => {
    const [{ withLibrary }, Part] = await Promise.all([import('./LibraryTheme'), load()]);
    return withLibrary(Part);
  });
}
