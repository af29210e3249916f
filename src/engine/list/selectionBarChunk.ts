import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';

/** The bar above a selection, which is loaded with the first record that is ticked. */
export const SelectionBar = lazy(() => loadChunk(() => import('./SelectionBar')).then((module) => ({ default: module.SelectionBar })));
