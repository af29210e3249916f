import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo } from '../../engine/model/kindsOfField';
import { listOf } from '../../engine/model/options';
import { roleAssignments } from './transforms/roleAssignments';

export const roles = defineVocabulary({
  place: import.meta.url,
  widgets: {
    roleAssignments: {
      misfit: isNo('list'),
      transform: 'roleAssignments',
      options: {
        required: ['known'],
        properties: {
          known: listOf({ type: 'integer' }, 'The ids of the roles that have words.'),
        },
      },
    },
  },
  transforms: {
    roleAssignments: { misfit: isNo('list'), make: roleAssignments },
  },
});
