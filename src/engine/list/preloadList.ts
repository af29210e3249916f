import type { Engine } from '../data/EngineContext';
import { preloadGrid } from './grid/gridChunk';

/** Loads everything that a list needs except its data: when the browser is idle, or when the pointer or the focus comes to its link. Never rejects. */
export function preloadList(engine: Engine, name: string): void {
  preloadGrid();
  engine.loadEntity(name).catch(() => undefined);
}
