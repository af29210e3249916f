import { defineVocabulary } from '../../../../src/engine/model/defineVocabulary';
import { beside, condition, text } from '../../../../src/engine/model/options';
import { permits } from './sources/permits';
import { bay } from './transforms/bay';

export const parking = defineVocabulary({
  place: import.meta.url,
  widgets: {
    plate: {
      options: {
        required: ['country'],
        properties: {
          country: { enum: ['fr', 'it'], description: 'Whose plates they are.' },
          owner: beside('The field beside it with the name of who drives.'),
          covered: condition('record', 'Of which vehicles the plate is not told.'),
        },
      },
    },
  },
  sources: { permits },
  transforms: { bay: { make: bay, options: { required: ['letters'], properties: { letters: text('What stands before the number.') } } } },
});
