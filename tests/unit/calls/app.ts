import type { Api } from '@/api/Api';
import { readConfig } from '@/config/readConfig';
import type { Config } from '@/config/Config';
import { presetsOf } from '@/engine/form/values/presets';
import { saveAll } from '@/engine/form/save/saveAll';
import type { SaveTask } from '@/engine/form/save/SaveTask';
import { readListQuery } from '@/engine/data/listQuery';
import { readRecords, requestFor } from '@/engine/data/readRecords';
import { readItem } from '@/engine/data/readItem';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { actions, widgets } from '@/features/registry';
import { entityNamed } from '../../support/realEntities';

/** The configuration of a deployment with every module and no further settings. */
export const config: Config = configOf();
export const context = transformContext(config.settings.utcTime);
export const signal = new AbortController().signal;

/** What an operator does with the records of an entity, by the functions that the app's pages call. */
export function appOver(api: Api) {
  const task = (entity: EntityBody, more: Pick<SaveTask, 'write' | 'id'> & Partial<SaveTask>): SaveTask => ({
    api, entity, widgets, context, config, mayList: false, duplicateChecks: [], onStage: () => undefined, loadEntity: (name) => Promise.resolve(entityNamed(name)), ...more,
  });
  return {
    /** A page of the list, by its address. */
    list(entity: EntityBody, address = '') {
      const { list } = entity.resource;
      if (!list) throw new Error(`"${entity.resource.name}" has no list.`);
      const query = readListQuery(new URLSearchParams(address), { list, schema: entity.schema });
      return readRecords(requestFor(query, list), list.paging, { api, entity, context, signal });
    },
    read: (name: string, id: number) => readItem(entityNamed(name), id, { api, context }),
    create: (entity: EntityBody, typed: RecordData, more: Partial<SaveTask> = {}) =>
      saveAll({ ...presetsOf(entity.schema), ...typed }, task(entity, { write: { mode: 'create' }, id: undefined, ...more })),
    change(entity: EntityBody, stored: RecordData, typed: RecordData) {
      const before = recordFromApi(entity, stored, context);
      return saveAll({ ...before, ...typed }, task(entity, { write: { mode: 'edit', before }, id: String(stored['id']) }));
    },
    /** The action of a button, by its name in the entity. */
    act(name: string, action: string, record: RecordData, asked?: unknown) {
      const entity = entityNamed(name);
      const use = entity.resource.actions.find((one) => one.name === action);
      const deed = use && actions[use.use];
      if (!deed || !('perform' in deed)) throw new Error(`"${name}" has no action "${action}".`);
      return deed.perform({ api, entity, use, record, asked, transforms: context });
    },
  };
}

export type App = ReturnType<typeof appOver>;

/** A chosen picture, beside the stored one if there is one. */
export const picture = (name = 'photo.png', saved?: string) => ({ file: new File(['png'], name, { type: 'image/png' }), preview: 'blob:photo', saved });

function configOf(): Config {
  const reading = readConfig({ apiUrl: '/api', title: { fr: 'Covoiturage', en: 'Carpool' } }, 'https://platform.test/');
  if ('mistakes' in reading) throw new Error(JSON.stringify(reading.mistakes));
  return reading.config;
}
