import { propertiesOf } from '../../../src/engine/model/broughtFields';
import { hasType } from '../../../src/engine/model/widgetName';
import type { Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';

export const DAY = 'dateOnly';

export const DAY_RULE = 'a day, which the platform answers as its first moment';

/** The paths of the date fields of a record, including those inside its objects and lists. */
export function daysIn(schema: Schema, around = ''): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, field]) => {
    if (hasType(field, 'string') && field.format === 'date') return [around + name];
    return daysIn(field.items ?? field, `${around}${name}.`);
  });
}

/** The transform that a `resource.json` gives a field, or an object that the field is in. */
export function saidTransform({ fields }: Readonly<Record<string, unknown>>, path: string): unknown {
  const parts = path.split('.');
  const around = parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
  const said = around.map((name) => (isPlainObject(fields) ? fields[name] : undefined));
  return said.map((field) => (isPlainObject(field) ? (field['transform'] ?? field['items']) : undefined)).find((transform) => transform !== undefined);
}

/** The fields of a `resource.json`, of which the one at this path has a transform. */
export function withTransform(fields: unknown, path: string, transform: unknown): Record<string, unknown> {
  const said = isPlainObject(fields) ? fields : {};
  return { ...said, [path]: { ...(isPlainObject(said[path]) && said[path]), transform } };
}
