import { generalActions } from '../actions/vocabulary';
import { joinVocabularies, type TransformWord } from '../engine/model/defineVocabulary';
import { addTransforms } from '../engine/model/transforms/factories';
import { generalTransforms } from '../engine/model/vocabulary';
import { generalWidgets } from '../widgets/vocabulary';
import { campaigns } from './campaigns/vocabulary';
import { roles } from './roles/vocabulary';
import { solidary } from './solidary/vocabulary';

/** All that a `resource.json` may name, for the checks of `schemas/` and for the build: what any schema may use, then what one business area needs. */
export const vocabulary = joinVocabularies([generalTransforms, generalWidgets, generalActions, campaigns, roles, solidary]);

/** Where there is no body of an entity that brings them: in scripts, and in tests of the engine. */
export function addAllTransforms(): void {
  const made = <Made>(words: Readonly<Record<string, TransformWord<Made>>>) => Object.fromEntries(Object.entries(words).map(([name, { make }]) => [name, make]));
  addTransforms({ transforms: made(vocabulary.transforms), recordTransforms: made(vocabulary.recordTransforms) });
}
