import { ApiError } from '@/api/ApiError';
import { readItem } from '../../data/readItem';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isEmptyValue, isSameValue } from '../../model/transforms/emptyValue';
import type { SaveTask } from './SaveTask';

/**
 * The fields that refer to a record which was deleted after it was chosen. The platform keeps its row, and what the choice has filled in would be written there
 * again (contract users.delete). A look that fails does not prevent the save.
 */
export async function goneReferences(record: RecordData, task: SaveTask, signal: AbortSignal): Promise<string[]> {
  const before = task.write.mode === 'edit' ? task.write.before : {};
  const chosen = Object.entries(task.entity.resource.fields).filter(
    ([name, { widget }]) => widget?.['fills'] !== undefined && !isEmptyValue(record[name]) && !isSameValue(record[name], before[name]),
  );
  const gone = await Promise.all(chosen.map(async ([name, { widget }]) => isGone(await task.loadEntity(String(widget?.['resource'])), record[name], { ...task, signal })));
  return chosen.filter((_, index) => gone[index]).map(([name]) => name);
}

async function isGone(entity: EntityBody, id: unknown, { api, context, signal }: SaveTask & { signal: AbortSignal }): Promise<boolean> {
  if (!entity.resource.deletedWhen) return false;
  try {
    await readItem(entity, id, { api, context, signal });
    return false;
  } catch (error) {
    if (error instanceof ApiError) return error.kind === 'notFound';
    throw error;
  }
}
