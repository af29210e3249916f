export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** Why a file cannot be read. `workbook` is a file of Excel or LibreOffice itself; `binary` is any other file that is no text. */
export type FileFault = 'empty' | 'workbook' | 'binary';

type Decoded = { text: string; encoding: Encoding } | { fault: FileFault };

/** The first bytes of a zipped workbook (.xlsx, .ods) and of an old one (.xls). */
const WORKBOOKS = [[0x50, 0x4b, 0x03, 0x04], [0xd0, 0xcf, 0x11, 0xe0]];

/**
 * Decodes the text of a file. Excel in French writes Windows-1252 unless UTF-8 is chosen, with or without a byte order mark; its "Unicode text" is UTF-16.
 * Text that is not valid UTF-8 is read as Windows-1252, in which every byte has a meaning: nothing is lost and nothing is refused.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { fault: 'empty' };
  if (WORKBOOKS.some((start) => start.every((byte, index) => bytes[index] === byte))) return { fault: 'workbook' };
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) return { fault: 'binary' };
  return text.trim() === '' ? { fault: 'empty' } : { text, encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
