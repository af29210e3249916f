import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { checkActions } from './checkActions';
import { nameOf } from './checkFields';
import { checkReferences, checkUse } from './checkOptions';
import type { Draft, Surroundings } from './Draft';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** Checks the options of transforms, widgets and actions, and every field and entity that is named. */
export function* checkUses(draft: Draft, { entities, searched, textual, messageContexts, named }: Surroundings): Generator<Mistake> {
  const { resource, schema } = draft;
  const around = { schema, entities, searched, textual };
  const { transforms, recordTransforms, widgets, actions } = named;
  yield* checkReferences(resource, around);
  for (const [name, field] of resource.at('fields').entries()) {
    const place = { field: name, ...around };
    yield* checkUse(field.at('transform'), transforms, place);
    for (const transform of field.at('items', 'transform').oneOrMore()) yield* checkUse(transform, recordTransforms, place);
    yield* checkUse(field.at('widget'), widgets, place);
    yield* checkTransformOf(field, widgets);
  }
  for (const transform of resource.at('transform').oneOrMore()) yield* checkUse(transform, recordTransforms, around);
  for (const action of resource.at('actions').items()) yield* checkUse(action, actions, around);
  yield* checkActions(draft, messageContexts);
}

/** Some widgets require a transform: a map needs numbers where the platform has text, for example. */
function* checkTransformOf(field: JsonCursor, widgets: WholeVocabulary['widgets']): Generator<Mistake> {
  const widget = nameOf(field.at('widget'), 'use').text ?? '';
  const transform = Object.hasOwn(widgets, widget) ? widgets[widget]?.transform : undefined;
  if (transform !== undefined && nameOf(field.at('transform'), 'use').text !== transform) {
    yield field.at('transform').mistake(`"${transform}", which the widget "${widget}" goes with`);
  }
}
