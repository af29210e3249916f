import type { RecordData } from '@/engine/Resource';
import type { AfterSave } from '@/engine/Widget';
import { associateParameters } from './parameters';
import { chosenOf, sourceOf } from './recipients';

/**
 * Gives the saved record the recipients that were picked, in place of those it had (specification section 4). Without picked ones there is nothing
 * to give. Rejects with the `ApiError` of the command; made again, it does the same.
 */
export async function associateRecipients({ api, field, saved, value }: AfterSave): Promise<RecordData> {
  const chosen = chosenOf(value);
  const source = chosen && sourceOf(field, chosen);
  if (chosen && source) await api.act(source.associate, associateParameters(chosen, source, String(saved['id'])));
  return {};
}
