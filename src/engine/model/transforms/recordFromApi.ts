import type { WireRecord } from '@/api/records';
import { type Named, withHeldNames } from '../heldNames';
import type { Entity } from '../Resource';
import type { RecordData } from '../Schema';
import { untouchedParts } from '../writtenAsJson';
import { transformsOf } from './entityTransforms';
import { changeField } from './fieldPath';
import { isPlainObject } from './plainObject';
import type { TransformContext } from './Transform';
import { WALL_CLOCK } from './transformContext';
import { withoutEmpty } from './withoutEmpty';

/**
 * Turns a record of the API into that of lists, pages and forms: by the record transforms, then by the transforms of its fields. `null`, absent and empty text
 * all become absent, at every level. The JSON-LD keywords (`@id`, `@type`) are dropped: an address sent back with its `@id` would be taken for a link
 * (contract wire.lists, users.change and wire.values). What is written as JSON keeps both. Never throws.
 */
export function recordFromApi(
  entity: Entity,
  wire: WireRecord,
  context: TransformContext = WALL_CLOCK,
): RecordData {
  const { record, fields } = transformsOf(entity);
  const named = record.reduce((data, transform) => transform.fromApi(data), isPlainObject(wire) ? wire : {});
  const transformed = fields.reduce(
    (data, { path, transform }) => changeField(data, path, (value) => transform.fromApi(value, context)),
    named,
  );
  return withHeldNames(withoutEmpty(transformed, entity.resource.marks, untouchedParts(entity)), namesIn(entity, named));
}

/** The names of the records that the fields of an answer refer to. */
function namesIn(entity: Entity, wire: WireRecord): Record<string, Named> {
  const named = transformsOf(entity).fields.flatMap(({ path: [field = '', ...inner], transform }): [string, Named][] => {
    const name = inner.length === 0 ? transform.nameIn?.(wire[field]) : undefined;
    return name === undefined ? [] : [[field, { id: transform.fromApi(wire[field]), name }]];
  });
  return Object.fromEntries(named);
}
