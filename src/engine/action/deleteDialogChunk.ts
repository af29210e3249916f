import { lazyPart } from '@/ui/lazyPart';

/** The dialog of a deletion, loaded with the first deletion. */
export const { Part: DeleteDialog } = lazyPart(() => import('./DeleteDialog').then((m) => m.DeleteDialog));
