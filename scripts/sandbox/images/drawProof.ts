import { deflateSync } from 'node:zlib';

const WIDTH = 640;
const HEIGHT = 404;
/** The colours of each palette: white, the card, its band, the ink, and the portrait. */
const PALETTES: readonly (readonly string[])[] = [
  ['ffffff', 'dfeaf6', '3d6ea5', '24384d', '9db8d3'],
  ['ffffff', 'e6f1e3', '4c8a4a', '22402a', 'a5c8a1'],
  ['ffffff', 'f6e6ea', 'a54562', '4d2432', 'd8a3b2'],
  ['ffffff', 'f3eddd', '9a7a2e', '44381f', 'd3c08d'],
];

const drawn = new Map<string, Uint8Array>();

/** The file of an identity proof by its stored name (`1201-3fa9c2.png`): a drawn card, or a PDF page. The same name always gives the same file. */
export function drawProof(fileName: string): Uint8Array {
  const variant = (Number.parseInt(fileName, 10) || 0) % PALETTES.length;
  return fileName.endsWith('.pdf')
    ? remembered('pdf', () => writePdf(['ATTESTATION D’IDENTITÉ', 'Document de démonstration, sans valeur.']))
    : remembered(`png ${variant}`, () => drawCard(PALETTES[variant] ?? []));
}

function remembered(key: string, draw: () => Uint8Array): Uint8Array {
  const known = drawn.get(key) ?? draw();
  drawn.set(key, known);
  return known;
}

/** A PNG with a palette. Each row is one filter byte, then one byte per pixel. */
function drawCard(palette: readonly string[]): Uint8Array {
  const pixels = Buffer.alloc(HEIGHT * (WIDTH + 1));
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) pixels[y * (WIDTH + 1) + x + 1] = colorAt(x, y);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.join(''), 'hex')),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

/** The palette's colour at a point: a band, a portrait, lines that stand for text, and the machine-readable zone. */
function colorAt(x: number, y: number): number {
  if (y < 52) return 2;
  const isPortrait = x >= 40 && x < 200 && y >= 84 && y < 284;
  if (isPortrait) {
    const isHead = (x - 120) ** 2 + (y - 160) ** 2 < 44 ** 2;
    const isBody = ((x - 120) / 70) ** 2 + ((y - 290) / 76) ** 2 < 1;
    return isHead || isBody ? 3 : 4;
  }
  const line = Math.floor((y - 90) / 34);
  const isWritten = x >= 236 && y >= 90 && line < 6 && (y - 90) % 34 < (line % 2 === 0 ? 8 : 14);
  if (isWritten && x < 236 + 120 + ((line * 83) % 220)) return line % 2 === 0 ? 4 : 3;
  const isZone = (y >= 316 && y < 336) || (y >= 352 && y < 372);
  return isZone && x >= 30 && x < 610 && (x - 30) % 16 < 11 ? 3 : 1;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PDF with one A4 page: a title and lines of text. */
function writePdf([title = '', ...lines]: readonly string[]): Uint8Array {
  const text = [`/F1 24 Tf 72 740 Td (${escaped(title)}) Tj`, ...lines.map((line) => `/F1 13 Tf 0 -34 Td (${escaped(line)}) Tj`)];
  const content = `BT ${text.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return Buffer.from(assemble(objects), 'latin1');
}

/** Joins the objects of a PDF, followed by the table of their positions. */
function assemble(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const starts: number[] = [];
  for (const [index, object] of objects.entries()) {
    starts.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Escapes a text. The French apostrophe has another code in the font's encoding than in Unicode. */
function escaped(text: string): string {
  return text.replaceAll('’', '\u0092').replace(/[\\()]/g, '\\$&');
}
