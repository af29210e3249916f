import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { choiceFlags } from './transforms/choiceFlags';
import { pairedTexts } from './transforms/pairedTexts';
import { splitList } from './transforms/splitList';

export const solidary = defineVocabulary({
  place: import.meta.url,
  widgets: { answer: {}, proofs: {} },
  recordTransforms: { choiceFlags, pairedTexts, splitList },
});
