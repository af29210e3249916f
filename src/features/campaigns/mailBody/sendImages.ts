import { ApiError } from '@/api/ApiError';
import type { RecordData } from '@/engine/model/Schema';
import { SaveStageError } from '@/engine/model/SaveStageError';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { AfterSave } from '@/engine/model/Widget';
import { isImageChoice, type ImageChoice } from '../../../widgets/imageChoice';
import { elementsOf, type MailElement } from './elements';

/** The id and the address that the platform has given to an image. */
interface SentImage {
  id: unknown;
  src: string;
}

/** The sent images by file, then by the record they were sent for, so that an image is sent only once, whatever fails after it. */
const sentImages = new WeakMap<File, Map<unknown, SentImage>>();

/**
 * Sends the chosen images of an e-mail once its record exists, one after the other, and answers the body that refers to them. No position is sent:
 * the platform then gives each image the next free one, whereas a given position would remove the image that has it (contract images.upload).
 * Rejects with a `SaveStageError` that names the image; called again, it continues with that one.
 */
export async function sendImages(saving: AfterSave): Promise<RecordData> {
  const { field, saved, value, onStage } = saving;
  const elements = elementsOf(value);
  const chosen = elements.filter(hasChoice);
  const files = [...new Set(chosen.map(({ src }) => src.file))];
  for (const [index, file] of files.entries()) {
    const stage = { key: 'widgets:mailBody.sending', values: { position: index + 1, total: files.length, name: file.name } };
    if (sentImages.get(file)?.has(saved['id'])) continue;
    onStage(stage);
    try {
      const image = await sendImage(file, saving);
      sentImages.set(file, new Map([...(sentImages.get(file) ?? []), [saved['id'], image]]));
    } catch (cause) {
      throw new SaveStageError({ ...stage, key: 'widgets:mailBody.image' }, cause);
    }
  }
  return { [field.name]: elements.map((element) => (hasChoice(element) ? withReference(element, saved['id']) : element)) };
}

async function sendImage(file: File, { api, field, saved }: AfterSave): Promise<SentImage> {
  const form = new FormData();
  form.append(String(field.options['owner']), String(saved['id']));
  form.append(String(field.options['file']), file, file.name);
  const answer: unknown = await api.upload('admin/images', form);
  if (!isPlainObject(answer) || typeof answer['image'] !== 'string') throw new ApiError('outcomeUnknown');
  return { id: answer['id'], src: answer['image'] };
}

function withReference(element: MailElement & { src: ImageChoice }, record: unknown): MailElement {
  return { ...element, ...sentImages.get(element.src.file)?.get(record) };
}

function hasChoice(element: MailElement): element is MailElement & { src: ImageChoice } {
  return isImageChoice(element.src);
}
