import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';

/** Menus and what they float on are heavy, and few operators open one: they load then. */
export const ChoiceMenu = lazy(() => loadChunk(() => import('./ChoiceMenu')).then((module) => ({ default: module.ChoiceMenu })));
