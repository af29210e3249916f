/** A value in XML as the platform's serialiser writes it. A list is made of `item` elements at the top, and of repeated elements inside a record. */
export function toXml(value: unknown): string {
  return `<?xml version="1.0"?>\n<response>${content(value)}</response>\n`;
}

function content(value: unknown): string {
  if (Array.isArray(value)) return value.map((item, key) => element('item', item, ` key="${key}"`)).join('');
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([name, inner]) => member(name, inner)).join('');
  return text(value);
}

function member(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  return /^[a-z_][\w.-]*$/i.test(name) ? element(name, value) : element('item', value, ` key="${escaped(name)}"`);
}

function element(name: string, value: unknown, attributes = ''): string {
  const inner = content(value);
  return inner === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  const words = String(value);
  return /[<>&]/.test(words) ? `<![CDATA[${words.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : words;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
