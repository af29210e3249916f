import { ApiError } from '@/api/ApiError';
import type { RecordData } from '@/engine/model/Schema';
import type { AfterSave } from '@/engine/model/Widget';
import { markReplaced } from '../imageAddress';
import { isImageChoice } from '../imageChoice';

/**
 * Sends the chosen picture once its record exists, as the only one (position 1; specification 4.25, contract images.upload). The name of the file's part depends
 * on the owner; the resource says both. Rejects with the `ApiError` of the upload.
 */
export async function sendImage({ api, field, saved, value }: AfterSave): Promise<RecordData> {
  if (!isImageChoice(value)) return {};
  const form = new FormData();
  form.append(String(field.options['owner']), String(saved['id']));
  form.append(String(field.options['file']), value.file, value.file.name);
  form.append('position', '1');

  const { image, avatar } = await api.upload('admin/images', form);
  // An answer without an address is not that of a picture.
  if (typeof image !== 'string' && typeof avatar !== 'string') throw new ApiError('outcomeUnknown');
  [image, avatar].forEach((address) => typeof address === 'string' && markReplaced(address));
  URL.revokeObjectURL(value.preview);
  return {};
}
