import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { entity, listOf, text } from '../../engine/model/options';

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
            properties: {
              resource: entity('The folder of the entity of territories.'),
              search: text('The wire name of the filter that finds one while typing.'),
              detail: text('Its field that tells homonyms apart.'),
            },
          },
        },
      },
    },
  },
});
