import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo } from '../../engine/model/kindsOfField';
import { UPLOAD } from '../../widgets/vocabulary';
import { gatheredFields } from './transforms/gatheredFields';
import { jsonList } from './transforms/jsonList';

export const campaigns = defineVocabulary({
  place: import.meta.url,
  widgets: {
    mailBody: { misfit: isNo('list'), transform: 'jsonList', options: { required: ['owner', 'file'], properties: UPLOAD } },
    recipients: {},
  },
  transforms: {
    jsonList: { misfit: isNo('list'), make: jsonList },
  },
  recordTransforms: {
    gatheredFields: { make: gatheredFields },
  },
});
