import { defineVocabulary, type WidgetWord } from '../engine/model/defineVocabulary';
import { beside, condition, flag, inside, listOf, mapOf, searched, text, type Option } from '../engine/model/options';
import { geometryShapes } from '../engine/model/geometryShapes';
import { isNo, isNoListOfObjects } from '../engine/model/kindsOfField';
import { placesOf } from '../engine/model/placesOf';
import type { Schema } from '../engine/model/Schema';

const hasNoChoices = ({ enum: choices, items }: Schema) => (choices ?? items?.enum ? undefined : 'a field with choices (enum)');

const ROW: Option = { anyOf: [inside('A field of the items.'), { type: 'array', minItems: 1, items: inside('A field of the items.') }] };

/** A list of objects, with a row for each. */
const table: WidgetWord = {
  misfit: isNoListOfObjects,
  options: {
    properties: {
      columns: listOf(inside('A field of the items.'), 'The columns; all that their schema says unless said.'),
      rows: listOf(ROW, 'The fields of each in a form, several in a list share a line.'),
      kept: condition('item', 'Which of them cannot be removed; the text kept.<field> says why.'),
    },
  },
};

/** The entity that a field refers to, which defines how its records are searched. */
const RESOURCE = searched('The folder of the entity referred to.');

export const UPLOAD = { owner: text('The part of the upload with the number of the record.'), file: text('The part of the upload with the file.') };

const TONES = ['success', 'info', 'warning', 'error', 'neutral'];

const STATUS_ICONS = ['new', 'seen', 'search', 'progress', 'closed', 'replaced', 'test', 'sent'];

const CHOICE: Option = { type: ['string', 'number', 'boolean'] };

const OFFERED = listOf({ ...CHOICE, refersTo: 'choice' }, 'Those that an operator may choose.');

/** The words for the widgets of every kind of value of any schema. */
export const generalWidgets = defineVocabulary({
  place: import.meta.url,
  widgets: {
    // The map needs numbers where the platform has texts, and corrections need an address that is sent as a whole.
    address: {
      misfit: isNo('object'),
      transform: 'address',
      options: {
        properties: {
          radius: beside('The field with how far around it somebody goes, in metres.'),
          anywhere: beside('The field whose address stands in its place where any place will do.'),
        },
      },
    },
    choice: {
      misfit: hasNoChoices,
      options: {
        properties: {
          offered: OFFERED,
          none: { ...CHOICE, refersTo: 'choice', description: 'The one that says that nothing is known, beside which no empty one is offered.' },
          folded: flag('In a list, or not; in one when there are many unless said.'),
        },
      },
    },
    choices: { misfit: ({ items }) => (items?.enum ? undefined : 'a field that is a list of choices (enum)') },
    clock: { misfit: isNo('text') },
    date: { misfit: isNo('text') },
    dateTime: { misfit: isNo('text'), options: { properties: { timeWhen: beside('The yes/no field without which the day alone counts.') } } },
    document: {
      misfit: isNoListOfObjects,
      options: {
        properties: {
          marked: {
            type: 'object',
            description: 'Which of them have a mark.',
            required: ['field', 'is'],
            additionalProperties: false,
            properties: { field: inside('A field of the items.'), is: { ...CHOICE, description: 'Its value.' } },
          },
        },
      },
    },
    email: { misfit: isNo('text'), options: { properties: { generated: { type: 'string', format: 'regex', description: 'The pattern of those that the platform makes for people without one.' } } } },
    geometry: { misfit: (schema) => (geometryShapes(schema) ? undefined : 'a geometry of GeoJSON, one of whose shapes is a point, a line or an area') },
    image: { misfit: isNo('text'), options: { properties: { ...UPLOAD, of: beside('The field with the name of who it is of; the title of the record unless said.') } } },
    json: {},
    list: { misfit: isNo('list') },
    longText: { misfit: isNo('text') },
    number: { misfit: isNo('number'), options: { properties: { unit: { enum: ['byte', 'metre'], description: 'Of the size of a file, of a distance.' } } } },
    object: { misfit: isNo('object') },
    reference: {
      misfit: isNo('id'),
      derive: labelBeside,
      options: {
        required: ['resource'],
        properties: {
          resource: RESOURCE,
          labelField: beside('The field beside this one that already holds the name of what is referred to; of "ownerId" it is "owner" or "ownerName" unless said, where there is such a text.'),
          operator: flag('Whoever creates the record, whose account is one of those: a new record starts with it.'),
          fills: { ...mapOf(text('A field of the one chosen.'), 'The fields of this record that take what is known of the one chosen.'), propertyNames: { refersTo: 'field' } },
        },
      },
    },
    references: {
      misfit: isNoListOfObjects,
      options: {
        required: ['resource'],
        properties: {
          resource: RESOURCE,
          detail: inside('The field of the items that tells homonyms apart.'),
          repeated: text('The message about one that is there already.'),
        },
      },
    },
    richText: { misfit: isNo('text') },
    status: {
      misfit: hasNoChoices,
      options: {
        properties: {
          offered: OFFERED,
          tones: { ...mapOf({ enum: TONES }, 'By choice, the colour and the icon of its word.'), propertyNames: { refersTo: 'choice' } },
          icons: { ...mapOf({ enum: STATUS_ICONS }, 'By choice that has a tone, an icon of its own, where several have the same tone.'), propertyNames: { refersTo: 'choice' } },
        },
      },
    },
    table,
    telephone: { misfit: isNo('text') },
    text: { misfit: isNo('text') },
    tuple: { misfit: (field) => (placesOf(field) ? undefined : 'a list with a schema for each place, or of a fixed length (minItems, maxItems)') },
    upload: {
      options: {
        required: ['endpoint', 'owner', 'file', 'name'],
        properties: {
          endpoint: text('Where the file is sent.'),
          ...UPLOAD,
          constants: { type: 'object', description: 'Other parts, which are always the same.' },
          name: inside('The field of what is stored that says what the file is called.'),
          size: inside('The field of what is stored that says its size.'),
          columns: { type: 'integer', minimum: 1, description: 'How many columns each line has, of a text file that is read first.' },
        },
      },
    },
    url: { misfit: isNo('text'), options: { properties: { labelField: beside('The field beside this one that names it.') } } },
    yesNo: { misfit: isNo('yesNo') },
  },
});

/** The field with the name of the record whose number a field holds, as most answers contain both. */
function labelBeside(name: string, { properties = {} }: Schema): { labelField?: string } {
  const stem = name.replace(/_?id$/i, '');
  const label = [stem, `${stem}Name`, `${stem}_name`].find((other) => other !== name && [properties[other]?.type].flat().includes('string'));
  return label === undefined ? {} : { labelField: label };
}
