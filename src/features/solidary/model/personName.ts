import type { Person } from './SolidaryCase';

/** The full name of a person, "Aïcha Benali"; undefined for a deleted account. */
export function personName(person: Pick<Person, 'givenName' | 'familyName'> | undefined): string | undefined {
  return [person?.givenName, person?.familyName].filter(Boolean).join(' ') || undefined;
}
