import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo } from '../../engine/model/kindsOfField';
import { beside, entity, listOf, text, WIRE_NAME, type Option } from '../../engine/model/options';
import type { Schema } from '../../engine/model/Schema';
import { table } from '../../widgets/vocabulary';
import { solidaryRequests } from './sources/solidaryRequests';
import { choiceFlags } from './transforms/choiceFlags';
import { diaryRequests } from './transforms/diaryRequests';
import { pairedTexts } from './transforms/pairedTexts';
import { renamedPrefix } from './transforms/renamedPrefix';
import { splitList } from './transforms/splitList';

const TWO_NAMES: Option = { ...listOf(WIRE_NAME, 'The two texts, whose names are those of the parts of a pair.'), minItems: 2, maxItems: 2 };

const NUMBERED_LISTS: Option = { type: 'object', minProperties: 2, additionalProperties: { type: 'integer' }, description: 'The lists of the form, each with its number; the last one takes what no other does.' };

export const solidary = defineVocabulary({
  place: import.meta.url,
  widgets: {
    answer: {
      options: {
        required: ['resource', 'id', 'lists', 'label'],
        properties: {
          resource: entity('The folder of the entity that asks.'),
          id: beside('The field beside this one with the number of its record.'),
          lists: listOf(text('A list of that record.'), 'Its lists of questions.'),
          definition: beside('The field beside this one with the number of the question; those that have none are known by their words.'),
          label: beside('The field beside this one with the words of the question.'),
        },
      },
    },
    proofs: table,
    timetable: { misfit: isNoTimetable },
    week: { misfit: isNo('list') },
  },
  actions: { noteCall: { leads: true } },
  sources: { solidaryRequests },
  recordTransforms: {
    choiceFlags: {
      make: choiceFlags,
      options: { required: ['into', 'flags'], properties: { into: text('The choice of the form.'), flags: listOf(WIRE_NAME, 'The yes/no fields, whose names are the choices.') } },
    },
    diaryRequests: {
      make: diaryRequests,
      options: { required: ['from', 'into'], properties: { from: text('The diary of the API.'), into: text('The list of the form, with the requests that it is about.') } },
    },
    pairedTexts: { make: pairedTexts, options: { required: ['into', 'texts'], properties: { into: text('The list of the form.'), texts: TWO_NAMES } } },
    renamedPrefix: { make: renamedPrefix, options: { required: ['prefix'], properties: { prefix: text('What the names that arrive begin with.') } } },
    splitList: {
      make: splitList,
      options: { required: ['from', 'by', 'lists'], properties: { from: text('The one list of the API.'), by: text('The number in each object.'), lists: NUMBERED_LISTS } },
    },
  },
});

function isNoTimetable({ items }: Schema): string | undefined {
  const parts = Object.values(items?.properties ?? {});
  const isTimetable = parts.some((part) => part.items?.enum) && parts.some(({ format }) => format === 'clock');
  return isTimetable ? undefined : 'a list of objects that have a list of days (enum) and times of day (format "clock")';
}
