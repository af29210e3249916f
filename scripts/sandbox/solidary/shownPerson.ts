import type { RecordData } from '../../../src/engine/model/Schema';
import type { RequestContext } from '../World';
import { avatarOf } from './shownMatchings';
import { rawHome } from './wireParts';

const COPIED = ['email', 'gender', 'telephone', 'givenName', 'familyName', 'birthDate', 'newsSubscription'];

/** The personal fields that the items of both kinds of people have (contract people.fields). */
export function shownPerson(document: RecordData, context: RequestContext): RecordData {
  const { userId } = document;
  return { userId, ...Object.fromEntries(COPIED.map((name) => [name, document[name] ?? null])), homeAddress: shownHome(document), avatar: avatarOf(document, context) };
}

export function shownHome({ homeAddress, userId }: RecordData): RecordData | null {
  return homeAddress ? rawHome(homeAddress as RecordData, userId as number) : null;
}
