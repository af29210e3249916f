import { generalActions } from '../actions/vocabulary';
import { joinVocabularies, type TransformWord, type Vocabulary, type WholeVocabulary } from '../engine/model/defineVocabulary';
import { addTransforms } from '../engine/model/transforms/factories';
import { generalTransforms } from '../engine/model/vocabulary';
import { generalWidgets } from '../widgets/vocabulary';
import { campaigns } from './campaigns/vocabulary';
import { roles } from './roles/vocabulary';
import { solidary } from './solidary/vocabulary';

/** Everything that a `resource.json` may name, for the checks of `schemas/` and for the build: what any schema may use, then what each business area needs. */
export const vocabulary = vocabularyWith([]);

/** The vocabulary together with those of others. Throws an `Error` when two use the same name. */
export function vocabularyWith(others: readonly Vocabulary[]): WholeVocabulary {
  return joinVocabularies([generalTransforms, generalWidgets, generalActions, campaigns, roles, solidary, ...others]);
}

/** Adds all transforms, for scripts and tests of the engine, where no entity's file brings those it needs. */
export function addAllTransforms({ transforms, recordTransforms } = vocabulary): void {
  const made = <Made>(words: Readonly<Record<string, TransformWord<Made>>>) => Object.fromEntries(Object.entries(words).map(([name, { make }]) => [name, make]));
  addTransforms({ transforms: made(transforms), recordTransforms: made(recordTransforms) });
}
