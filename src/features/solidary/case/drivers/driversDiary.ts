import { momentOf } from '../../model/momentOf';
import type { DiaryEntry, SolidaryCase } from '../../model/SolidaryCase';
import { contactsOf } from './contacts';
import { newsOf } from './driverNews';

/**
 * The history as the cards of drivers read it. An action is about the beneficiary unless the operator says somebody else: what such an action tells of a
 * driver is told of the only one who was chosen, once they have been contacted. Before that it was about somebody else.
 */
export function driversDiary({ diary, drivers, beneficiary }: Pick<SolidaryCase, 'diary' | 'drivers' | 'beneficiary'>): readonly DiaryEntry[] {
  const [driver, ...others] = drivers;
  const first = driver && others.length === 0 ? contactsOf(driver, diary).at(-1) : undefined;
  if (!first) return diary;
  const isTheirs = ({ action, person, date }: DiaryEntry) =>
    newsOf(action) !== undefined && person?.userId === beneficiary.userId && momentOf(date) >= momentOf(first.date);
  return diary.map((entry) => (driver && isTheirs(entry) ? { ...entry, person: driver } : entry));
}
