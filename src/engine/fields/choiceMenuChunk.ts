import { libraryPart } from '@/ui/libraryPart';

/** The menu, which is loaded when an operator opens one, as menus and their floating layer are heavy and few operators open them. */
export const { Part: ChoiceMenu } = libraryPart(() => import('./ChoiceMenu').then((m) => m.ChoiceMenu));
