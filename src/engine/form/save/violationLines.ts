import type { ApiError } from '@/api/ApiError';
import { wordsPath } from '../../fields/pathLabel';
import { valueAt } from '../../fields/valueAt';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { transformsOf } from '../../model/transforms/entityTransforms';
import { isPlainObject } from '../../model/transforms/plainObject';

interface Violations {
  /** The messages by field; a nested field has a dotted name. */
  refusals: ReadonlyMap<string, string>;
  /** Everything that was refused, in the order of the answer. */
  lines: RefusedPlace[];
}

interface RefusedPlace {
  /** The name of the field, as the form has it; empty where the record as a whole is refused. */
  field: string;
  /** Whether the form has the field. */
  isShown: boolean;
  message: string;
}

/** What the server has refused. */
interface Refusal {
  error: ApiError;
  /** The record that was sent, as the form has it; absent where none was. */
  record?: RecordData;
}

/** The server's violations, assigned to the fields they are about when the form has these; `said` translates them. */
export function violationLines({ error: { violations }, record }: Refusal, entity: Entity, said: (message: string) => string): Violations {
  const shown = new Set(entity.resource.form.flatMap(({ rows }) => rows.flat()));
  const placed = violations.map(({ path, message }): RefusedPlace => {
    const [name = '', ...inside] = path.replaceAll(/\[(["']?)([^\]]+?)\1\]/g, '.$2').split('.');
    const field = formPlace([shown.has(name) ? name : formName(name, entity), ...inside], entity, record).join('.');
    return { isShown: shown.has(field.split('.')[0] ?? ''), field, message: said(message) };
  });

  return {
    refusals: new Map(placed.filter(({ isShown }) => isShown).map(({ field, message }) => [field, message])),
    lines: placed,
  };
}

/** The field of the form for a field of the API that has another name there. */
function formName(name: string, entity: Entity): string {
  const [known = name] = Object.keys(transformsOf(entity).record.reduce<RecordData>((data, transform) => transform.fromApi(data), { [name]: null }));
  return known;
}

/** Where the form has what stands at a path of the API: a value under a free name is an item of a list there. */
function formPlace(path: readonly string[], entity: Entity, record: RecordData = {}): string[] {
  const lists = new Map(transformsOf(entity).fields.map(({ path: list, transform }) => [list.join('.'), transform]));
  return path.reduce<string[]>((place, part) => {
    const { itemName, itemValue } = lists.get(wordsPath(place.join('.'))) ?? {};
    const items = itemName === undefined ? undefined : valueAt(record, place);
    const index = Array.isArray(items) ? items.findIndex((item: unknown) => isPlainObject(item) && item[itemName ?? ''] === part) : -1;
    return [...place, ...(index < 0 ? [part] : [String(index), ...(itemValue === undefined ? [] : [itemValue])])];
  }, []);
}
