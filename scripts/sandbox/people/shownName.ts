import type { RecordData } from '../../../src/engine/model/Schema';


/** A person's names as the platform shows them to others: in lower case with a capital ("Jean-pierre"), and the family name shortened. */
export function shownName({ givenName, familyName }: RecordData): { username: string; givenName: string; familyName: string } {
  const given = capitalise(givenName);
  const family = capitalise(familyName);
  return { username: `${given} ${family.charAt(0)}.`, givenName: given, familyName: family };
}

function capitalise(name: unknown): string {
  const text = typeof name === 'string' ? name.toLowerCase() : '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
