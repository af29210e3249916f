import type { Person, SolidaryCase } from '../../model/SolidaryCase';

/** A person with an account, whom an action can be about. */
export interface Account extends Person {
  userId: number;
  /** The person's part in the request. */
  as: 'beneficiary' | 'driver' | 'carpooler';
}

/**
 * The people whom an action may be about: the beneficiary, then the chosen drivers (contract requests.work) and, where carpoolers cannot be chosen,
 * those who were found. A light structure does not look for drivers.
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
