import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo, isNoListOfObjects } from '../../engine/model/kindsOfField';
import { listOf, text, type Option } from '../../engine/model/options';
import type { Schema } from '../../engine/model/Schema';
import { solidaryRequests } from './sources/solidaryRequests';
import { adminPrefix } from './transforms/adminPrefix';
import { diaryRequests } from './transforms/diaryRequests';
import { proofQuestion } from './transforms/proofQuestion';
import { splitList } from './transforms/splitList';
import { volunteerLabel } from './transforms/volunteerLabel';

const NUMBERED_LISTS: Option = { type: 'object', minProperties: 2, additionalProperties: { type: 'integer' }, description: 'The lists of the form, each with its number; the last one takes what no other does.' };

/** The table of the proofs that a structure asks for. One that is not `removable` stays (contract structures.proofs). */
const PROOF_TABLE = {
  columns: ['label', 'inputType', 'choices', 'mandatory', 'activated'],
  kept: { field: 'removable', is: false },
  rows: ['label', 'inputType', 'choices', ['mandatory', 'activated']],
};

export const solidary = defineVocabulary({
  place: import.meta.url,
  widgets: {
    answer: { options: { required: ['lists'], properties: { lists: listOf(text('A list of a structure.'), 'The lists of questions of the structure that asks.') } } },
    proofs: { misfit: isNoListOfObjects, transform: 'positionedList', derive: () => PROOF_TABLE },
    timetable: { misfit: isNoTimetable },
    week: { misfit: isNo('list') },
  },
  actions: { noteCall: { leads: true } },
  sources: { solidaryRequests },
  recordTransforms: {
    adminPrefix: { make: adminPrefix },
    diaryRequests: { make: diaryRequests },
    proofQuestion: { make: proofQuestion },
    splitList: {
      make: splitList,
      options: { required: ['from', 'by', 'lists'], properties: { from: text('The one list of the API.'), by: text('The number in each object.'), lists: NUMBERED_LISTS } },
    },
    volunteerLabel: { make: volunteerLabel },
  },
});

function isNoTimetable({ items }: Schema): string | undefined {
  const parts = Object.values(items?.properties ?? {});
  const isTimetable = parts.some((part) => part.items?.enum) && parts.some(({ format }) => format === 'clock');
  return isTimetable ? undefined : 'a list of objects that have a list of days (enum) and times of day (format "clock")';
}
