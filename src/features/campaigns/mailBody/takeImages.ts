import { readPicture } from '@/api/readPicture';
import type { Config } from '@/config/Config';
import { imageAddress } from '../../../widgets/imageAddress';
import { elementsOf, type MailElement } from './elements';
import { imageSource } from './imageSource';

/**
 * Turns the stored images of an e-mail into chosen files. The platform deletes images with their record, so a record that replaces another must
 * send its own. Images on other sites are left as they are.
 */
export async function takeImages(value: unknown, config: Config): Promise<{ value: unknown; isLeft: boolean } | undefined> {
  const elements = elementsOf(value);
  const taken = await Promise.all(elements.map((element) => takeImage(element, config)));
  if (taken.every((one) => one === undefined)) return undefined;
  return { value: elements.map((element, index) => taken[index]?.element ?? element), isLeft: taken.some((one) => one !== undefined && one.element === undefined) };
}

/** Nothing for an element that is not an image on the platform. */
async function takeImage(element: MailElement, config: Config): Promise<{ element: MailElement | undefined } | undefined> {
  const { src, type } = element;
  if (type !== 'image' || typeof src !== 'string' || imageSource(src, config) === undefined) return undefined;
  const picture = await readPicture(imageAddress(src, { dataUrl: config.dataUrl }), config.apiUrl);
  if (!picture) return { element: undefined };
  const file = new File([picture], nameOf(src), { type: picture.type });
  return { element: { ...element, src: { file, preview: src, saved: src } } };
}

function nameOf(address: string): string {
  return address.split(/[?#]/)[0]?.split('/').at(-1) || 'image';
}
