import { lazyPart } from '@/ui/lazyPart';
import { isNarrow } from '@/ui/useIsNarrow';
import './grid.css';

const grid = lazyPart(() => import('./RecordGrid').then((module) => module.RecordGrid));

/** The grid, which is by far the heaviest part of a list, so it has a chunk of its own. It is rendered when it is loaded, with data that was requested meanwhile. */
export const RecordGrid = grid.Part;

/** Loads the code of the grid, where there is room for a grid, without waiting for it. A failure is left to the screen that renders the grid. */
export function preloadGrid(): void {
  if (!isNarrow()) void grid.preload();
}
