import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { freeName } from '../resources/freeName';
import { type Document, type Part } from './Document';
import { flatten, propertiesOf } from './flatten';
import type { Found, Resources } from './Found';
import { look } from './notes';
import { entityName } from './singular';

/**
 * The record that a JSON Schema describes, or each item of the list that it describes. From a file that has only definitions, the ones that `only`
 * names are taken. `file` is the path of the document without its endings.
 */
export function findSchemaResources(document: Document, file: string, only: readonly string[] | undefined): Resources {
  const whole = document.whole;
  const root = recordAt(document, whole) ?? recordAt(document, document.at(whole, 'items'));
  const objects = ['$defs', 'definitions'].flatMap((group) => schemasIn(document, whole, group));
  if (only) return { found: objects.filter(({ name }) => only.includes(name)), notes: [] };
  if (root) return { found: [found(document, nameOf(root, file), root)], notes: [] };
  const names = objects.map(({ name }) => name).join(', ');
  return { found: [], notes: [look('#', `the schema itself is no object${names && `: "--only" takes one of its definitions, ${names}`}`)] };
}

/** The objects with fields that a group of a document describes, each as an entity that nothing but its schema is known of, and each under a name of its own. */
export function schemasIn(document: Document, whole: Part | undefined, group: string): Found[] {
  const taken = new Set<string>();
  return document.parts(whole, group).flatMap(([name, part]) => {
    if (!recordAt(document, part)) return [];
    const own = freeName(entityName(name), taken);
    taken.add(own);
    return [found(document, own, part)];
  });
}

/** A part that describes an object with fields, or one of several such objects. */
function recordAt(document: Document, part: Part | undefined): Part | undefined {
  if (!part) return undefined;
  const whole = wholeAt(document, part);
  const kinds = [whole['oneOf'] ?? whole['anyOf'] ?? []].flat();
  const isOneOfObjects = kinds.length > 0 && kinds.every((kind, index) => isPlainObject(kind) && hasFields(wholeAt(document, { value: kind, place: `${part.place}/${index}` })));
  return hasFields(whole) || isOneOfObjects ? part : undefined;
}

function wholeAt(document: Document, part: Part): Record<string, unknown> {
  return document.at(part) ? flatten(document, part) : {};
}

function hasFields(whole: Record<string, unknown>): boolean {
  return Object.keys(propertiesOf(whole)).length > 0 || isPlainObject(whole['allOf']);
}

/** A schema that is an object already is used as it stands, because the back office reads every draft of JSON Schema; the kinds that a discriminator tells apart stand elsewhere. */
function found(document: Document, name: string, part: Part): Found {
  const isPlain = isPlainObject(part.value['properties']) && part.value['discriminator'] === undefined;
  const schema = isPlain ? part.value : { ...flatten(document, part), type: 'object' };
  return { name, place: part.place, definition: part.place, schema, said: {}, notes: [] };
}

/** The name of the file, or where it says nothing, the title of the schema, or the name of the folder around the file. */
function nameOf({ value }: Part, file: string): string {
  const [name = '', folder = ''] = file.split('/').toReversed();
  const title = typeof value['title'] === 'string' ? value['title'] : '';
  return entityName([name, title, folder].find((one) => !SAYS_NOTHING.test(one)) ?? name);
}

const SAYS_NOTHING = /^(schemas?|index|main|json-?schema|definitions?|\.*)$/i;
