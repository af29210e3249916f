import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import solidaryCase from '@/i18n/locales/fr/later/solidaryCase.json';
import solidaryJourney from '@/i18n/locales/fr/later/solidaryJourney.json';
import { peopleOf } from '@/features/solidary/case/actions/people';
import { ageOn } from '@/features/solidary/case/beneficiary/age';
import { nextStep } from '@/features/solidary/case/header/nextStep';
import { choiceBody, chosenFor } from '@/features/solidary/case/solutions/useChoice';
import { readCase } from '@/features/solidary/model/readCase';
import type { WeekHours } from '@/features/solidary/model/SolidaryCase';
import { wordedProof } from '@/features/solidary/model/wordedProof';
import { weekWords } from '@/features/solidary/model/weekWords';

const jean = { id: 3, matchingId: 501, type: 'carpooler', userId: 77, givenName: 'Jean', familyName: 'Petit' };
const zoe = { id: 4, matchingId: 502, type: 'carpooler', userId: 78, givenName: 'Zoé' };
const step = (status: number, drivers: object[] = [], more: object = {}) => nextStep(readCase({ id: 12, status, solutions: { drivers, threads: [] }, ...more }));

/** A history of actions about Jean, oldest first. */
const noted = (...actions: string[]) => ({ diary: actions.map((action, index) => ({ action, userId: 77, date: `2026-11-20T08:0${index}:00+00:00` })) });

describe('what comes next for a request', () => {
  it.each([
    ['new', step(0), { name: 'accept', section: 'accept' }],
    ['new, with a driver already', step(0, [jean]), { name: 'contact', section: 'drivers', person: 'Jean Petit' }],
    ['taken into account', step(1), { name: 'find', section: 'solutions' }],
    ['with a driver who knows nothing yet', step(1, [jean]), { name: 'contact', section: 'drivers', person: 'Jean Petit' }],
    ['with several of them', step(2, [jean, zoe]), { name: 'contact', section: 'drivers' }],
    ['with a driver who was written to', step(2, [{ ...jean, contacted: true }, zoe]), { name: 'relate', section: 'actions' }],
    ['with a driver who was put in touch', step(2, [jean], noted('solidary_contact_call', 'solidary_link')), { name: 'follow', section: 'actions' }],
    ['with a driver who has refused', step(2, [jean], noted('solidary_contact_call', 'solidary_carpool_refusal')), { name: 'find', section: 'solutions' }],
    ['with a driver who was asked again since', step(2, [jean], noted('solidary_carpool_refusal', 'solidary_reminder_call')), { name: 'relate', section: 'actions' }],
    ['with one who has refused and one who knows nothing yet', step(2, [jean, zoe], noted('solidary_carpool_refusal')), { name: 'contact', section: 'drivers', person: 'Zoé' }],
    ['with a carpooler who was called, and cannot be chosen', step(2, [], { ...noted('solidary_contact_call'), carpools: { outward: [{ matchingId: 9, carpoolerId: 77 }] } }), { name: 'relate', section: 'actions' }],
    ['followed up', step(3, [jean]), { name: 'follow', section: 'actions' }],
    ['of a structure that looks for nobody', step(1, [], { mode: 1 }), { name: 'follow', section: 'actions' }],
  ])('when it is %s', (_when, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('is nothing once it is closed or replaced, by its status or by its copy', () => {
    expect([step(4, [jean]), step(6), step(2, [], { solidaryChildId: 13 })]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the people that an action may be about', () => {
  const of = (more: object, choosesCarpoolers = false) =>
    peopleOf(readCase({ id: 12, status: 2, userId: 31, givenName: 'Odette', solutions: { drivers: [zoe] }, ...more }), { choosesCarpoolers }).map(({ userId, as }) => [userId, as]);
  const found = { carpools: { outward: [{ matchingId: 9, carpoolerId: 77 }, { matchingId: 10 }], return: [{ matchingId: 11, carpoolerId: 77 }, { matchingId: 12, carpoolerId: 78 }] } };

  it('are the beneficiary, the drivers and the carpoolers who were found, each once and by the first of these', () => {
    expect(of(found)).toEqual([[31, 'beneficiary'], [78, 'driver'], [77, 'carpooler']]);
  });

  it('are no carpoolers where these are chosen as drivers first, nor in a structure that looks for nobody', () => {
    const known = [[31, 'beneficiary'], [78, 'driver']];
    expect([of(found, true), of({ ...found, mode: 1 })]).toEqual([known, known]);
  });
});

describe('when somebody drives', () => {
  let t: TFunction;
  beforeAll(async () => {
    const i18n = i18next.createInstance();
    await i18n.init({ lng: 'fr', resources: { fr: { solidaryCase, solidaryJourney } }, interpolation: { escapeValue: false } });
    t = i18n.getFixedT('fr', 'solidaryCase');
  });
  const words = (week: WeekHours) => weekWords(week, 'fr', t);

  it('is said for each run of days at the same hour', () => {
    const week = { mon: '07:30', tue: '07:30', wed: '07:30', fri: '08:00' };
    expect(words(week)).toEqual(['lundi – mercredi à 07:30', 'vendredi à 08:00']);
  });

  it('is said twice when a day without a journey parts two runs, and not at all of an empty week', () => {
    expect(words({ mon: '07:30', wed: '07:30' })).toEqual(['lundi à 07:30', 'mercredi à 07:30']);
    expect(words({})).toEqual([]);
  });
});

describe('the age of a beneficiary', () => {
  const today = new Date(2027, 2, 12);

  it.each([
    ['1958-03-12', 69],
    ['1958-03-13', 68],
    ['1958-12-01', 68],
    ['2027-01-01', 0],
    ['2030-01-01', undefined],
  ])('born on %s', (birthDate, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });
});

describe('the answer to a proof', () => {
  const situation = { id: 7, label: 'Situation', inputType: 'radio' as const, mandatory: false, activated: true, choices: [{ value: 'retired', label: 'Retraité' }, { value: 'employee', label: 'Salarié' }, { value: '2', label: '1' }, { value: '3', label: '2' }] };

  it.each([
    ['the first choice, which the platform sends by its value', 'retired', 'Retraité'],
    ['another one, which it sends by its label', 'Salarié', 'Salarié'],
    ['another one by its value, should it send that', 'employee', 'Salarié'],
    ['a label that is the value of another choice', '2', '2'],
    ['a box', true, true],
  ])('is in the words of the structure: %s', (_what, value, said) => {
    expect(wordedProof({ definitionId: 7, label: 'Situation', value }, [situation]).value).toBe(said);
  });

  it('is left as it is where the structure is not known', () => {
    expect(wordedProof({ definitionId: 7, label: 'Situation', value: 'retired' }, []).value).toBe('retired');
  });
});

describe('the choice of a driver', () => {
  const request = readCase({
    carpools: { outward: [{ matchingId: 501, carpoolerId: 77 }, { matchingId: 502 }] },
    transporters: { outward: [{ matchingId: 900, volunteerId: 31 }] },
    solutions: { drivers: [jean] },
  });
  const [carpooler, nobody] = request.carpoolers.outward;
  const [volunteer] = request.transporters.outward;

  it('names the match and the person, a carpooler or a volunteer', () => {
    expect(carpooler && choiceBody(carpooler)).toEqual({ solution: { matching: 501, carpooler: 77 } });
    expect(volunteer && choiceBody(volunteer)).toEqual({ solution: { matching: 900, transporter: 31 } });
    expect(nobody && choiceBody(nobody)).toBeUndefined();
  });

  it('is known from the match of a solution', () => {
    expect([carpooler, volunteer].map((match) => match && chosenFor(request, match)?.givenName)).toEqual(['Jean', undefined]);
  });
});
