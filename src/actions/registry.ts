import type { ActionRegistry } from '@/engine/model/Action';
import { call } from './call';
import { downloadRecord } from './downloadRecord';
import { open } from './open';
import { setField } from './setField';
import { visit } from './visit';

/** Everything an operator does beyond create, save and delete, by the name a `resource.json` uses. */
export const actions = { call, downloadRecord, open, setField, visit } satisfies ActionRegistry;
