import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo } from '../../engine/model/kindsOfField';
import { listOf, searched, WIRE_NAME } from '../../engine/model/options';
import { distinctList } from './transforms/distinctList';

export const roles = defineVocabulary({
  place: import.meta.url,
  widgets: {
    roleAssignments: {
      misfit: isNo('list'),
      options: {
        required: ['known'],
        properties: {
          known: listOf({ type: 'integer' }, 'The ids of the roles that have words.'),
          territory: searched('The folder of the entity of the territories.'),
        },
      },
    },
  },
  transforms: {
    distinctList: { misfit: isNo('list'), make: distinctList, options: { properties: { keys: listOf(WIRE_NAME, 'What each object is sent with, null when it has no value.') } } },
  },
});
