import { resources } from 'virtual:resources/manifest';
import type { Engine } from '@/engine/data/EngineContext';
import { preloadPage } from '@/engine/routes';
import { actions, widgets } from '@/features/registry';
import { loadEntity } from './entities';

/** What the engine works with. The engine itself names none of these parts. */
export const engine: Engine = { resources, widgets, actions, loadEntity, preloadPage: (page, entity) => preloadPage(page, entity, widgets) };
