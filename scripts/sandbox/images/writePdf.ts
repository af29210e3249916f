/** A PDF with one A4 page: a title and lines of text. */
export function writePdf([title = '', ...lines]: readonly string[]): Uint8Array {
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
