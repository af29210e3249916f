import type { Schema } from '../../../src/engine/model/Schema';

/** The labels of the fields, by their names. */
type Labels = Readonly<Record<string, unknown>>;

/** The dotted name of the field that an element of the page belongs to: a box of a form, a cell of a list, or a value of a page that shows a record. */
export function fieldAt(element: Element, schema: Schema, labels: Labels): string | undefined {
  const box = element.closest('[id^="root_"]') ?? element.closest('.MuiFormControl-root, fieldset, label')?.querySelector('[id^="root_"]');
  if (box) return nameIn(schema, box.id.slice('root_'.length).replace(/-.*$/, ''));
  const column = element.closest('[col-id]')?.getAttribute('col-id');
  if (column) return nameIn(schema, column);
  const row = element.closest('dt, dd');
  const term = row?.matches('dt') ? row : row?.previousElementSibling;
  const label = plain(term?.textContent);
  return label === '' ? undefined : Object.keys(labels).find((name) => plain(labels[name]) === label);
}

/** The schema of a field by its dotted name, inside objects and the items of lists too. */
export function schemaAt(schema: Schema, name: string): Schema | undefined {
  return name.split('.').reduce<Schema | undefined>((inside, part) => propertiesOf(inside)[part], schema);
}

/** The name of a field in the id of a box, whose parts are joined by underscores: names may have underscores too, and items of lists have numbers. */
function nameIn(schema: Schema, id: string): string | undefined {
  const own = propertiesOf(schema);
  const rest = id.replace(/^\d+_/, '');
  const first = Object.keys(own).filter((name) => rest === name || rest.startsWith(`${name}_`) || rest.startsWith(`${name}.`)).sort((a, b) => b.length - a.length)[0];
  if (first === undefined) return undefined;
  const inner = own[first] && nameIn(own[first], rest.slice(first.length + 1));
  return inner === undefined ? first : `${first}.${inner}`;
}

function propertiesOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  return { ...schema?.items?.properties, ...schema?.properties };
}

function plain(text: unknown): string {
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
}
