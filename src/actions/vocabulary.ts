import { defineVocabulary } from '../engine/model/defineVocabulary';
import { entity, mapOf, text, type Option } from '../engine/model/options';

const PATH: Option = { type: 'string', pattern: '^[\\w-]+(/([\\w-]+|\\{[\\w.]+\\}))*$', description: 'An address without a slash at either end, with fields in braces.' };

const ITEM: Option = {
  type: 'object',
  description: 'One item of a list of the record, {item.id}; without such an item the action is not offered.',
  required: ['field', 'where'],
  additionalProperties: false,
  properties: {
    field: { ...text('The list that holds the item.'), refersTo: 'field' },
    where: { ...mapOf({}, 'The values that tell the item from the others.'), minProperties: 1 },
    title: text('Its field that names it.'),
  },
};

/** The actions on records of any schema beyond create, save and delete. */
export const generalActions = defineVocabulary({
  place: import.meta.url,
  actions: {
    call: {
      options: {
        properties: {
          method: { enum: ['POST', 'PATCH', 'DELETE'], description: 'How it is called: PATCH unless said.' },
          endpoint: { ...PATH, description: 'The path below the API that is called, without a slash at either end, with fields in braces; that of the record unless said.' },
          body: { type: 'object', description: 'What is sent, with fields in braces.' },
          item: ITEM,
          aim: { type: 'object', minProperties: 1, description: 'The values that are there once it is done: of the item or, without one, of the record.' },
        },
      },
    },
    createFrom: {
      leads: true,
      options: {
        required: ['resource', 'fills'],
        properties: {
          resource: entity('The folder of the entity that is created.'),
          fills: { ...mapOf({ ...text('A field of this record.'), refersTo: 'field' }, 'The fields of the new record, each with the one of this record that it starts with.'), minProperties: 1 },
        },
      },
    },
    createFromSelection: {
      leads: true,
      options: {
        required: ['resource', 'field'],
        properties: {
          resource: entity('The folder of the entity that is created.'),
          field: text('The field of that entity which receives what was picked; its widget makes a value of it (recipients).'),
        },
      },
    },
    downloadRecord: {},
    open: { leads: true, options: { required: ['path'], properties: { path: PATH } } },
    setField: {
      options: {
        required: ['field', 'value'],
        properties: { field: { ...text('What the action sets.'), refersTo: 'field' }, value: { type: ['string', 'number', 'boolean', 'null'], description: 'What the action sets it to.' } },
      },
    },
    visit: {
      leads: true,
      options: {
        required: ['path'],
        properties: {
          path: {
            type: 'string',
            pattern: '^([\\w.-]+|\\{[\\w.]+\\})(/([\\w.-]+|\\{[\\w.]+\\}))*$',
            description: 'An address without a slash at either end, with fields in braces; {operator.email} is who asks.',
          },
        },
      },
    },
  },
});
