import { lazyPart } from '@/ui/lazyPart';

/** The dialog of an action, loaded with the first action that says or asks something. */
export const { Part: ActionDialog } = lazyPart(() => import('./ActionDialog').then((m) => m.ActionDialog));
