import { defineExtension } from '@/engine/model/Extension';
import { call } from './call';
import { createFrom, createFromSelection } from './createFrom';
import { downloadRecord } from './downloadRecord';
import { open } from './open';
import { setField } from './setField';
import { visit } from './visit';
import type { generalActions as vocabulary } from './vocabulary';

/** The actions on records of any schema beyond create, save and delete, by the name that a `resource.json` uses. */
export const generalActions = defineExtension<typeof vocabulary>({ actions: { call, createFrom, createFromSelection, downloadRecord, open, setField, visit } });
