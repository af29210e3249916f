import type { ComponentType } from 'react';
import { loadLaterTexts } from '@/i18n/i18n';
import { lazyPart } from './lazyPart';
import { loadComponent } from './loadChunk';

/** A part with the words of forms, which dialogs use too: the first page of a list does without them. */
export function formPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart<Props>(async () => {
    const [Part] = await Promise.all([load(), loadLaterTexts('form')]);
    return Part;
  });
}

/** A part that is drawn with the component library, whose theme comes with it: lists and forms do without that. */
export function libraryPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return formPart<Props>(async () => {
    const [{ withLibrary }, Part] = await Promise.all([import('./LibraryTheme'), loadComponent(load)]);
    return withLibrary(Part);
  });
}
