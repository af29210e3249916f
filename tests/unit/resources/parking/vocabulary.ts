import { defineVocabulary } from '../../../../src/engine/model/defineVocabulary';
import { beside, text } from '../../../../src/engine/model/options';
import { permits } from './sources/permits';
import { bay } from './transforms/bay';

export const parking = defineVocabulary({
  place: import.meta.url,
  widgets: {
    plate: { options: { required: ['country'], properties: { country: { enum: ['fr', 'it'], description: 'Whose plates they are.' }, owner: beside('The field beside it with the name of who drives.') } } },
  },
  sources: { permits },
  transforms: { bay: { make: bay, options: { required: ['letters'], properties: { letters: text('What stands before the number.') } } } },
});
