import type { FieldDefinition } from '../../../src/engine/model/FieldDefinition';
import type { Resource } from '../../../src/engine/model/Resource';
import type { RecordSchema } from '../../../src/engine/model/Schema';
import { schemaAt } from './fieldAt';

/** A call that the page has made. */
export interface Call {
  method: string;
  path: string;
  /** The status of the answer; absent while there is none. */
  status?: number | 'lost';
}

/** What the inspector says, as titles with texts. */
export function describeField({ resource, schema }: { resource: Resource; schema: RecordSchema }, name: string | undefined, last: Call | undefined): [title: string, text: string][] {
  const about: [string, string][] = name === undefined ? [['Field', 'none here: point at a box, a cell or a value']] : ofField(resource, schema, name);
  return [['Entity', `${resource.name}, ${resource.endpoint.list}`], ...about, ['Last request', last ? `${last.method} ${last.path}  ${last.status ?? '…'}` : 'none yet']];
}

function ofField({ fields, recordTransforms, list, form, title }: Resource, schema: RecordSchema, name: string): [string, string][] {
  const [first = name] = name.split('.');
  const definition: Partial<FieldDefinition> = fields[name] ?? {};
  const places = Object.entries({
    title: title.includes(name),
    column: list?.columns.some((column) => column.field === name),
    filter: list?.filters.some((filter) => filter.name === name),
    form: form.some((section) => JSON.stringify(section.rows).includes(JSON.stringify(first))),
  });
  const { transform } = definition;
  const ofRecord = recordTransforms.filter((use) => JSON.stringify(use).includes(JSON.stringify(first)));
  const steps = [...ofRecord, ...(transform ? [transform] : [])].map((use, index) => `${index + 1}. ${JSON.stringify(use)}`);
  return [
    ['Field', name],
    ['Schema', json(schemaAt(schema, name) ?? {})],
    ['Resource', json(definition)],
    ['Stands in', places.flatMap(([place, is]) => (is ? [place] : [])).join(', ') || 'nothing'],
    ['Transforms of what arrives', steps.join('\n') || 'none'],
  ];
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 1);
}
