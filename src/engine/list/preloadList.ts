import type { Engine } from '../data/EngineContext';
import { preloadGrid } from './gridChunk';

/** Asks for everything a list needs but its data: on idle, or when the pointer or the focus comes to its link. Never rejects. */
export function preloadList(engine: Engine, name: string): void {
  preloadGrid();
  engine.loadEntity(name).catch(() => undefined);
}
