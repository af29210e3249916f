/** The structure of an answer without its values: the type of each key, four objects deep. A `?` after a key means that not every row has it. */
export type Shape = string | { [key: string]: Shape };

const DEPTH = 4;
const DAYS = new Set(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/;

/** The shape of a value. The rows of an array are merged into one; a map by days becomes `{day}`, a map by numbers `{number}`. */
export function shapeOf(value: unknown, depth = DEPTH): Shape {
  if (value === null) return 'null';
  if (Array.isArray(value)) return { '[]': value.length === 0 ? 'nothing' : merged(value, depth) };
  if (typeof value === 'object') return depth === 0 ? 'object' : shapeOfObject(value, depth);
  if (typeof value === 'string') return `string:${textKind(value)}`;
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}

function shapeOfObject(value: object, depth: number): Shape {
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  const keys = entries.map(([key]) => key);
  const values = entries.map(([, item]: [string, unknown]) => item);
  if (keys.length === DAYS.size && keys.every((key) => DAYS.has(key))) return { '{day}': merged(values, depth - 1) };
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return { '{number}': merged(values, depth) };
  return Object.fromEntries(entries.map(([key, item]: [string, unknown]) => [key, shapeOf(item, depth - 1)]));
}

/** The merged shape of several values; 200 of them are enough to know the rest. */
function merged(values: readonly unknown[], depth: number): Shape {
  return values
    .slice(0, 200)
    .map((item) => shapeOf(item, depth))
    .reduce(mergeShapes);
}

function textKind(text: string): string {
  if (text === '') return 'empty';
  const iso = ISO.exec(text);
  if (iso) return `${text.startsWith('1970-01-01T') ? 'time' : 'datetime'}(${iso[1] ?? 'no zone'})`;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'date';
  if (/^https?:\/\//.test(text)) return 'url';
  if (/^-?\d+\.\d+$/.test(text)) return 'decimal';
  return /^\/[a-z0-9_/.?=-]+/i.test(text) ? 'iri' : 'text';
}

function mergeShapes(one: Shape, other: Shape): Shape {
  if (one === 'nothing') return other;
  if (other === 'nothing') return one;
  if (typeof one === 'string' && typeof other === 'string') return union(one, other);
  if (typeof one === 'object' && typeof other === 'object' && '[]' in one === '[]' in other) return mergeObjects(one, other);
  // An object that may be null stays an object, with a mark.
  if (typeof one === 'object' && other === 'null') return { ...one, '~': 'null' };
  if (typeof other === 'object' && one === 'null') return { ...other, '~': 'null' };
  return union(typeof one === 'string' ? one : JSON.stringify(one), typeof other === 'string' ? other : JSON.stringify(other));
}

function mergeObjects(one: Record<string, Shape>, other: Record<string, Shape>): Shape {
  const names = new Set([...Object.keys(one), ...Object.keys(other)].map(withoutMark));
  const result: Record<string, Shape> = {};
  for (const key of [...names].sort()) {
    const [inOne, inOther] = [at(one, key), at(other, key)];
    const isOptional = inOne === undefined || inOther === undefined || `${key}?` in one || `${key}?` in other;
    const shape = inOne === undefined ? inOther : inOther === undefined ? inOne : mergeShapes(inOne, inOther);
    if (shape !== undefined) result[isOptional && key !== '[]' ? `${key}?` : key] = shape;
  }
  return result;
}

/** The shape of a key, which may be marked as optional. */
function at(shape: Record<string, Shape>, key: string): Shape | undefined {
  return shape[key] ?? shape[`${key}?`];
}

export function withoutMark(key: string): string {
  return key.replace(/\?$/, '');
}

function union(one: string, other: string): string {
  return [...new Set([...one.split('|'), ...other.split('|')])].sort().join('|');
}
