import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo } from '../../engine/model/kindsOfField';
import { condition, entity, flag, listOf, searched, text, WIRE_NAME, type Option } from '../../engine/model/options';
import { UPLOAD } from '../../widgets/vocabulary';
import { gatheredFields } from './transforms/gatheredFields';
import { jsonList } from './transforms/jsonList';

const PARAMETER = text('A parameter, by its wire name.');

const COUNTS: Option = {
  type: 'object',
  description: 'The filters by which the list counts them; without it they are read, and named one by one.',
  required: ['reached', 'ids'],
  additionalProperties: false,
  properties: {
    reached: { type: 'array', items: [PARAMETER, text('Its value.')], minItems: 2, maxItems: 2, description: 'The filter that keeps those who can be written to.' },
    ids: text('The filter that keeps the records of a selection.'),
  },
};

const OWNER: Option = {
  type: 'object',
  description: 'The entity under whose records they are listed.',
  required: ['resource', 'parameter'],
  additionalProperties: false,
  properties: {
    resource: searched('The folder of that entity.'),
    parameter: text('The parameter that names it.'),
  },
};

const SOURCE: Option = {
  type: 'object',
  required: ['value', 'resource', 'ids', 'associate', 'send', 'reached'],
  additionalProperties: false,
  properties: {
    value: { type: 'integer', description: 'The number that the platform knows this kind by.' },
    resource: entity('The folder of the entity in whose list they are picked.'),
    alsoIn: listOf(entity('The folder of an entity.'), 'Other entities that list some of the same records.'),
    owner: OWNER,
    ids: text('The parameter that names one of a selection.'),
    associate: text('The command that associates them.'),
    send: text('The command that sends.'),
    // The condition is about records of that other entity.
    reached: { $ref: '#/definitions/condition', description: 'Which records can be written to.' },
    counts: COUNTS,
  },
};

export const campaigns = defineVocabulary({
  place: import.meta.url,
  widgets: {
    mailBody: { misfit: isNo('list'), options: { required: ['owner', 'file'], properties: UPLOAD } },
    recipients: {
      options: {
        required: ['sources'],
        properties: {
          sources: listOf(SOURCE, 'The kinds of recipients.'),
          frozen: condition('record', 'Of what the platform was given to send: other recipients need a new record.'),
          closed: condition('record', 'Of a record whose recipients have been written to.'),
        },
      },
    },
  },
  transforms: {
    jsonList: { misfit: isNo('list'), make: jsonList, options: { properties: { always: flag('A list without elements is sent too.') } } },
  },
  recordTransforms: {
    gatheredFields: {
      make: gatheredFields,
      options: { required: ['field', 'from'], properties: { field: text('The field that they make.'), from: listOf(WIRE_NAME, 'Those that it is made of.') } },
    },
  },
});
