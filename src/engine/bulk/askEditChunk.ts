import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';

/** Loads with the first edit of a selection, together with the validators of a form. */
export const AskEdit = lazy(() => loadChunk(() => import('./AskEdit')).then((module) => ({ default: module.AskEdit })));
