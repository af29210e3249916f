import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { withoutKeys } from '../../../src/engine/model/transforms/withoutKeys';
import { type Document, type Part } from '../Document';
import { flatten, listOf, listOfTexts, propertiesOf, withoutCases } from '../flatten';
import type { Note, Said, Written } from '../Found';
import { look } from '../notes';
import { isId } from '../recordIds';
import { answerOf, bodyOf, recordOf } from './answers';
import type { Pair } from './findPairs';
import { recordCases, type Cases } from './recordCases';

export interface RecordSchema {
  schema: Written;
  /** The place where the document defines the answer. */
  definition: string;
  listedAs?: string;
  only: NonNullable<Said['only']>;
  notes: Note[];
}

/** The record of a pair as the document answers it. */
function shownOf(document: Document, { item, listed }: Pair): Part {
  const answered = recordOf(document, answerOf(document, item?.operation));
  const isListed = answered !== undefined && alternativesOf(document, answered.record).includes(String(listed.record.value['$ref']));
  return isListed ? listed.record : (answered?.record ?? listed.record);
}

/** The places where the document defines the records of a pair: as they are answered alone, and as a list has them. */
export function definitionsOf(document: Document, pair: Pair): string[] {
  return [shownOf(document, pair), pair.listed.record].map((record) => document.at(record)?.place ?? record.place);
}

/**
 * The fields of the answer and of the request in one schema. A field that is only answered becomes readOnly, a field that is only sent writeOnly. `records` are
 * the definitions of all records: where one of them is answered and its id is sent, the field takes either.
 */
export function recordSchema(document: Document, pair: Pair, records: ReadonlySet<string>): RecordSchema {
  const shown = shownOf(document, pair);
  const answer = flatten(document, shown);
  const bodies = { create: sent(document, pair.create?.operation), edit: sent(document, pair.update?.operation) };
  const [created, edited] = [bodies.create && propertiesOf(bodies.create), bodies.edit && propertiesOf(bodies.edit)];
  const cases = recordCases(document, answer, [bodies.create, bodies.edit].filter((body) => body !== undefined));
  const notes: Note[] = unreadBodies(pair, bodies, cases);
  const [place = '', listed] = definitionsOf(document, pair);
  const answered = { ...cases.onlyAnswered, ...propertiesOf(answer) };
  const names = [...Object.keys(answered), ...Object.keys(created ?? {}), ...Object.keys(edited ?? {})].filter((name) => name === 'id' || !cases.brings(name));
  const properties = Object.fromEntries(
    [...new Set(names)].filter((name) => !MARKS.includes(name)).map((name) => {
      const isWritten = created !== undefined || edited !== undefined;
      const { field, differs } = fieldOf(document, name, { answered: answered[name], sent: created?.[name] ?? edited?.[name], isWritten, records });
      if (differs) {
        notes.push(look(`${place}/properties/${name}`, `"${name}" is answered as ${differs.answered} and sent as ${differs.sent}: it is only shown`));
      }
      // Whoever sends one kind of record alone may call its name a text.
      return [name, cases.tells(name) && !field['enum'] && answered[name]?.['enum'] ? { ...field, enum: answered[name]['enum'] } : field];
    }),
  );
  const needed = bodies.create ?? bodies.edit ?? answer;
  const required = listOfTexts(needed['required']).filter((name) => properties[name] && properties[name]['readOnly'] !== true);
  const schema = { ...withoutKeys(withoutCases(answer), ['required']), ...cases.keywords, type: 'object', ...(required.length > 0 && { required }), properties };
  return { schema, definition: place, ...(listed !== undefined && listed !== place && { listedAs: listed }), only: onlyIn(created, edited), notes };
}

/** What a body may be instead: the record, or what is left of it once it is deleted, for example. */
function alternativesOf(document: Document, body: Part): string[] {
  const { anyOf = [], oneOf = [] } = document.at(body)?.value ?? {};
  return [anyOf, oneOf].flat().flatMap((one) => (isPlainObject(one) && typeof one['$ref'] === 'string' ? [one['$ref']] : []));
}

/** What JSON-LD adds to a record: these are no fields. */
const MARKS = ['@context', '@id', '@type'];

/** Notes about calls whose body is not read: what they change is not offered, which nothing else would say. */
function unreadBodies({ create, update }: Pair, bodies: { create: Written | undefined; edit: Written | undefined }, { isSent, leftOut }: Cases): Note[] {
  const [first] = [create, update].flatMap((call) => call?.operation.place ?? []);
  const isRead = (body: Written | undefined) => body !== undefined && (isSent || Object.keys(propertiesOf(body)).length > 0);
  return [
    ...(create && !isRead(bodies.create) ? [look(create.operation.place, 'what a creation sends is not said, or is no object with fields')] : []),
    ...(update && !isRead(bodies.edit) ? [look(update.operation.place, 'what a change sends is not said, or is no object with fields')] : []),
    ...(first !== undefined && leftOut.length > 0 ? [look(first, `a creation and a change do not have the same fields in some cases: ${leftOut.map((name) => `"${name}"`).join(', ')} is not offered`)] : []),
  ];
}

/** The body that a call is sent, without its envelope, if it is an object with fields. */
function sent(document: Document, operation: Part | undefined): Written | undefined {
  const body = recordOf(document, bodyOf(document, operation));
  return body && flatten(document, body.record);
}

/** The kinds of a field's value in the answer and in the request, in words. */
interface Kinds {
  answered: string;
  sent: string;
}

interface Versions {
  answered: Written | undefined;
  sent: Written | undefined;
  /** Whether the API takes any body at all. */
  isWritten: boolean;
  records: ReadonlySet<string>;
}

/** The field as a record has it. A field whose value is answered as one kind and sent as another cannot be edited. */
function fieldOf(document: Document, name: string, { answered, sent: written, isWritten, records }: Versions): { field: Written; differs?: Kinds } {
  if (!answered) return { field: { ...written, writeOnly: true } };
  if (name === 'id' || (isWritten && !written)) return { field: { ...answered, readOnly: true } };
  if (!written) return { field: answered };
  const either = recordOrId(document, { answered, sent: written, records });
  if (either) return { field: { ...texts(answered), ...texts(written), ...either } };
  const kinds = { answered: kindOf(document, answered), sent: kindOf(document, written) };
  const isSame = kinds.answered === kinds.sent || kinds.answered === '' || kinds.sent === '';
  return isSame ? { field: { ...texts(answered), ...written } } : { field: { ...answered, readOnly: true }, differs: kinds };
}

/** A field of which a record is answered and its id is sent, or several of both, as one that takes either. */
function recordOrId(document: Document, { answered, sent: written, records }: { answered: Written; sent: Written; records: ReadonlySet<string> }): Written | undefined {
  const [items, ids] = [listedBy(document, answered), listedBy(document, written)];
  if (items && ids) {
    const either = recordOrId(document, { answered: items, sent: ids, records });
    return either && { ...written, items: either };
  }
  const target = document.at({ value: answered, place: '' });
  const whole = listOf(target?.value['allOf']).length === 1 ? document.at(target, 'allOf', 0) : target;
  const id = document.at({ value: written, place: '' })?.value ?? {};
  const alternatives = listOf(whole?.value['oneOf'] ?? whole?.value['anyOf']);
  const isRecord = [whole, ...alternatives.map((value) => document.at({ value, place: '' }))].some((one) => one && records.has(one.place));
  if (!whole || !isRecord || !isId(id)) return undefined;
  return { ...(answered['nullable'] === true && { nullable: true }), oneOf: [id, ...(records.has(whole.place) ? [{ $ref: whole.place }] : alternatives)] };
}

function listedBy(document: Document, field: Written): Written | undefined {
  const items = document.at({ value: field, place: '' })?.value['items'];
  return isPlainObject(items) ? items : undefined;
}

/** The title and the description of a field. The answer's come first, because a body often says less about a field. */
function texts({ title, description }: Written): Written {
  return { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
}

/** The type of a value in a word; empty where several types are possible. */
function kindOf(document: Document, schema: Written): string {
  const whole = flatten(document, { value: schema, place: '#' });
  const [kind, ...others] = [whole['type'] ?? []].flat().filter((type) => type !== 'null');
  return others.length > 0 || typeof kind !== 'string' ? '' : (KINDS[kind] ?? kind);
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a number',
  number: 'a number',
  boolean: 'yes or no',
  object: 'an object',
  array: 'a list',
};

function onlyIn(created: Record<string, Written> | undefined, edited: Record<string, Written> | undefined): RecordSchema['only'] {
  if (!created || !edited) return {};
  const [first, later] = [Object.keys(created), Object.keys(edited)];
  const entries = [
    ...first.filter((name) => !(name in edited)).map((name) => [name, 'create'] as const),
    ...later.filter((name) => !(name in created)).map((name) => [name, 'edit'] as const),
  ];
  return Object.fromEntries(entries.filter(([name]) => name !== 'id'));
}
