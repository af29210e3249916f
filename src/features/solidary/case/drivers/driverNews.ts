import { momentOf } from '../../model/momentOf';
import type { DiaryEntry, Person } from '../../model/SolidaryCase';

/** What an action tells about a person who was asked to drive: they agreed, they refused, or they have not answered. */
export type News = 'agreed' | 'refused' | 'silent';

/** The actions that follow a contact (contract requests.actions). */
const NEWS: Readonly<Record<string, News>> = {
  solidary_link: 'agreed',
  solidary_carpool_ongoing: 'agreed',
  solidary_punctual_carpool: 'agreed',
  solidary_regular_carpool: 'agreed',
  solidary_carpool_refusal: 'refused',
  solidary_no_available_carpooler: 'refused',
  solidary_carpool_no_response: 'silent',
};

export function newsOf(action: string): News | undefined {
  return NEWS[action];
}

/** The last outcome that operators noted for a person. */
export function latestNews({ userId }: Pick<Person, 'userId'>, diary: readonly DiaryEntry[]): DiaryEntry | undefined {
  const about = diary.filter(({ action, person }) => newsOf(action) !== undefined && userId !== undefined && person?.userId === userId);
  return about.toSorted((one, other) => momentOf(other.date) - momentOf(one.date))[0];
}
