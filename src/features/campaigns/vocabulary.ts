import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo } from '../../engine/model/kindsOfField';
import { listOf, text, WIRE_NAME } from '../../engine/model/options';
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
    gatheredFields: {
      make: gatheredFields,
      options: {
        required: ['field', 'from'],
        properties: { field: text('The field that they make.'), from: listOf(WIRE_NAME, 'Those that it is made of.'), needs: text('The one of them without which they make none.') },
      },
    },
  },
});
