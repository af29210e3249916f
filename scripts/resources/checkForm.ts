import type { Schema } from '../../src/engine/model/Schema';
import { kindsOfField } from '../../src/engine/model/kindsOfField';
import { excludesCreation } from './checkCondition';
import { fieldsOf, nameOf, sectionsOf } from './checkFields';
import type { Draft } from './Draft';
import { fieldAt } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** A place must be able to have the value of the field that it names, and a form must have what a new record requires. */
export function* checkForm(draft: Draft): Generator<Mistake> {
  const { resource, schema } = draft;
  for (const name of [...columnsOf(resource), ...resource.at('title').oneOrMore(), ...resource.at('head').items(), ...shownBy(resource.at('show'))]) {
    if (fieldAt(schema, name.text ?? '')?.writeOnly) yield name.mistake('a field that the API answers: this one is writeOnly');
  }
  for (const name of resource.at('title').oneOrMore()) {
    const kinds = kindsOfField(fieldAt(schema, name.text ?? '') ?? {});
    if (kinds.length > 0 && !kinds.some((kind) => ['string', 'integer', 'number'].includes(kind))) yield name.mistake('a field that is a text or a number, by which a record can be called');
  }
  for (const name of sectionsOf(resource).flatMap(fieldsOf)) if (isInner(name, schema)) yield name.mistake('a field of the record: an object or a list is drawn with all its parts');
  yield* checkRequired(draft);
  if (resource.at('permissions', 'create').exists) yield* checkHidden(draft);
}

function columnsOf(resource: JsonCursor): JsonCursor[] {
  return resource.at('list', 'columns').items().map((column) => nameOf(column, 'field'));
}

/** The fields that a file itself puts on the page of a record; a derived page leaves out by itself what is never answered. */
function shownBy(sections: JsonCursor): JsonCursor[] {
  return sections.isWritten ? sections.items().flatMap(fieldsOf) : [];
}

function isInner(name: JsonCursor, { properties }: Schema): boolean {
  return name.text?.includes('.') === true && !Object.hasOwn(properties ?? {}, name.text);
}

/** What a new record requires must be in its form, unless the form knows the value by itself. */
function* checkRequired({ resource, schema }: Draft): Generator<Mistake> {
  if (!resource.at('route').exists || !resource.at('permissions', 'create').exists) return;
  const drawn = resource.at('form').items().flatMap(fieldsOf).flatMap(({ text }) => text ?? []);
  for (const name of schema.required ?? []) {
    const field = schema.properties[name];
    if (field && !drawn.includes(name) && !isKnown(field) && resource.at('fields', name, 'only').text !== 'edit') yield resource.at('form').mistake(`a section with "${name}", which schema.json requires`, 'none');
  }
}

/** What a new record requires must not be hidden as long as a record is new. */
function* checkHidden({ resource, schema }: Draft): Generator<Mistake> {
  const places = resource.at('form').items().flatMap((section) => fieldsOf(section).map((name) => [name.text ?? '', section] as const));
  for (const [name, section] of places) {
    const field = schema.properties[name];
    if (!field || !schema.required?.includes(name) || isKnown(field) || resource.at('fields', name, 'only').text === 'edit') continue;
    const hidden = [section.at('visible'), resource.at('fields', name, 'visible')].filter(excludesCreation);
    for (const condition of hidden) yield condition.mistake(`a condition that can hold in a new record, as schema.json requires "${name}"; or "only": "edit" for that field`);
  }
}

/** Whether a new record has a value of this field without anybody typing it. */
function isKnown({ readOnly, default: preset, const: only, enum: choices, type }: Schema): boolean {
  return readOnly === true || preset !== undefined || only !== undefined || choices?.length === 1 || type === 'boolean';
}
