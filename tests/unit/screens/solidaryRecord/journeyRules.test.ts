import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInstance } from 'i18next';
import type { RecordData } from '@/engine/model/Schema';
import type { ImpossibleJourney } from '@/features/solidary/form/JourneyRule';
import { journeyRules } from '@/features/solidary/form/journeyRules';
import solidaryRequest from '@/i18n/locales/fr/later/solidaryRequest.json';

const windows = { 2: { min: '06:00', max: '12:00' }, 3: { min: '12:00', max: '18:00' }, 4: { min: '20:00', max: '23:30' } };
const french = createInstance();
await french.init({ lng: 'fr', resources: { fr: { solidaryRequest } } });
const rules = journeyRules({ windows }, (what) => french.t(`solidaryRequest:impossible.${what}`));

/** What an operator reads below a field of an impossible journey. */
const SENTENCES: Record<ImpossibleJourney, string> = {
  returnBeforeOutward: 'Le retour ne peut pas précéder le départ\u202f: choisissez une heure plus tardive, ou un autre jour',
  returnBeforeOutwardOfDay: 'Le retour ne peut pas précéder l’aller du même jour\u202f: choisissez une heure plus tardive, ou mettez un retour du lendemain seul sur la ligne de ce jour-là',
  returnNextDay: 'Ce retour tomberait après minuit, et la plateforme le garderait le même jour\u202f: choisissez un retour plus proche ou une date et une heure précises',
  returnNextDayOfRange: 'Ce retour tomberait après minuit, et la plateforme le garderait le même jour\u202f: choisissez un retour plus proche, ou une heure de départ plus tôt',
  returnOfRange: 'Pour un départ sans date précise, indiquez le retour en heures après le départ',
  samePlace: 'L’arrivée est la même que le départ\u202f: choisissez un autre lieu, ou «\u202fN’importe quelle destination\u202f»',
  onlyReturns: 'Il n’y a que des retours\u202f: indiquez l’heure d’au moins un aller',
  sharedDay: 'Un de ces jours est déjà dans une autre ligne, et un jour n’a qu’un horaire\u202f: décochez-le dans l’une des deux',
  over: 'La période entière est passée\u202f: choisissez des dates qui vont au moins jusqu’à aujourd’hui',
};

/** The fields at which something is said, each with the name of its sentence or, where it has none, with what is said. */
const breaches = (record: RecordData, before?: RecordData) =>
  rules.flatMap((rule) => rule(record, before)).map(({ field, text }) => `${field}: ${Object.entries(SENTENCES).find(([, sentence]) => sentence === text)?.[0] ?? text}`);

const once = { regular: false, punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2027-01-05', punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '21:30', punctualReturnDateChoice: 1 };
const back = { punctualReturnDateChoice: 5, punctualReturnDate: '2027-01-05', punctualReturnTime: '21:00' };
const weekly = { regular: true, regularDateChoice: 1, regularMinDate: '2027-01-05' };
const nancy = { addressLocality: 'Nancy', latitude: 48.6921, longitude: 6.1844 };

beforeEach(() => void vi.useFakeTimers({ now: new Date(2027, 0, 4, 10), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a journey that nobody can make', () => {
  test.each<[string, RecordData, string[]]>([
    ['back before it starts, the same day', { ...once, ...back }, ['punctualReturnTime: returnBeforeOutward']],
    ['back when it starts', { ...once, ...back, punctualReturnTime: '21:30' }, ['punctualReturnTime: returnBeforeOutward']],
    ['back later that day', { ...once, ...back, punctualReturnTime: '22:00' }, []],
    ['back earlier on another day', { ...once, ...back, punctualReturnDate: '2027-01-06' }, []],
    ['back before the part of the day starts', { ...once, ...back, punctualOutwardTimeChoice: 3, punctualReturnTime: '11:00' }, ['punctualReturnTime: returnBeforeOutward']],
    ['back within it', { ...once, ...back, punctualOutwardTimeChoice: 3, punctualReturnTime: '17:00' }, []],
    ['back two hours later', { ...once, punctualReturnDateChoice: 3 }, []],
    ['back two hours later, at midnight', { ...once, punctualOutwardMinTime: '22:00', punctualReturnDateChoice: 3 }, ['punctualReturnDateChoice: returnNextDay']],
    ['back three hours later, past midnight', { ...once, punctualReturnDateChoice: 4 }, ['punctualReturnDateChoice: returnNextDay']],
    ['back past midnight from the middle of the evening', { ...once, punctualOutwardTimeChoice: 4, punctualReturnDateChoice: 4 }, ['punctualReturnDateChoice: returnNextDay']],
    ['back past midnight, within some days', { ...once, punctualOutwardDateChoice: 2, punctualReturnDateChoice: 4 }, ['punctualReturnDateChoice: returnNextDayOfRange']],
    ['back on a day of its own, within some days', { ...once, ...back, punctualOutwardDateChoice: 2 }, ['punctualReturnDateChoice: returnOfRange']],
    ['to where it starts', { origin: nancy, destination: { ...nancy, displayLabel: ['Nancy'] } }, ['destination: samePlace']],
    ['to anywhere', { origin: nancy, destination: nancy, destinationAny: true }, []],
    ['to another place', { origin: nancy, destination: { ...nancy, latitude: 48.7 } }, []],
    ['of returns only', { ...weekly, regularSchedules: [{ days: ['mon'], returnTime: '17:00' }, { days: ['tue'], returnTime: '18:00' }] }, ['regularSchedules: onlyReturns']],
    ['of returns only, once their outward hours are emptied', { ...weekly, regularSchedules: [{ days: ['mon'], outwardTime: '', returnTime: '17:00' }] }, ['regularSchedules: onlyReturns']],
    ['of one day of returns', { ...weekly, regularSchedules: [{ days: ['mon'], outwardTime: '08:00' }, { days: ['tue'], returnTime: '18:00' }] }, []],
    ['back before it starts, in a line of a week', { ...weekly, regularSchedules: [{ days: ['mon'], outwardTime: '08:00', returnTime: '17:00' }, { days: ['tue'], outwardTime: '14:00', returnTime: '12:00' }] }, ['regularSchedules.1.returnTime: returnBeforeOutwardOfDay']],
    ['back when it starts, in a line of a week', { ...weekly, regularSchedules: [{ days: ['mon'], outwardTime: '08:00', returnTime: '08:00' }] }, ['regularSchedules.0.returnTime: returnBeforeOutwardOfDay']],
    ['back in the morning after a night, on the line of that day', { ...weekly, regularSchedules: [{ days: ['mon'], outwardTime: '22:00' }, { days: ['tue'], returnTime: '06:00' }] }, []],
    ['of lines that are still to be filled', { ...weekly, regularSchedules: [{}] }, []],
    ['twice on a day', { ...weekly, regularSchedules: [{ days: ['mon'], outwardTime: '08:00' }, { days: ['mon', 'tue'], outwardTime: '10:00' }] }, ['regularSchedules.1.days: sharedDay']],
    ['of which nothing is said yet', {}, []],
  ])('is told: %s', (_what, record, told) => {
    expect(breaches(record)).toEqual(told);
  });

  test('is not told of an edit that leaves it as it was', () => {
    const before = { ...once, ...back, givenName: 'Odette' };
    expect(breaches({ ...before, givenName: 'Raymonde' }, before)).toEqual([]);
    expect(breaches({ ...before, punctualReturnTime: '20:00' }, before)).toEqual(['punctualReturnTime: returnBeforeOutward']);
  });
});

describe('a period that is over', () => {
  const over = '2026-12-01';
  test.each<[string, RecordData, RecordData, string[]]>([
    ['a week from a day of the past', { ...weekly, regularDateChoice: 3, regularMinDate: over, regularMaxDate: '2027-02-01' }, { regularDateChoice: 1, regularMaxDate: undefined }, ['regularMinDate: over']],
    ['until a day of the past', { ...weekly, regularDateChoice: 3, regularMinDate: over, regularMaxDate: '2027-02-01' }, { regularMaxDate: '2026-12-31' }, ['regularMaxDate: over']],
    ['until today', { ...weekly, regularDateChoice: 3, regularMinDate: over, regularMaxDate: '2027-02-01' }, { regularMaxDate: '2027-01-04' }, []],
    ['on that very day rather than within a month', { ...once, punctualOutwardDateChoice: 4, punctualOutwardMinDate: '2026-12-20' }, { punctualOutwardDateChoice: 1 }, ['punctualOutwardMinDate: over']],
    ['within a week rather than a month', { ...once, punctualOutwardDateChoice: 4, punctualOutwardMinDate: '2026-12-20' }, { punctualOutwardDateChoice: 2 }, ['punctualOutwardMinDate: over']],
    ['once rather than every week', { ...weekly, regularMinDate: '2027-01-01' }, { ...once, punctualOutwardMinDate: over }, ['punctualOutwardMinDate: over']],
    ['another hour of a day that is over', { ...once, punctualOutwardMinDate: over }, { punctualOutwardMinTime: '08:00' }, []],
  ])('is told of an edit that makes it so: %s', (_what, before, changes, told) => {
    expect(breaches({ ...before, ...changes }, before)).toEqual(told);
  });
});
