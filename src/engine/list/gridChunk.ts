import { lazy } from 'react';
import { loadChunk } from '@/ui/loadChunk';
import { isNarrow } from '@/ui/useIsNarrow';

const loadGrid = () => loadChunk(() => import('./RecordGrid'));

/** The grid is by far the heaviest part of a list: it is drawn when it arrives, around data that was asked for meanwhile. */
export const RecordGrid = lazy(() => loadGrid().then((module) => ({ default: module.RecordGrid })));

/** Asks for the grid's code, where there is room for a grid, without waiting for it; a failure is left to the screen that draws it. */
export function preloadGrid(): void {
  if (isNarrow()) return;
  loadGrid().catch(() => undefined);
}
