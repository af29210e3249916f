import { libraryPart } from '@/ui/libraryPart';

/** The dialog of an action, loaded with the first action that says or asks something. */
export const { Part: ActionDialog } = libraryPart(() => import('./ActionDialog').then((m) => m.ActionDialog));
