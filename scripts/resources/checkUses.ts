import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { checkActions } from './checkActions';
import { nameOf } from './checkFields';
import { checkUse } from './checkOptions';
import type { Draft, Surroundings } from './Draft';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** The options of transforms, widgets and actions, and the entities that references and related lists name. */
export function* checkUses(draft: Draft, { entities, messageContexts, named }: Surroundings): Generator<Mistake> {
  const { resource, schema } = draft;
  const { transforms, recordTransforms, widgets, actions } = named;
  for (const [name, field] of resource.at('fields').entries()) {
    const place = { field: name, schema, entities };
    yield* checkUse(field.at('transform'), transforms, place);
    for (const transform of field.at('itemTransforms').items()) yield* checkUse(transform, recordTransforms, place);
    yield* checkUse(field.at('widget'), widgets, place);
    yield* checkTransformOf(field, widgets);
  }
  for (const transform of resource.at('recordTransforms').items()) yield* checkUse(transform, recordTransforms, { schema, entities });
  for (const filter of [...resource.at('list', 'filters').items(), ...resource.at('dashboard', 'filters').items()]) {
    if (filter.at('reference').exists) yield* checkEntity(filter.at('reference', 'resource'), entities);
  }
  for (const chart of resource.at('dashboard', 'charts').items()) yield* checkEntity(chart.at('resource'), entities);
  for (const action of resource.at('actions').items()) yield* checkUse(action, actions, { schema, entities });
  yield* checkActions(draft, messageContexts);
  for (const action of resource.at('actions').items()) yield* checkEntity(action.at('ask', 'resource'), entities);
  for (const check of resource.at('create', 'alike').items()) yield* checkEntity(check.at('resource'), entities);
  yield* checkEntity(resource.at('opens', 'resource'), entities);
  for (const start of resource.at('starts').items()) yield* checkEntity(start.at('resource'), entities);
  for (const related of resource.at('related').items()) yield* checkEntity(related.at('resource'), entities);
}

/** Some go with a transform: a map needs numbers where the platform has text, for example. */
function* checkTransformOf(field: JsonCursor, widgets: WholeVocabulary['widgets']): Generator<Mistake> {
  const widget = nameOf(field.at('widget'), 'use').text ?? '';
  const transform = Object.hasOwn(widgets, widget) ? widgets[widget]?.transform : undefined;
  if (transform !== undefined && nameOf(field.at('transform'), 'use').text !== transform) {
    yield field.at('transform').mistake(`"${transform}", which the widget "${widget}" goes with`);
  }
}

function* checkEntity(name: JsonCursor, entities: readonly string[]): Generator<Mistake> {
  if (name.text !== undefined && !entities.includes(name.text))
    yield name.unknownName('a folder of schemas/', entities);
}
