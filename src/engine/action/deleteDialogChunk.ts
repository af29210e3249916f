import { libraryPart } from '@/ui/libraryPart';

/** The dialog of a deletion, loaded with the first deletion. */
export const { Part: DeleteDialog } = libraryPart(() => import('./DeleteDialog').then((m) => m.DeleteDialog));
