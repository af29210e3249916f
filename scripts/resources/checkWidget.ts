import type { Schema } from '../../src/engine/model/Schema';
import { checkCondition } from './checkCondition';
import { nameOf } from './checkFields';
import { choicesOf, fieldAt, fieldNames } from './fieldPaths';
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

const UNITS = ['byte', 'metre'];

const STATUS_TONES = ['success', 'info', 'warning', 'error', 'neutral'];

const UPLOAD_PARTS: Readonly<Record<string, string>> = {
  endpoint: 'the key "endpoint": where the file is sent',
  owner: 'the key "owner": the part of the upload with the number of the record',
  file: 'the key "file": the part of the upload with the file',
};

const CHECKS: Readonly<Record<string, WidgetCheck>> = {
  *reference(widget, place) {
    yield* checkOptions(widget, ['resource', 'search', 'searchBy', 'detail', 'labelField', 'fills']);
    yield* checkReference(widget, place);
    for (const [name, from] of widget.at('fills').entries()) {
      if (!fieldAt(place.schema, name)) yield from.unknownKey('a field of schema.json', fieldNames(place.schema, name));
    }
    yield* checkNeighbour(widget.at('labelField'), place);
  },
  *references(widget, place) {
    yield* checkOptions(widget, ['resource', 'search', 'detail', 'names', 'repeated']);
    yield* checkReference(widget, place);
    const inner = Object.keys(fieldAt(place.schema, place.field)?.items?.properties ?? {});
    if (widget.at('names').items().length === 0) yield widget.at('names').mistake('the fields of the items that name them');
    for (const name of widget.at('names').items()) {
      if (!inner.includes(name.text ?? '')) yield name.unknownName('a field of the items', inner);
    }
  },
  *answer(widget, place) {
    yield* checkOptions(widget, ['resource', 'id', 'lists', 'definition', 'label']);
    yield* checkResource(widget.at('resource'), place.entities);
    if (widget.at('lists').items().length === 0) yield widget.at('lists').mistake('the lists of that record which hold the questions');
    for (const option of ['id', 'label']) {
      if (widget.at(option).text === undefined) yield widget.at(option).mistake(`the key "${option}": a field beside this one`);
    }
    for (const option of ['id', 'definition', 'label']) yield* checkNeighbour(widget.at(option), place);
  },
  *address(widget, place) {
    yield* checkOptions(widget, ['radius', 'anywhere']);
    yield* checkNeighbour(widget.at('radius'), place);
    yield* checkNeighbour(widget.at('anywhere'), place);
  },
  *email(widget) {
    yield* checkOptions(widget, ['generated']);
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
    if (unit.exists && !UNITS.includes(unit.text ?? '')) yield unit.mistake('"byte" or "metre", the units that are known');
  },
  *upload(widget, { field, schema }) {
    yield* checkOptions(widget, ['endpoint', 'owner', 'file', 'constants', 'name', 'size', 'columns']);
    for (const option of ['endpoint', 'owner', 'file']) {
      if (widget.at(option).text === undefined) yield widget.at(option).mistake(UPLOAD_PARTS[option] ?? '');
    }
    const columns = widget.at('columns');
    if (columns.exists && !(Number.isInteger(columns.value) && Number(columns.value) > 0)) yield columns.mistake('how many columns each line has, a whole number');
    const stored = fieldAt(schema, field);
    const inner = Object.keys(stored?.items?.properties ?? stored?.properties ?? {});
    if (!inner.includes(widget.at('name').text ?? '')) yield widget.at('name').unknownName('a field of what is stored: what the file is called', inner);
    if (widget.at('size').exists && !inner.includes(widget.at('size').text ?? '')) yield widget.at('size').unknownName('a field of what is stored: its size', inner);
  },
  *image(widget, place) {
    yield* checkOptions(widget, ['owner', 'file', 'of']);
    yield* checkNeighbour(widget.at('of'), place);
  },
  *timetable(widget, { field, schema }) {
    yield* checkOptions(widget, []);
    const parts = Object.values(fieldAt(schema, field)?.items?.properties ?? {});
    if (!parts.some(({ items }) => items?.enum)) yield widget.mistake('a list of objects that have a list of days (enum)');
    if (!parts.some(({ format }) => format === 'clock')) yield widget.mistake('a list of objects that have times of day (format "clock")');
  },
  *mailBody(widget) {
    yield* checkOptions(widget, ['owner', 'file']);
    for (const option of ['owner', 'file']) {
      if (widget.at(option).text === undefined) yield widget.at(option).mistake(UPLOAD_PARTS[option] ?? '');
    }
  },
  *status(widget, { field, schema }) {
    yield* checkOptions(widget, ['tones']);
    const choices = (choicesOf(fieldAt(schema, field)) ?? []).map(String);
    if (choices.length === 0) yield widget.mistake('a field with choices (enum)');
    for (const [choice, tone] of widget.at('tones').entries()) {
      if (!choices.includes(choice)) yield tone.unknownKey(`a choice of "${field}": ${choices.join(', ')}`, choices);
      if (!STATUS_TONES.includes(tone.text ?? '')) yield tone.unknownName(`a tone: ${STATUS_TONES.join(', ')}`, STATUS_TONES);
    }
  },
  table: checkTable,
  proofs: checkTable,
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
  *recipients(widget, { entities, schema }) {
    yield* checkOptions(widget, ['sources', 'frozen', 'closed']);
    yield* checkCondition(widget.at('frozen'), schema);
    yield* checkCondition(widget.at('closed'), schema);
    if (widget.at('sources').items().length === 0) yield widget.at('sources').mistake('the kinds of recipients, one at least');
    for (const source of widget.at('sources').items()) {
      yield* checkOptions(source, ['value', 'resource', 'alsoIn', 'owner', 'ids', 'associate', 'send', 'reached', 'counts']);
      if (!Number.isInteger(source.at('value').value)) yield source.at('value').mistake('the number that the platform knows this kind by');
      if (!source.at('reached').exists) yield source.at('reached').mistake('a condition: which records can be written to');
      for (const key of ['ids', 'associate', 'send']) {
        if (source.at(key).text === undefined) yield source.at(key).mistake(`the key "${key}", a text`);
      }
      yield* checkResource(source.at('resource'), entities);
      for (const other of source.at('alsoIn').items()) yield* checkResource(other, entities);
      if (source.at('owner').exists) yield* checkResource(source.at('owner', 'resource'), entities);
    }
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

function* checkTable(widget: JsonCursor, { field, schema }: WidgetPlace): Generator<Mistake> {
  yield* checkOptions(widget, ['columns', 'rows', 'ordered', 'kept']);
  yield* checkKept(widget.at('kept'));
  const inner = Object.keys(fieldAt(schema, field)?.items?.properties ?? {});
  if (inner.length === 0) yield widget.mistake('a field that is a list of objects');
  const rows = widget.at('rows').items().flatMap((row) => row.oneOrMore());
  for (const name of [...widget.at('columns').items(), ...rows]) {
    if (!inner.includes(name.text ?? '')) yield name.unknownName('a field of the items', inner);
  }
}

/** The items have fields that no form shows: their number, whether they are in use. */
function* checkKept(kept: JsonCursor): Generator<Mistake> {
  const named = (condition: JsonCursor): string[] => [condition.at('field').text ?? [], ...['all', 'any'].map((key) => condition.at(key).items().flatMap(named)), condition.at('not').exists ? named(condition.at('not')) : []].flat();
  yield* checkCondition(kept, { properties: Object.fromEntries(named(kept).map((name) => [name, {}])) });
}

function* checkOptions(widget: JsonCursor, known: readonly string[]): Generator<Mistake> {
  for (const [option, value] of widget.entries()) {
    if (option !== 'use' && !known.includes(option)) yield value.unknownKey(`an option among ${known.join(', ')}`, known);
  }
}

function* checkReference(reference: JsonCursor, { entities }: WidgetPlace): Generator<Mistake> {
  yield* checkResource(reference.at('resource'), entities);
}

function* checkResource(resource: JsonCursor, entities: readonly string[]): Generator<Mistake> {
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
