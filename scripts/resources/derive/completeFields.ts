import type { WholeVocabulary } from '../../../src/engine/model/defineVocabulary';
import type { Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { fieldAt } from '../fieldPaths';
import type { Derivation } from './Derivation';

/** What a `resource.json` says about its fields, completed by what follows from the widget of each. */
export function completeFields(said: unknown, schema: Schema, named: WholeVocabulary): { fields: unknown; derived: Derivation[] } {
  if (!isPlainObject(said)) return { fields: said, derived: [] };
  const completed = Object.entries(said).map(([name, field]) => ({ name, ...completeField(name, field, schema, named) }));
  return { fields: Object.fromEntries(completed.map(({ name, field }) => [name, field])), derived: completed.flatMap(({ derived }) => derived) };
}

function completeField(name: string, field: unknown, schema: Schema, { widgets, transforms }: WholeVocabulary): { field: unknown; derived: Derivation[] } {
  const use = isPlainObject(field) ? widgetUse(field['widget']) : undefined;
  const word = use && Object.hasOwn(widgets, use.use) ? widgets[use.use] : undefined;
  if (!isPlainObject(field) || !use || !word) return { field, derived: [] };
  const parts = name.split('.');
  const around = parts.length > 1 ? fieldAt(schema, parts.slice(0, -1).join('.')) : schema;
  const options = Object.entries(word.derive?.(parts.at(-1) ?? '', around?.items ?? around ?? {}, use) ?? {}).filter(([key]) => !Object.hasOwn(use, key));
  const transform = word.transform !== undefined && Object.hasOwn(transforms, word.transform) && field['transform'] === undefined ? word.transform : undefined;
  const because = `the widget "${use.use}"`;
  const derived = [
    ...options.map(([key, value]) => ({ file: 'resource.json' as const, key: `fields.${name}.widget.${key}`, value, because: `${because}, by the names of the fields` })),
    ...(transform === undefined ? [] : [{ file: 'resource.json' as const, key: `fields.${name}.transform`, value: transform, because }]),
  ];
  return { field: { ...field, ...(transform !== undefined && { transform }), ...(options.length > 0 && { widget: { ...use, ...Object.fromEntries(options) } }) }, derived };
}

function widgetUse(widget: unknown): { use: string } | undefined {
  if (typeof widget === 'string') return { use: widget };
  return isPlainObject(widget) && typeof widget['use'] === 'string' ? (widget as { use: string }) : undefined;
}
