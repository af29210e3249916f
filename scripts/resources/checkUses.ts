import type { TransformOptions } from '../../src/engine/model/transforms/Transform';
import { vocabulary } from '../../src/features/vocabulary';
import { checkActions } from './checkActions';
import { nameOf } from './checkFields';
import { checkWidget } from './checkWidget';
import type { Draft, Surroundings } from './Draft';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** The options of transforms, widgets and actions, and the entities that references and related lists name. */
export function* checkUses(draft: Draft, { entities, messageContexts }: Surroundings): Generator<Mistake> {
  const { resource, schema } = draft;
  const { transforms, recordTransforms } = vocabulary;
  for (const [name, field] of resource.at('fields').entries()) {
    yield* checkTransform(field.at('transform'), transforms);
    for (const transform of field.at('itemTransforms').items()) yield* checkTransform(transform, recordTransforms);
    yield* checkWidget(field.at('widget'), { field: name, schema, entities });
    yield* checkAddress(field);
  }
  for (const transform of resource.at('recordTransforms').items()) yield* checkTransform(transform, recordTransforms);
  for (const filter of [...resource.at('list', 'filters').items(), ...resource.at('dashboard', 'filters').items()]) {
    if (filter.at('reference').exists) yield* checkEntity(filter.at('reference', 'resource'), entities);
  }
  for (const chart of resource.at('dashboard', 'charts').items()) yield* checkEntity(chart.at('resource'), entities);
  yield* checkActions(draft, messageContexts);
  for (const action of resource.at('actions').items()) yield* checkEntity(action.at('ask', 'resource'), entities);
  for (const check of resource.at('create', 'alike').items()) yield* checkEntity(check.at('resource'), entities);
  yield* checkEntity(resource.at('opens', 'resource'), entities);
  for (const start of resource.at('starts').items()) yield* checkEntity(start.at('resource'), entities);
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

/** Its map needs numbers where the platform has text, and its corrections an address that is sent whole. */
function* checkAddress(field: JsonCursor): Generator<Mistake> {
  const isAddress = (key: string) => nameOf(field.at(key), 'use').text === 'address';
  if (isAddress('widget') && !isAddress('transform')) {
    yield field.at('transform').mistake('"address", which the widget "address" goes with');
  }
}

function* checkEntity(name: JsonCursor, entities: readonly string[]): Generator<Mistake> {
  if (name.text !== undefined && !entities.includes(name.text))
    yield name.unknownName('a folder of schemas/', entities);
}
