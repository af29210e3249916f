import type { Api } from '@/api/Api';
import type { ActionUse } from '../../model/ActionUse';
import { fixedParameters } from '../listRequest';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { recordFromApi } from '../../model/transforms/recordFromApi';
import { readItem } from '../readItem';
import type { TransformContext } from '../../model/transforms/Transform';

interface ReadingMeans {
  api: Api;
  entity: Entity;
  transforms: TransformContext;
}

interface Means extends ReadingMeans {
  /** Whether the action makes sense for a record. */
  applies(record: RecordData): boolean;
}

/**
 * The record that an action works on: as it is known or, where the action asks for a fresh one, as the server has it now. `undefined` when the action makes no
 * sense for it. Rejects with an `ApiError`.
 */
export async function actionTarget(use: ActionUse, record: RecordData, means: Means): Promise<RecordData | undefined> {
  const target = use.fresh === undefined ? record : await freshRecord(record, use.fresh, means);
  return target && means.applies(target) ? target : undefined;
}

/** The record that an action works on, read again because it has been changed since it was read. Rejects with an `ApiError`. */
export async function changedTarget(use: ActionUse, record: RecordData, means: Means): Promise<RecordData | undefined> {
  const target = await recordNow(use, record, means);
  return target && means.applies(target) ? target : undefined;
}

/** The record as the server has it: at its own address or, where the action names a filter by number, in its list. Rejects with an `ApiError`. */
export async function recordNow({ fresh }: ActionUse, record: RecordData, means: ReadingMeans): Promise<RecordData | undefined> {
  if (fresh !== undefined) return freshRecord(record, fresh, means);
  const { api, entity, transforms } = means;
  if (record['id'] === undefined) return undefined;
  return readItem(entity, record['id'], { api, context: transforms });
}

/** Looks a record up in its list by its number, as some records have no address of their own. The filter may match parts of numbers, so other records may come with it. */
async function freshRecord({ id }: RecordData, parameter: string, { api, entity, transforms }: ReadingMeans): Promise<RecordData | undefined> {
  const { endpoint, list } = entity.resource;
  const filters = [...(list ? fixedParameters(list) : []), [parameter, String(id)] as const];
  const { items } = await api.list(endpoint.list, { page: 1, perPage: MOST, filters }, { dialect: entity.dialect });
  const found = items.find((item) => String(item['id']) === String(id));
  return found && recordFromApi(entity, found, transforms);
}

/** The page size of the look-up in `freshRecord`: larger than the number of matches to expect in any list that people keep by hand. */
const MOST = 1000;
