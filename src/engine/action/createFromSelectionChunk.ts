import { lazyPart } from '@/ui/lazyPart';

const dialog = lazyPart(() => import('./CreateFromSelectionDialog').then((m) => m.CreateFromSelectionDialog));

export const CreateFromSelectionDialog = dialog.Part;
