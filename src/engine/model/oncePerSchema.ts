/** Finds something once for each schema, however often it is asked for: schemas are never changed, but read anew. */
export function oncePerSchema<Of extends object, Found>(find: (schema: Of) => Found): (schema: Of) => Found {
  const known = new WeakMap<Of, { found: Found }>();
  return (schema) => {
    const own = known.get(schema) ?? { found: find(schema) };
    known.set(schema, own);
    return own.found;
  };
}
