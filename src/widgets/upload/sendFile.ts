import type { RecordData } from '@/engine/Resource';
import type { AfterSave } from '@/engine/Widget';
import { isUploadChoice } from './uploadChoice';

/** Sends the chosen file once its record exists, in the parts that the resource names. Rejects with the `ApiError` of the upload. */
export async function sendFile({ api, field, saved, value }: AfterSave): Promise<RecordData> {
  if (!isUploadChoice(value)) return {};
  const form = new FormData();
  form.append(String(field.options['owner']), String(saved['id']));
  form.append(String(field.options['file']), value.file, value.file.name);
  await api.upload(String(field.options['endpoint']), form);
  return {};
}
