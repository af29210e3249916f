import type { RecordData } from '@/engine/model/Schema';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { AfterSave } from '@/engine/model/Widget';
import { isUploadChoice } from './uploadChoice';

/** Sends the chosen file once its record exists, in the parts that the resource names. Rejects with the `ApiError` of the upload. */
export async function sendFile({ api, field, saved, value, onStage }: AfterSave): Promise<RecordData> {
  if (!isUploadChoice(value)) return {};
  const { owner, file, endpoint, constants } = field.options;
  const form = new FormData();
  form.append(String(owner), String(saved['id']));
  for (const [part, constant] of Object.entries(isPlainObject(constants) ? constants : {})) form.append(part, String(constant));
  form.append(String(file), value.file, value.file.name);
  onStage({ key: 'widgets:upload.sending', values: { name: value.file.name } });
  await api.upload(String(endpoint), form);
  return {};
}
