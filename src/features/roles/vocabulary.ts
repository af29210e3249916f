import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { listOf, searched } from '../../engine/model/options';

export const roles = defineVocabulary({
  place: import.meta.url,
  widgets: {
    roleAssignments: {
      options: {
        required: ['known'],
        properties: {
          known: listOf({ type: 'integer' }, 'The ids of the roles that have words.'),
          territory: searched('The folder of the entity of the territories.'),
        },
      },
    },
  },
});
