import type { Person } from './SolidaryCase';

/** "Aïcha Benali"; nothing of an account that is gone. */
export function personName(person: Pick<Person, 'givenName' | 'familyName'> | undefined): string | undefined {
  return [person?.givenName, person?.familyName].filter(Boolean).join(' ') || undefined;
}
