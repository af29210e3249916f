import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '@/i18n/locales/en/later/solidaryJourney.json';
import fr from '@/i18n/locales/fr/later/solidaryJourney.json';
import { journeyWords } from '@/features/solidary/model/journeyWords';
import type { Journey } from '@/features/solidary/model/SolidaryCase';

let french: TFunction;
let english: TFunction;

beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'fr', resources: { fr: { solidaryJourney: fr }, en: { solidaryJourney: en } }, interpolation: { escapeValue: false } });
  french = i18n.getFixedT('fr', 'solidaryJourney');
  english = i18n.getFixedT('en', 'solidaryJourney');
});

const noDay = { mon: false, tue: false, wed: false, thu: false, fri: false, sat: false, sun: false };
const punctual: Journey = {
  frequency: 1,
  isRoundTrip: false,
  isAnywhere: false,
  fromDate: '2027-03-12',
  outward: { time: '08:30', min: '08:15', max: '08:45' },
  schedules: [],
  choices: { outwardDate: 1, outwardTime: 1, returnDate: 1 },
};
const back: Partial<Journey> = { isRoundTrip: true, returnDate: '2027-03-12', return: { time: '18:00', min: '17:45', max: '18:15' } };
const words = (change: Partial<Journey>) => journeyWords({ ...punctual, ...change }, 'fr', french);

describe('when a journey is', () => {
  it('is a day and an hour, without the margin that the platform puts around it', () => {
    expect(words({})).toEqual({ kind: 'Trajet ponctuel, aller simple', outward: 'Le 12/03/2027 à 08:30', week: [] });
  });

  it('is the window of the structure when that was chosen', () => {
    expect(words({ outward: { time: '10:30', min: '08:00', max: '13:00' }, choices: { outwardTime: 2 } }).outward).toBe('Le 12/03/2027 entre 08:00 et 13:00');
  });

  it('is a day of several when the date is flexible', () => {
    expect(words({ frequency: 3, toDate: '2027-03-19' })).toMatchObject({ kind: 'Trajet à date souple, aller simple', outward: 'Un jour entre le 12/03/2027 et le 19/03/2027, à 08:30' });
  });

  it.each([
    [{ returnDate: 2 }, 'Retour 1 heure après l’aller'],
    [{ returnDate: 4 }, 'Retour 3 heures après l’aller'],
    [{ returnDate: 5 }, 'Retour le 12/03/2027 à 18:00'],
    // A request from the public site has no choices.
    [{}, 'Retour le 12/03/2027 à 18:00'],
  ])('comes back as %j says', (choices, said) => {
    expect(words({ ...back, choices }).return).toBe(said);
  });

  it('comes back on the day of the outward journey where no other is said', () => {
    const { returnDate: _returnDate, ...sameDay } = back;
    expect(words({ ...sameDay, choices: { returnDate: 5 } }).return).toBe('Retour le 12/03/2027 à 18:00');
  });

  it('comes back on the day of a flexible outward journey', () => {
    expect(words({ ...back, frequency: 3, toDate: '2027-03-19', choices: { returnDate: 5 } }).return).toBe('Retour le même jour à 18:00');
  });

  it('is every week for a regular one, each row of days with its hours', () => {
    const schedules = [
      { days: { ...noDay, mon: true, thu: true }, outwardTime: '08:30', returnTime: '18:00' },
      { days: { ...noDay, wed: true }, outwardTime: '13:30' },
    ];
    expect(words({ ...back, frequency: 2, toDate: '2027-06-30', schedules })).toEqual({
      kind: 'Trajet régulier, aller-retour',
      outward: 'Chaque semaine, du 12/03/2027 au 30/06/2027',
      week: [
        { days: 'lundi, jeudi', hours: 'aller à 08:30, retour à 18:00' },
        { days: 'mercredi', hours: 'aller à 13:30' },
      ],
    });
  });

  it('says what it knows when the platform says little', () => {
    expect(journeyWords({ ...punctual, outward: {}, choices: {} }, 'en', english)).toMatchObject({ kind: 'Single journey, one way', outward: 'On 12/03/2027' });
    expect(journeyWords({ frequency: 1, isRoundTrip: false, isAnywhere: false, schedules: [], choices: {} }, 'fr', french).outward).toBe('Date non précisée');
    expect(words({ frequency: 2, schedules: [] }).outward).toBe('Chaque semaine, à partir du 12/03/2027');
  });
});
