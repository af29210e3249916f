import type { Entity, RecordData } from '../Resource';

/** What a creation form shows at first: the defaults of the schema, under those of the resource. */
export function initialRecord({ resource, schema }: Entity): RecordData {
  const presets = Object.entries(schema.properties)
    .filter(([, { default: preset, readOnly }]) => preset !== undefined && !readOnly)
    .map(([name, { default: preset }]) => [name, preset]);
  const own = Object.entries(resource.create.defaults).filter(([name]) => Object.hasOwn(schema.properties, name));
  return { ...Object.fromEntries(presets), ...Object.fromEntries(own) };
}
