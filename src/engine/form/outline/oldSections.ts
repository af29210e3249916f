import type { Section } from '../../model/Resource';
import type { RecordData, RecordSchema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { fieldSchema } from '../../model/widgetName';

/** The sections that have deprecated fields only, none of them required: new records do without them. */
export function oldSections(sections: readonly Section[], schema: RecordSchema): Section[] {
  const isOld = (name: string) => fieldSchema(schema, name).deprecated === true && schema.required?.includes(name) !== true;
  return sections.filter(({ rows }) => rows.flat().every(isOld));
}

/** The sections that a form starts with folded: those that the operator has folded before, and those of deprecated fields exactly where they are empty. */
export function foldedAtFirst(kept: ReadonlySet<string>, old: readonly Section[], record: RecordData): ReadonlySet<string> {
  const known = new Set(old.map(({ name }) => name));
  const empty = old.filter(({ rows }) => rows.flat().every((name) => isEmptyValue(record[name])));
  return new Set([...[...kept].filter((name) => !known.has(name)), ...empty.map(({ name }) => name)]);
}
