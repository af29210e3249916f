import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';

/** The menu, which is loaded when an operator opens one, as menus and their floating layer are heavy and few operators open them. */
export const ChoiceMenu = lazy(() => loadChunk(() => import('./ChoiceMenu')).then((module) => ({ default: module.ChoiceMenu })));
