import { imageSize } from './imageSize';

/**
 * What the platform accepts: PNG or JPEG, 4 MB, each side from 200 to 10 000 px. Its own check is switched off for this request, and a bad file would only cause a
 * hidden error while thumbnails are made, so the app checks it (contract images.upload).
 */
export const IMAGE_LIMITS = { bytes: 4_000_000, minSide: 200, maxSide: 10_000 } as const;

export type ImageFault = 'type' | 'weight' | 'tooSmall' | 'tooLarge' | 'unread';

/** The first thing that is wrong with a picture, if any. */
export async function checkImage(file: File): Promise<ImageFault | undefined> {
  if (file.size > IMAGE_LIMITS.bytes) return 'weight';
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return 'unread';
  const size = imageSize(new Uint8Array(bytes));
  if (!size) return 'type';
  if (Math.min(size.width, size.height) < IMAGE_LIMITS.minSide) return 'tooSmall';
  return Math.max(size.width, size.height) > IMAGE_LIMITS.maxSide ? 'tooLarge' : undefined;
}
