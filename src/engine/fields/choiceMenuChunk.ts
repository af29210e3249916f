import { lazyPart } from '@/ui/lazyPart';

/** The menu, which is loaded when an operator opens one, as menus and their floating layer are heavy and few operators open them. */
export const { Part: ChoiceMenu } = lazyPart(() => import('./ChoiceMenu').then((m) => m.ChoiceMenu));
