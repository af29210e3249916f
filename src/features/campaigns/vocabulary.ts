import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { gatheredFields } from './transforms/gatheredFields';
import { jsonList } from './transforms/jsonList';

export const campaigns = defineVocabulary({
  place: import.meta.url,
  widgets: { mailBody: {}, recipients: {} },
  transforms: { jsonList },
  recordTransforms: { gatheredFields },
});
