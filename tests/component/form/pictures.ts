/** A PNG of a given size, of which only what is read is there: its header and its end. */
export function png(name: string, width: number, height: number, weight = 64): File {
  const bytes = new Uint8Array(weight);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint32(8, 13);
  view.setUint32(37, 0x49_45_4e_44);
  return new File([bytes], name, { type: 'image/png' });
}

/** A JPEG with two segments, a frame and an end, as a camera writes them. */
export function jpeg(name: string, width: number, height: number, { thumbnail = false } = {}): File {
  const bytes = new Uint8Array(40);
  const view = new DataView(bytes.buffer);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  view.setUint16(4, 10);
  if (thumbnail) bytes.set([0xff, 0xd8, 0xff, 0xd9], 8);
  bytes.set([0xff, 0xc4], 14);
  view.setUint16(16, 4);
  bytes.set([0xff, 0xc0], 20);
  view.setUint16(22, 11);
  view.setUint16(25, height);
  view.setUint16(27, width);
  bytes.set([0xff, 0xd9], 38);
  return new File([bytes], name, { type: 'image/jpeg' });
}

/** The file input, which is hidden: an operator presses the button in front of it. */
export function filePicker(): HTMLInputElement {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There is no file input.');
  return picker;
}
