import { defineExtension } from '@/engine/model/Extension';
import { loadLaterTexts } from '@/i18n/i18n';
import { libraryPart } from '@/ui/libraryPart';
import { input, plainInput } from '@/widgets/input';
import { plainDisplay } from '@/widgets/pageDisplay';
import { tableWidget } from '@/widgets/table/tableWidget';
import { yesNoText } from '@/widgets/yesNo/yesNoText';
import { noteCall } from './case/beneficiary/asksCall';
import type { solidary as vocabulary } from './vocabulary';
import { weekText } from './week/slots';

const REQUESTS = { name: 'solidaryRecord', route: '/solidaryrecords' };

/** The texts for the parts of a request's page. */
const CASE_WORDS = ['solidaryCase', 'solidaryFollowUp', 'solidaryJourney', 'solidaryPrint'];

/** The texts for the form of a request, and for one that cannot be read. */
const FORM_WORDS = ['solidaryRequest', 'solidaryCase'];

const { Part: CasePage } = libraryPart(() => Promise.all([import('./case/CaseScreen'), ...CASE_WORDS.map(loadLaterTexts)]).then(([m]) => m.CaseScreen));

const { Part: RequestForm } = libraryPart(() => Promise.all([import('./form/RequestFormScreen'), ...FORM_WORDS.map(loadLaterTexts)]).then(([m]) => m.RequestFormScreen));

const { Part: ProofPreview, preload: preloadProofPreview } = libraryPart(() => import('./proofs/ProofPreview').then((m) => m.ProofPreview));

/** Solidary transport: requests with their dates, the weeks of volunteers, the proofs that structures ask for, and the answers to them. */
export const solidary = defineExtension<typeof vocabulary>({
  widgets: (all) => ({
    proofs: { ...tableWidget(all), ItemPreview: ProofPreview, preloadItemPreview: preloadProofPreview },
    timetable: { ...tableWidget(all), ...input(() => import('./timetable/TimetableInput').then((m) => m.TimetableInput)), labelPlace: () => 'group' },
    week: {
      ...plainInput(() => import('./week/WeekInput').then((m) => m.WeekInput)),
      ...plainDisplay(() => import('./week/WeekDisplay').then((m) => m.WeekDisplay), (value, _field, context) => weekText(value, context)),
      labelPlace: () => 'group',
    },
    answer: plainDisplay(() => import('./proofs/AnswerDisplay').then((m) => m.AnswerDisplay), yesNoText),
  }),
  actions: { noteCall },
  screens: [
    { ...REQUESTS, path: 'show/:id', operation: 'show', Screen: CasePage },
    { ...REQUESTS, path: 'create', operation: 'create', forStructure: true, Screen: RequestForm },
    { ...REQUESTS, path: ':id', operation: 'edit', forStructure: 'fixed', Screen: RequestForm },
  ],
});
