
/**
 * What the platform accepts: PNG or JPEG, 4 MB, each side from 200 to 10 000 px. Its own check is switched off for this request, and a bad file would only cause a
 * hidden error while thumbnails are made, so the app checks it (contract images.upload).
 */
export const IMAGE_LIMITS = { bytes: 4_000_000, minSide: 200, maxSide: 10_000 } as const;

export type ImageFault = 'type' | 'weight' | 'tooSmall' | 'tooLarge' | 'cut' | 'unread';

/** The first thing that is wrong with a picture, if any. */
export async function checkImage(file: File): Promise<ImageFault | undefined> {
  if (file.size > IMAGE_LIMITS.bytes) return 'weight';
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return 'unread';
  const facts = imageFacts(new Uint8Array(bytes));
  if (!facts) return 'type';
  if (Math.min(facts.width, facts.height) < IMAGE_LIMITS.minSide) return 'tooSmall';
  if (Math.max(facts.width, facts.height) > IMAGE_LIMITS.maxSide) return 'tooLarge';
  return facts.isWhole ? undefined : 'cut';
}

interface ImageFacts {
  width: number;
  height: number;
  /** Whether its end is there, which a download that was interrupted lacks. */
  isWhole: boolean;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The letters IEND, as a number. */
const PNG_END = 0x49_45_4e_44;

/** Whether a JPEG marker carries the size: a frame does, but not the tables in the same range (DHT, JPG, DAC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** What is known of a picture, read from its bytes, as a file's name and declared type prove nothing. `undefined` for anything else. */
function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return pngFacts(view);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegFacts(view) : undefined;
}

function pngFacts(view: DataView): ImageFacts | undefined {
  return view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20), isWhole: hasPngEnd(view) };
}

/** Whether chunk follows chunk, each of which says its length, up to the last one. */
function hasPngEnd(view: DataView): boolean {
  let offset = PNG_SIGNATURE.length;
  while (offset + 8 <= view.byteLength) {
    if (view.getUint32(offset + 4) === PNG_END) return true;
    offset += 12 + view.getUint32(offset);
  }
  return false;
}

/** Reads segment after segment, up to the one that describes the frame. */
function jpegFacts(view: DataView): ImageFacts | undefined {
  let offset = 2;
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7), isWhole: hasJpegEnd(view, offset) };
    // 0xff may be repeated before a marker; every other segment says its length.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** Whether the marker of the end follows the frame. A thumbnail, which has an end of its own, stands before it. */
function hasJpegEnd(view: DataView, frame: number): boolean {
  for (let offset = view.byteLength - 2; offset > frame; offset -= 1) {
    if (view.getUint16(offset) === 0xffd9) return true;
  }
  return false;
}
