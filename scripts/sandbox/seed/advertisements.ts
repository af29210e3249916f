import { PLACES } from './places';
import { Random, seedOf } from './Random';

/** A journey that somebody offers or looks for. */
export interface Advertisement {
  from: string;
  to: string;
  isRegular: boolean;
  asDriver: boolean;
  asPassenger: boolean;
  validUntil: string;
}

/**
 * The journeys of a person, according to the kind that the list shows: 1 for drivers, 2 for passengers, 3 for both, anything else for none. They
 * start from the person's home, if there is one.
 */
export function advertisementsOf(userId: number, adType: number | null, locality: string | null): Advertisement[] {
  if (adType === null || adType < 1) return [];
  const random = new Random(seedOf('advertisements of', userId));
  return Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => ({
    from: locality ?? random.pick(PLACES).commune,
    to: random.pick(PLACES).commune,
    isRegular: random.chance(0.6),
    asDriver: adType !== 2,
    asPassenger: adType !== 1,
    validUntil: new Date(Date.UTC(2026, 11, random.integer(1, 180))).toISOString().slice(0, 10),
  }));
}
