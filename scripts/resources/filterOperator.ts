import type { FilterOperator } from '../../src/engine/model/ListDefinition';
import type { Schema } from '../../src/engine/model/Schema';
import { choicesOf } from './fieldPaths';

/**
 * The operator of a filter when `resource.json` names none: by the kind of its field, whose references have been resolved. Undefined when there is
 * no such field.
 */
export function defaultOperator(field: Schema | undefined): FilterOperator | undefined {
  if (!field) return undefined;
  if (choicesOf(field)) return 'oneOf';
  if (field.format === 'telephone') return 'telephone';
  if (field.format === 'date' || field.format === 'date-time') return 'dateRange';
  const [type] = [field.type ?? []].flat().filter((name) => name !== 'null');
  if (type === 'boolean') return 'yesNo';
  return type === 'integer' || type === 'number' ? 'equals' : 'contains';
}
