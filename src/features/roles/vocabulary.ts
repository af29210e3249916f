import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo } from '../../engine/model/kindsOfField';
import { ROLES } from './roles';
import { roleAssignments } from './transforms/roleAssignments';

export const roles = defineVocabulary({
  place: import.meta.url,
  widgets: {
    roleAssignments: {
      misfit: isNo('list'),
      transform: 'roleAssignments',
      choices: { role: ROLES },
    },
  },
  transforms: {
    roleAssignments: { misfit: isNo('list'), make: roleAssignments },
  },
});
