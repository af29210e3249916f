import { propertiesOf } from '../../model/broughtFields';
import type { Schema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { isJsonOnly } from '../../model/widgetName';

/**
 * What RJSF makes of a value, with the lists that it has taken out. Whenever a condition brings or removes a field, RJSF clears every tuple and every list without
 * a schema of its items, as it does not compare their schemas; one that is written as JSON loses its items. `given` is the value before that.
 */
export function withKeptLists(made: unknown, given: unknown, schema: Schema): unknown {
  if (Array.isArray(made) && Array.isArray(given) && made.length === given.length) return made.map((item, index) => withKeptLists(item, given[index], schema.items ?? {}));
  if (!isPlainObject(made) || !isPlainObject(given)) return made;
  const fields = propertiesOf(schema);
  const isCleared = (name: string) => Array.isArray(given[name]) && (made[name] === undefined || (isEmptyValue(made[name]) && isJsonOnly(fields[name] ?? {})));
  const parts = Object.keys(given).flatMap((name): [string, unknown][] => {
    if (isCleared(name)) return [[name, given[name]]];
    return name in made ? [[name, withKeptLists(made[name], given[name], fields[name] ?? {})]] : [];
  });
  return { ...made, ...Object.fromEntries(parts) };
}
