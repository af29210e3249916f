import { libraryPart } from './libraryPart';

/** The question before an action that cannot be undone. It is loaded when it is asked, or before that by a page that will ask it even when the network is lost. */
export const { Part: ConfirmDialog, preload: preloadConfirmDialog } = libraryPart(() => import('./ConfirmDialog').then((m) => m.ConfirmDialog));
