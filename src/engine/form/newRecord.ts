import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import type { WireRecord } from '@/api/Api';
import { itemPath } from '../readItem';
import { removeRecord } from '../removeRecord';
import type { RecordData } from '../Resource';
import { isSameValue } from '../transforms/emptyValue';
import { recordFromApi } from '../transforms/recordFromApi';
import { recordToApi } from '../transforms/recordToApi';
import { widgetField } from '../widgetField';
import { widgetName } from '../widgetName';
import { saveRecord } from './saveRecord';
import type { SaveTask } from './saveSteps';

/** A record whose place a new one takes. */
export interface Replaced {
  id: string;
  /** The values of the new one that are not those of the form: what the old one had, made its own. */
  own: ReadonlyMap<string, { typed: unknown; own: unknown }>;
  /** The new one goes on needing it: it stays. */
  isNeeded: boolean;
}

/** Whether the stored record cannot take what was typed: a new one then takes its place. */
export function asksNewRecord(record: RecordData, { entity, widgets, write, config }: SaveTask): boolean {
  if (write.mode === 'create') return false;
  const { before } = write;
  return Object.keys(record).some((name) => {
    const widget = widgets[widgetName(entity, name)];
    return !isSameValue(record[name], before[name]) && widget?.needsNewRecord?.(record[name], before, widgetField(entity, name, name), config) === true;
  });
}

/** What belongs to the old record and would go with it, made the new one's own. */
export async function takenAlong(record: RecordData, { entity, widgets, id = '', config }: SaveTask): Promise<Replaced> {
  const own = new Map<string, { typed: unknown; own: unknown }>();
  let isNeeded = false;
  for (const [name, typed] of Object.entries(record)) {
    const taken = await widgets[widgetName(entity, name)]?.takeAlong?.(typed, config);
    if (!taken) continue;
    own.set(name, { typed, own: taken.value });
    isNeeded ||= taken.isLeft;
  }
  return { id, own, isNeeded };
}

/** The form's values as those of the new record; what was changed since is as it was typed. */
export function asOwn(record: RecordData, { own }: Replaced): RecordData {
  const values = [...own].filter(([name, { typed }]) => isSameValue(record[name], typed)).map(([name, value]) => [name, value.own] as const);
  return { ...record, ...Object.fromEntries(values) };
}

export function asCreation(task: SaveTask): SaveTask {
  return { ...task, write: { mode: 'create' }, id: undefined };
}

/**
 * Creates it with all that the form can write. When the server fails, or its answer is lost, it is looked for in the list before anything is said:
 * there must never be two. Rejects with an `ApiError`.
 */
export async function createNew(carried: RecordData, task: SaveTask): Promise<RecordData> {
  const known = new Set((await newest(task)).map(({ id }) => id));
  const kept = writable(carried, task);
  try {
    return (await saveRecord(kept, task)) ?? kept;
  } catch (error) {
    if (!(error instanceof ApiError) || !OPEN.includes(error.kind)) throw error;
    const body = recordToApi(task.entity, kept, { mode: 'create' }, task.context);
    const made = (await newest(task).catch(() => [])).find((wire) => !known.has(wire['id']) && hasAll(wire, body));
    if (!made) throw error;
    return { ...kept, ...recordFromApi(task.entity, made, task.context) };
  }
}

const OPEN: readonly ApiErrorKind[] = ['server', 'outcomeUnknown'];

async function newest({ api, entity }: SaveTask): Promise<WireRecord[]> {
  const { endpoint, list } = entity.resource;
  const { items } = await api.list(endpoint.list, { page: 1, perPage: 100, ...(list?.sort && { order: list.sort }) });
  return items;
}

function hasAll(wire: WireRecord, body: WireRecord): boolean {
  return Object.entries(body).every(([name, value]) => isSameValue(wire[name], value));
}

/** What is the server's of the old record is not that of the new one; what a widget sends by itself waits for its turn. */
function writable(record: RecordData, { entity, widgets }: SaveTask): RecordData {
  const isKept = (name: string) => !entity.schema.properties[name]?.readOnly || widgets[widgetName(entity, name)]?.afterSave !== undefined;
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));
}

/** Deletes the old record, once the new one stands; one that is not there any more was deleted. Rejects with an `ApiError`. */
export async function removeReplaced({ id }: Replaced, { api, entity }: SaveTask): Promise<void> {
  try {
    await removeRecord(entity, id, api);
  } catch (error) {
    const looked = await api.get(itemPath(entity, id)).then(() => undefined, (cause: unknown) => cause);
    if (looked instanceof ApiError && looked.kind === 'notFound') return;
    throw error;
  }
}
