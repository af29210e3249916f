/** A structured copy as browsers make it. Node's own does not know the files of this DOM, and turns them into plain objects. */
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
