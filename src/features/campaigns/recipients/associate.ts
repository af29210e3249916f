import { apiError, ApiError } from '@/api/ApiError';
import { commandEnd } from '@/api/commandEnd';
import { stands } from '@/config/platformFaults';
import { readItem } from '@/engine/data/readItem';
import type { RecordData } from '@/engine/model/Schema';
import { SaveStageError } from '@/engine/model/SaveStageError';
import { transformContext } from '@/engine/model/transforms/transformContext';
import type { AfterSave } from '@/engine/model/Widget';
import { areClosed } from './cleanRecord';
import { rememberChoice } from './lastChoice';
import { associateParameters, filterParameters } from './parameters';
import { associatedOf, chosenOf, FILTERS, type ChosenRecipients, type Recipients } from './recipients';
import { sourceOf } from './sources';

/**
 * Gives the saved record the picked recipients, only once (specification 4.29, 4.30), because a selection is added to the ones that are there. The
 * record is read before and after, whatever the answer, and compared with the choice. Without picked recipients it does nothing. Rejects with a
 * `SaveStageError` or the `ApiError` of the command; calling it again does nothing twice.
 */
export async function associateRecipients(saving: AfterSave): Promise<RecordData> {
  const { api, field, saved, value } = saving;
  const chosen = chosenOf(value);
  const source = chosen && sourceOf(chosen);
  if (!chosen || !source) return {};
  const id = String(saved['id']);

  const before = await read(id, saving);
  if (areClosed(before)) throw failed('closed');
  if (isTaken(before, saving)) {
    if (!isAsChosen(before, chosen, saving)) throw failed('mixed', { found: associatedOf(before[field.name])?.deliveryCount ?? 0, chosen: chosen.deliveryCount });
  } else {
    const error = await api.act(source.associate, associateParameters(chosen, source, id)).then(() => undefined, apiError);
    // Even a refused command may have run: the platform acts first, and then checks the right to (contract wire.acting).
    if (error && commandEnd(error) === 'unsent') throw error;
    await check(await read(id, saving).catch(() => undefined), before, error, saving);
  }
  rememberChoice(id, chosen);
  return {};
}

/**
 * Whether the record has the chosen recipients already, so that associating a selection would add them again. Filters replace the previous ones, so
 * repeating them does no harm.
 */
function isTaken(record: RecordData, { field, value, config }: AfterSave): boolean {
  return chosenOf(value)?.filterType !== FILTERS && stands('recipientsAccumulate', config.settings) && associatedOf(record[field.name]) !== undefined;
}

/** Rejects when the record does not have the chosen recipients afterwards. */
async function check(after: RecordData | undefined, before: RecordData, error: ApiError | undefined, saving: AfterSave): Promise<void> {
  const chosen = chosenOf(saving.value);
  if (!chosen) return;
  if (!after) throw failed('unseen', {}, new ApiError('outcomeUnknown', '', [], { cause: error }));
  if (isAsChosen(after, chosen, saving)) return;
  const found = associatedOf(after[saving.field.name]);
  if (error && JSON.stringify(found) === JSON.stringify(associatedOf(before[saving.field.name]))) throw error;
  throw failed('mixed', { found: found?.deliveryCount ?? 0, chosen: chosen.deliveryCount }, error);
}

/** Whether the record has what was chosen: as many recipients or fewer, since some may have withdrawn after the count, and nobody else. */
function isAsChosen(record: RecordData, chosen: ChosenRecipients, { field }: AfterSave): boolean {
  const { source, sourceId, filterType, deliveryCount, filters = '' }: Recipients = associatedOf(record[field.name]) ?? {};
  if (source !== chosen.source || filterType !== chosen.filterType) return false;
  if (chosen.sourceId !== undefined && sourceId !== chosen.sourceId) return false;
  if (chosen.filterType !== FILTERS) return deliveryCount !== undefined && deliveryCount > 0 && deliveryCount <= chosen.deliveryCount;
  return asText(filters) === asText(chosen.filters ?? '');
}

/** The query as the platform stores it: without the brackets of lists, and decoded. */
function asText(filters: string): string {
  return JSON.stringify(filterParameters(filters).map(([name, value]) => [name.replace(/\[\]$/, ''), value]));
}

async function read(id: string, { api, field: { entity }, config }: AfterSave): Promise<RecordData> {
  return readItem(entity, id, { api, context: transformContext(config.settings.utcTime) });
}

function failed(key: 'closed' | 'mixed' | 'unseen', values: Record<string, unknown> = {}, cause?: unknown): SaveStageError {
  return new SaveStageError({ key: `widgets:recipients.failures.${key}`, values }, cause);
}
