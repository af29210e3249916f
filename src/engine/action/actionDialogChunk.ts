import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';

/** Loaded with the first action that says or asks something. */
export const ActionDialog = lazy(() => loadChunk(() => import('./ActionDialog')).then((module) => ({ default: module.ActionDialog })));
