import type { RecordData } from '../model/Schema';
import { presetsOf } from './presets';
import type { Entity } from '../model/Resource';

/** What a creation form shows at first: the defaults of the schema, under those of the resource. */
export function initialRecord({ resource, schema }: Entity): RecordData {
  const own = Object.entries(resource.create.defaults).filter(([name]) => Object.hasOwn(schema.properties, name));
  return { ...presetsOf(schema.properties), ...Object.fromEntries(own) };
}
