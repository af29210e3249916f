import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { type Document, type Part, under } from '../Document';
import { flatten, propertiesOf } from '../flatten';
import { flatResource, isResource } from './jsonApiResource';

/** The envelope around a list or a record; empty where the answer has none. */
export interface Wrapped {
  /** The schema of one record, or the reference to it. */
  record: Part;
  wrapping: string;
  /** The key under which each item of a list has its record, where the item is not the record itself. */
  each?: string;
  /** For a resource of JSON:API, whose attributes are the record: the types of the resources that its relationships lead to. */
  relationships?: Readonly<Record<string, string>>;
}

/** The schema of the body that a call answers when it succeeds. */
export function answerOf(document: Document, operation: Part | undefined): Part | undefined {
  return contentOf(document, successOf(document, operation));
}

function successOf(document: Document, operation: Part | undefined): Part | undefined {
  const responses = document.at(operation, 'responses');
  return ['200', '201', '2XX', '202', 'default'].map((status) => document.at(responses, status)).find((answer) => contentOf(document, answer));
}

/** The schema of the body that a call is sent. */
export function bodyOf(document: Document, operation: Part | undefined): Part | undefined {
  return contentOf(document, document.at(operation, 'requestBody'));
}

/** The media type of the body that a call is sent. */
export function mediaOf(document: Document, operation: Part): string | undefined {
  return mediaIn(document, document.at(operation, 'requestBody'))?.[0];
}

/** The media type of the body that a call answers when it succeeds. */
export function answeredMedia(document: Document, operation: Part): string | undefined {
  return mediaIn(document, successOf(document, operation))?.[0];
}

/** The schema of a body: the one for JSON where there is one, else the one for a form. */
function contentOf(document: Document, message: Part | undefined): Part | undefined {
  return under(mediaIn(document, message)?.[1], 'schema');
}

function mediaIn(document: Document, message: Part | undefined): [string, Part] | undefined {
  const media = document.parts(message, 'content');
  return KINDS.flatMap((kind) => media.filter(([type]) => kind.test(type)))[0];
}

const KINDS = [/^application\/json\b/, /json/, /^\*\/\*|^application\/\*/, /form/];

/** The records in the answer of a list; nothing where the answer is not a list. */
export function listedIn(document: Document, answer: Part | undefined, path: string): Wrapped | undefined {
  const found = listIn(document, answer, path);
  return found && flatWrapped(document, unwrapped(document, found));
}

/** A list whose items are no records: an edge has its record as its node, an entry as its resource. */
function unwrapped(document: Document, { record, wrapping }: Wrapped): Wrapped {
  const whole = document.at(record);
  const fields = propertiesOf(flatten(document, record));
  const each = 'id' in fields ? undefined : EACH.find((name) => fields[name] !== undefined);
  const inner = each === undefined || !whole ? undefined : recordIn(document, { value: fields[each] ?? {}, place: `${whole.place}/properties/${each}` });
  return inner && each !== undefined ? { record: inner, wrapping, each } : { record, wrapping };
}

const EACH = ['node', 'resource'];

function listIn(document: Document, answer: Part | undefined, path: string): Wrapped | undefined {
  const whole = document.at(answer);
  if (!answer || !whole) return undefined;
  const bare = recordIn(document, under(whole, 'items'));
  if (bare) return { record: bare, wrapping: '' };
  const fields = propertiesOf(flatten(document, answer));
  // An object with an id is a record, even if it holds a list: an order with its items, for example.
  if ('id' in fields) return undefined;
  const lists = Object.entries(fields).flatMap(([name, value]) => {
    const record = recordIn(document, under(document.at({ value, place: `${whole.place}/properties/${name}` }), 'items'));
    return record ? [{ record, wrapping: name }] : [];
  });
  const named = lists.find(({ wrapping }) => WRAPPINGS.includes(wrapping)) ?? lists.find(({ wrapping }) => sameWord(wrapping, lastName(path)));
  return named ?? embedded(document, answer, fields) ?? (lists.length === 1 && Object.keys(fields).length <= MOST_BESIDE ? lists[0] : undefined);
}

/** The usual names of the list in an answer. Where the list has none of these, only a few fields about the page may stand beside it. */
const WRAPPINGS = 'hydra:member member data items results result content records rows list entries values value objects elements données donnees résultats resultats éléments'.split(' ');
const MOST_BESIDE = 5;

/** HAL nests its lists one level deeper, in `_embedded`. */
function embedded(document: Document, answer: Part, { _embedded: inner }: Record<string, object>): Wrapped | undefined {
  const part = inner && document.at({ value: { ...inner }, place: `${answer.place}/properties/_embedded` });
  const [record, ...others] = document.parts(part, 'properties').flatMap(([, list]) => recordIn(document, under(list, 'items')) ?? []);
  return part && record && others.length === 0 ? { record, wrapping: `_embedded.${Object.keys(propertiesOf(part.value))[0] ?? ''}` } : undefined;
}

/** The record that one call answers or is sent, without its envelope; nothing where the body is a list. */
export function recordOf(document: Document, answer: Part | undefined): Wrapped | undefined {
  const found = recordAlone(document, answer);
  return found && flatWrapped(document, found);
}

function recordAlone(document: Document, answer: Part | undefined): Wrapped | undefined {
  if (!answer || !document.at(answer) || isPage(document, answer)) return undefined;
  const fields = propertiesOf(flatten(document, answer));
  const names = Object.keys(fields);
  const wrapping = names.find((name) => ['data', 'item', 'result', 'record'].includes(name)) ?? (names.length === 1 ? names[0] : undefined) ?? '';
  const value = fields[wrapping];
  const record = value && recordIn(document, { value, place: `${document.at(answer)?.place ?? ''}/properties/${wrapping}` });
  const isEnvelope = record && (names.length > 1 || wrapping === 'data' || 'id' in propertiesOf(flatten(document, record)));
  if (isEnvelope && !('id' in fields)) return { record, wrapping };
  return recordIn(document, answer) ? { record: answer, wrapping: '' } : undefined;
}

function isPage(document: Document, answer: Part): boolean {
  const found = listIn(document, answer, '');
  return found !== undefined && WRAPPINGS.includes(found.wrapping);
}

/** The schema, if it describes an object with fields. */
function recordIn(document: Document, schema: Part | undefined): Part | undefined {
  const whole = schema && document.at(schema) ? flatten(document, schema) : {};
  const hasFields = isPlainObject(whole['properties']) && Object.keys(whole['properties']).length > 0;
  return hasFields || ['oneOf', 'anyOf', 'allOf'].some((keyword) => Array.isArray(whole[keyword])) ? schema : undefined;
}

/** A resource of JSON:API, as the flat record that the back office makes of it. */
function flatWrapped(document: Document, wrapped: Wrapped): Wrapped {
  return isResource(document, wrapped.record) ? { ...wrapped, ...flatResource(document, wrapped.record) } : wrapped;
}

function lastName(path: string): string {
  return path.split('/').filter((segment) => !segment.startsWith('{')).at(-1) ?? '';
}

function sameWord(one: string, other: string): boolean {
  return one.replaceAll(/[^a-z\d]/gi, '').toLowerCase() === other.replaceAll(/[^a-z\d]/gi, '').toLowerCase();
}
