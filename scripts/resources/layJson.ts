const WIDTH = 140;

/** JSON as people write it: what fits on a line stands on one. */
export function layJson(value: unknown, indent = ''): string {
  const line = inline(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value) ? value.map((item) => layJson(item, inner)) : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${layJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
