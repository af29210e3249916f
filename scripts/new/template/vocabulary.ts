import { defineVocabulary } from '@/engine/model/defineVocabulary';

/** The names that the files of entities may use, with their options. */
export const vocabulary = defineVocabulary({
  place: import.meta.url,
  widgets: {
    stars: { options: { required: ['outOf'], properties: { outOf: { type: 'integer', minimum: 2, description: 'How many there are at most.' } } } },
  },
  icons: { garage: {} },
  menuGroups: { partners: { order: 20 } },
});
