import { resources } from 'virtual:resources/manifest';
import { actions } from '@/actions/registry';
import type { Engine } from '@/engine/data/EngineContext';
import { preloadPage } from '@/engine/routes';
import { widgets } from '@/widgets/registry';
import { loadEntity } from './entities';

/** Everything the engine works with: it names none of it. */
export const engine: Engine = { resources, widgets, actions, loadEntity, preloadPage };
