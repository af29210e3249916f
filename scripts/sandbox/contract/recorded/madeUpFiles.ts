import { crc32, deflateSync } from 'node:zlib';

/** A file to send in a part of a form. */
export interface MadeUpFile {
  bytes: Uint8Array;
  name: string;
  type: string;
}

/** Texts and files as a form sends them. */
export function toForm(parts: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (isFile(part)) form.append(name, new Blob([Uint8Array.from(part.bytes)], { type: part.type }), part.name);
    else form.append(name, String(part));
  }
  return form;
}

/** A grey picture of a given size. */
export function pngFile(width = 300, height = 300, name = 'picture.png'): MadeUpFile {
  return { bytes: png(width, height), name, type: 'image/png' };
}

export function textFile(text: string | Uint8Array, name = 'file.csv', type = 'text/csv'): MadeUpFile {
  return { bytes: Buffer.from(text), name, type };
}

function isFile(part: unknown): part is MadeUpFile {
  return typeof part === 'object' && part !== null && 'bytes' in part;
}

function png(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 2;
  const line = Buffer.alloc(1 + width * 3, 120);
  line[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), 8 + data.length);
  return whole;
}
