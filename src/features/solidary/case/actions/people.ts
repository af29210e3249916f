import type { Person, SolidaryCase } from '../../model/SolidaryCase';

/** Somebody with an account, which is what an action is about. */
export interface Account extends Person {
  userId: number;
  /** What they are to the request. */
  as: 'beneficiary' | 'driver' | 'carpooler';
}

/**
 * Those whom an action may be about: the beneficiary first, then the drivers who were chosen (contract requests.work), then, where carpoolers cannot be
 * chosen, those who were found. A light structure looks for nobody.
 */
export function peopleOf({ beneficiary, drivers, carpoolers, structure }: SolidaryCase, { choosesCarpoolers }: { choosesCarpoolers: boolean }): Account[] {
  const found = choosesCarpoolers || structure.isLight ? [] : [...carpoolers.outward, ...carpoolers.return];
  const people = [
    ...accountOf(beneficiary, 'beneficiary'),
    ...drivers.flatMap((driver) => accountOf(driver, 'driver')),
    ...found.flatMap(({ person }) => accountOf(person, 'carpooler')),
  ];
  return people.filter(({ userId }, index) => people.findIndex((other) => other.userId === userId) === index);
}

function accountOf({ userId, ...person }: Person, as: Account['as']): Account[] {
  return userId === undefined ? [] : [{ userId, as, ...person }];
}
