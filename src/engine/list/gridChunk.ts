import { lazyPart } from '@/ui/lazyPart';
import { isNarrow } from '@/ui/useIsNarrow';

const grid = lazyPart(() => import('./RecordGrid').then((module) => module.RecordGrid));

/** The grid is by far the heaviest part of a list: it is rendered when it arrives, around data that was asked for meanwhile. */
export const RecordGrid = grid.Part;

/** Asks for the grid's code, where there is room for a grid, without waiting for it; a failure is left to the screen that renders it. */
export function preloadGrid(): void {
  if (!isNarrow()) void grid.preload();
}
