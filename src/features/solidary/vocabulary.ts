import { defineVocabulary } from '../../engine/model/defineVocabulary';
import { isNo, isNoListOfObjects } from '../../engine/model/kindsOfField';
import { text } from '../../engine/model/options';
import type { Schema } from '../../engine/model/Schema';
import { solidaryRequests } from './sources/solidaryRequests';
import { adminPrefix } from './transforms/adminPrefix';
import { diaryRequests } from './transforms/diaryRequests';
import { proofLists } from './transforms/proofLists';
import { proofQuestion } from './transforms/proofQuestion';
import { volunteerLabel } from './transforms/volunteerLabel';
import { weekParts } from './transforms/weekParts';

/** The table of the proofs that a structure asks for. One that is not `removable` stays (contract structures.proofs). */
const PROOF_TABLE = {
  columns: ['label', 'inputType', 'choices', 'mandatory', 'activated'],
  kept: { field: 'removable', is: false },
  rows: ['label', 'inputType', 'choices', ['mandatory', 'activated']],
};

export const solidary = defineVocabulary({
  place: import.meta.url,
  widgets: {
    answer: {},
    proofs: { misfit: isNoListOfObjects, transform: 'positionedList', derive: () => PROOF_TABLE },
    timetable: { misfit: isNoTimetable },
    week: { misfit: isNo('list') },
  },
  actions: { noteCall: { leads: true } },
  sources: { solidaryRequests },
  recordTransforms: {
    adminPrefix: { make: adminPrefix },
    diaryRequests: { make: diaryRequests },
    proofLists: { make: proofLists },
    proofQuestion: { make: proofQuestion },
    volunteerLabel: { make: volunteerLabel },
    weekParts: { make: weekParts, options: { required: ['field'], properties: { field: text('The list of the form.') } } },
  },
});

function isNoTimetable({ items }: Schema): string | undefined {
  const parts = Object.values(items?.properties ?? {});
  const isTimetable = parts.some((part) => part.items?.enum) && parts.some(({ format }) => format === 'clock');
  return isTimetable ? undefined : 'a list of objects that have a list of days (enum) and times of day (format "clock")';
}
