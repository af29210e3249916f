import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';

/** The dialog of a deletion, loaded with the first deletion. */
export const DeleteDialog = lazy(() => loadChunk(() => import('./DeleteDialog')).then((module) => ({ default: module.DeleteDialog })));
