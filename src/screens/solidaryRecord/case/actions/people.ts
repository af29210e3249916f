import type { Person, SolidaryCase } from '../../model/SolidaryCase';

/** Somebody with an account, which is what an action is about. */
export type Account = Person & Required<Pick<Person, 'userId'>>;

/** Those whom an action may be about: the beneficiary first, then the drivers who were chosen (contract solidary 21.6). */
export function peopleOf({ beneficiary, drivers }: SolidaryCase): Account[] {
  const people = [beneficiary, ...drivers].flatMap(({ userId, ...person }) => (userId === undefined ? [] : [{ userId, ...person }]));
  return people.filter(({ userId }, index) => people.findIndex((other) => other.userId === userId) === index);
}
