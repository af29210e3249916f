import type { Schema } from '../../src/engine/Schema';
import { nameOf } from './checkFields';
import { fieldAt } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** What the options of a widget may refer to. */
export interface WidgetPlace {
  /** The field it stands for, dotted when it is an inner one. */
  field: string;
  schema: Schema;
  entities: readonly string[];
}

type WidgetCheck = (widget: JsonCursor, place: WidgetPlace) => Generator<Mistake>;

/** The options of a widget: those it knows, about what exists. */
export function* checkWidget(widget: JsonCursor, place: WidgetPlace): Generator<Mistake> {
  const name = nameOf(widget, 'use').text ?? '';
  if (Object.hasOwn(CHECKS, name)) yield* CHECKS[name]?.(widget, place) ?? [];
}

const CHECKS: Readonly<Record<string, WidgetCheck>> = {
  *reference(widget, place) {
    yield* checkOptions(widget, ['resource', 'search', 'detail', 'labelField']);
    yield* checkReference(widget, place);
    yield* checkNeighbour(widget.at('labelField'), place);
  },
  *dateTime(widget, place) {
    yield* checkOptions(widget, ['timeWhen']);
    yield* checkNeighbour(widget.at('timeWhen'), place);
  },
  *url(widget, place) {
    yield* checkOptions(widget, ['labelField']);
    yield* checkNeighbour(widget.at('labelField'), place);
  },
  *number(widget) {
    yield* checkOptions(widget, ['unit']);
    const unit = widget.at('unit');
    if (unit.exists && unit.text !== 'byte') yield unit.mistake('"byte", the only unit that is known');
  },
  *table(widget, { field, schema }) {
    yield* checkOptions(widget, ['columns']);
    const inner = Object.keys(fieldAt(schema, field)?.items?.properties ?? {});
    if (inner.length === 0) yield widget.mistake('a field that is a list of objects');
    for (const column of widget.at('columns').items()) {
      if (!inner.includes(column.text ?? '')) yield column.unknownName('a field of the items', inner);
    }
  },
  *document(widget, { field, schema }) {
    yield* checkOptions(widget, ['title', 'subtitle', 'parts', 'text', 'marked']);
    const inner = Object.keys(fieldAt(schema, field)?.items?.properties ?? {});
    if (inner.length === 0) yield widget.mistake('a field that is a list of objects');
    const parts = Object.keys(fieldAt(schema, `${field}.${widget.at('parts').text ?? ''}`)?.items?.properties ?? {});
    const isOf = (name: JsonCursor, known: readonly string[]) => name.text === undefined || known.includes(name.text);
    for (const key of ['title', 'subtitle', 'parts']) {
      if (!isOf(widget.at(key), inner)) yield widget.at(key).unknownName('a field of the items', inner);
    }
    const texts = widget.at('parts').exists ? parts : inner;
    if (!isOf(widget.at('text'), texts)) yield widget.at('text').unknownName('a field of the parts, or of the items where they have none', texts);
    if (!isOf(widget.at('marked', 'field'), inner)) yield widget.at('marked', 'field').unknownName('a field of the items', inner);
  },
  *roleAssignments(widget, place) {
    yield* checkOptions(widget, ['known', 'territory']);
    if (widget.at('known').items().length === 0) yield widget.at('known').mistake('the ids of the roles that have words');
    for (const role of widget.at('known').items()) {
      if (!Number.isInteger(role.value)) yield role.mistake('the id of a role, a whole number');
    }
    if (widget.at('territory').exists) yield* checkReference(widget.at('territory'), place);
  },
};

function* checkOptions(widget: JsonCursor, known: readonly string[]): Generator<Mistake> {
  for (const [option, value] of widget.entries()) {
    if (option !== 'use' && !known.includes(option)) yield value.unknownKey(`an option among ${known.join(', ')}`, known);
  }
}

function* checkReference(reference: JsonCursor, { entities }: WidgetPlace): Generator<Mistake> {
  const resource = reference.at('resource');
  if (resource.text === undefined) yield resource.mistake('the key "resource": the folder of the entity referred to');
  else if (!entities.includes(resource.text)) yield resource.unknownName('a folder of schemas/', entities);
}

/** A field of the same record, or of the same item. */
function* checkNeighbour(name: JsonCursor, { field, schema }: WidgetPlace): Generator<Mistake> {
  if (name.text === undefined) return;
  const parent = field.includes('.') ? fieldAt(schema, field.slice(0, field.lastIndexOf('.'))) : schema;
  const neighbours = Object.keys(parent?.properties ?? parent?.items?.properties ?? {});
  if (!neighbours.includes(name.text)) yield name.unknownName('a field beside this one', neighbours);
}
