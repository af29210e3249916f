import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';

/** Loaded with the first deletion. */
export const DeleteDialog = lazy(() => loadChunk(() => import('./DeleteDialog')).then((module) => ({ default: module.DeleteDialog })));
