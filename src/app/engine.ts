import { resources } from 'virtual:resources/manifest';
import type { Engine } from '@/engine/data/EngineContext';
import { preloadPage } from '@/engine/routes';
import { actions, widgets } from '@/features/registry';
import { loadEntity } from './entities';

/** Everything the engine works with: it names none of it. */
export const engine: Engine = { resources, widgets, actions, loadEntity, preloadPage };
