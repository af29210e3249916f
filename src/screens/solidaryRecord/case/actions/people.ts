import { personName } from '../../model/personName';
import type { SolidaryCase } from '../../model/SolidaryCase';

/** Those whom an action may be about: the beneficiary first, then the drivers who were chosen (contract solidary 21.6). */
export function peopleOf({ beneficiary, drivers }: SolidaryCase): { userId: number; name: string | undefined; isBeneficiary: boolean }[] {
  const people = [beneficiary, ...drivers].map((person, index) => ({ userId: person.userId, name: personName(person), isBeneficiary: index === 0 }));
  const known = people.flatMap(({ userId, ...person }) => (userId === undefined ? [] : [{ userId, ...person }]));
  return known.filter(({ userId }, index) => known.findIndex((other) => other.userId === userId) === index);
}
