import type { ActionRegistry } from '@/engine/Action';
import { setField } from './setField';

/** Everything an operator does beyond create, save and delete, by the name a `resource.json` uses. */
export const actions = { setField } satisfies ActionRegistry;
