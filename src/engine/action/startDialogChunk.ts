import { lazyPart } from '@/ui/lazyPart';

const dialog = lazyPart(() => import('./StartDialog').then((m) => m.StartDialog));

export const StartDialog = dialog.Part;
