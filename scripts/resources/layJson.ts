const WIDTH = 140;

/** Formats JSON as people write it: a value that fits on a line is on one line, and plain values share lines. */
export function layJson(value: unknown, indent = ''): string {
  const line = inline(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value) ? value.map((item) => layJson(item, inner)) : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${layJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Array.isArray(value) && value.every(isPlain) ? filledLines(parts, WIDTH - inner.length) : parts;
  return `${open}\n${lines.map((one) => inner + one).join(',\n')}\n${indent}${close}`;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Puts as many parts on each line as fit. */
function filledLines(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}, ${part}`;
    if (lines.length > 0 && longer.length < width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
