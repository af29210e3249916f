import type { WireRecord } from '@/api/records';
import type { Entity } from '../Resource';
import type { RecordData } from '../Schema';
import { transformsOf } from './entityTransforms';
import { changeField } from './fieldPath';
import { isPlainObject } from './plainObject';
import type { TransformContext } from './Transform';
import { WALL_CLOCK } from './transformContext';
import { withoutEmpty } from './withoutEmpty';

/**
 * What an answer of the API becomes for lists, pages and forms: record transforms, then the transforms of its fields.
 * `null`, absent and empty text are all absent, at every level, and the marks of JSON-LD (`@id`, `@type`) are left
 * behind: an address sent back with its `@id` would be taken for a link (contract wire.lists, users.change and wire.values). Never
 * throws.
 */
export function recordFromApi(
  entity: Pick<Entity, 'resource'>,
  wire: WireRecord,
  context: TransformContext = WALL_CLOCK,
): RecordData {
  const { record, fields } = transformsOf(entity);
  const named = record.reduce((data, transform) => transform.fromApi(data), isPlainObject(wire) ? wire : {});
  const transformed = fields.reduce(
    (data, { path, transform }) => changeField(data, path, (value) => transform.fromApi(value, context)),
    named,
  );
  return withoutEmpty(transformed, entity.resource.marks);
}
