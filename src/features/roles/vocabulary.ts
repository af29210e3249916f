import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { listOf } from '../../engine/model/options';
import { REFERENCE } from '../../widgets/vocabulary';

export const roles = defineVocabulary({
  place: import.meta.url,
  widgets: {
    roleAssignments: {
      options: {
        required: ['known'],
        properties: {
          known: listOf({ type: 'integer' }, 'The ids of the roles that have words.'),
          territory: {
            type: 'object',
            description: 'How the territory of a role is searched.',
            required: ['resource'],
            additionalProperties: false,
            properties: REFERENCE,
          },
        },
      },
    },
  },
});
