import type { ComponentType } from 'react';
import { loadLaterTexts } from '@/i18n/i18n';
import { lazyPart } from './lazyPart';

/** A part that is drawn with the component library. Its theme comes with it, and the words of forms, which dialogs use too: the first page of a list does without both. */
export function libraryPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart<Props>(async () => {
    const [{ withLibrary }, Part] = await Promise.all([import('./LibraryTheme'), load(), loadLaterTexts('form')]);
    return withLibrary(Part);
  });
}
