/** A copy as browsers make it: Node knows nothing of the files of this DOM, and makes plain objects of them. */
export function copyWithFiles<Value>(value: Value): Value {
  return copied(value) as Value;
}

function copied(value: unknown): unknown {
  if (value instanceof File) return new File([value], value.name, { type: value.type, lastModified: value.lastModified });
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return nodeCopy(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part)]));
}

const nodeCopy = globalThis.structuredClone;
