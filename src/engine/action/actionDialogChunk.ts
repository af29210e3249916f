import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';

/** The dialog of an action, loaded with the first action that says or asks something. */
export const ActionDialog = lazy(() => loadChunk(() => import('./ActionDialog')).then((module) => ({ default: module.ActionDialog })));
