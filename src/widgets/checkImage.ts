
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

interface ImageSize {
  type: 'png' | 'jpeg';
  width: number;
  height: number;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Whether a JPEG marker carries the size: a frame does, but not the tables in the same range (DHT, JPG, DAC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The type and the sides of a picture, read from its bytes, as a file's name and declared type prove nothing. `undefined` for anything else. */
function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return pngSize(view);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(view) : undefined;
}

function pngSize(view: DataView): ImageSize | undefined {
  return view.byteLength < 24 ? undefined : { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Reads segment after segment, up to the one that describes the frame. */
function jpegSize(view: DataView): ImageSize | undefined {
  let offset = 2;
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return { type: 'jpeg', height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    // 0xff may be repeated before a marker; every other segment says its length.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}
