import type { Schema } from '../../src/engine/Schema';
import { recordTransforms, transforms } from '../../src/engine/transforms/registry';
import type { TransformOptions } from '../../src/engine/transforms/Transform';
import { checkFieldName, nameOf } from './checkFields';
import type { Draft, Surroundings } from './Draft';
import { choicesOf, fieldAt } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** The options of transforms, widgets and actions, and the entities that references and related lists name. */
export function* checkUses({ resource, schema }: Draft, { entities }: Surroundings): Generator<Mistake> {
  for (const [, field] of resource.at('fields').entries()) {
    yield* checkTransform(field.at('transform'), transforms);
    const widget = field.at('widget');
    if (nameOf(widget, 'use').text !== 'reference') continue;
    yield* checkReference(widget, entities);
    yield* checkFieldName(widget.at('labelField'), schema);
  }
  for (const transform of resource.at('recordTransforms').items()) yield* checkTransform(transform, recordTransforms);
  for (const filter of resource.at('list', 'filters').items()) {
    if (filter.at('reference').exists) yield* checkEntity(filter.at('reference', 'resource'), entities);
  }
  for (const action of resource.at('actions').items()) yield* checkSetField(action, schema);
  for (const related of resource.at('related').items()) yield* checkEntity(related.at('resource'), entities);
}

type Factories = Readonly<Record<string, (options?: TransformOptions) => unknown>>;

/** A factory says itself which of its options is wrong. An unknown name is told by the shape. */
function* checkTransform(transform: JsonCursor, factories: Factories): Generator<Mistake> {
  const name = nameOf(transform, 'use').text ?? '';
  const factory = Object.hasOwn(factories, name) ? factories[name] : undefined;
  if (!factory) return;
  try {
    factory(transform.text === undefined ? (transform.value as TransformOptions) : {});
  } catch (error) {
    yield transform.mistake(
      'options that it knows',
      `options that the transform refuses: "${(error as Error).message}"`,
    );
  }
}

/** An action that names a field and a value: both must be of the schema. */
function* checkSetField(action: JsonCursor, schema: Schema): Generator<Mistake> {
  if (action.at('use').text !== 'setField') return;
  const [field, value] = [action.at('field'), action.at('value')];
  if (!field.exists) yield field.mistake('the key "field": what the action sets');
  if (!value.exists) yield value.mistake('the key "value": what the action sets it to');
  yield* checkFieldName(field, schema);
  const choices = choicesOf(fieldAt(schema, field.text ?? ''));
  if (choices && value.exists && !choices.includes(value.value))
    yield value.mistake(`a choice of "${field.text}": ${choices.join(', ')}`);
}

function* checkReference(widget: JsonCursor, entities: readonly string[]): Generator<Mistake> {
  const resource = widget.at('resource');
  if (resource.text === undefined) yield resource.mistake('the key "resource": the folder of the entity referred to');
  else yield* checkEntity(resource, entities);
  for (const [option, value] of widget.entries()) {
    if (!['use', 'resource', 'search', 'labelField'].includes(option)) {
      yield value.unknownKey('an option among resource, search, labelField', ['resource', 'search', 'labelField']);
    }
  }
}

function* checkEntity(name: JsonCursor, entities: readonly string[]): Generator<Mistake> {
  if (name.text !== undefined && !entities.includes(name.text))
    yield name.unknownName('a folder of schemas/', entities);
}
