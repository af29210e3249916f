import { momentOf } from '../../model/momentOf';
import type { DiaryEntry, SolidaryCase } from '../../model/SolidaryCase';
import { contactsOf } from './contacts';
import { newsOf } from './driverNews';

/**
 * The history as the drivers' cards need it. An action counts as about the beneficiary unless the operator names somebody else. If such an action
 * tells about a driver and only one was chosen, it is taken to mean that driver once they have been contacted; before that it meant somebody else.
 */
export function driversDiary({ diary, drivers, beneficiary }: Pick<SolidaryCase, 'diary' | 'drivers' | 'beneficiary'>): readonly DiaryEntry[] {
  const [driver, ...others] = drivers;
  const first = driver && others.length === 0 ? contactsOf(driver, diary).at(-1) : undefined;
  if (!first) return diary;
  const isTheirs = ({ action, person, date }: DiaryEntry) =>
    newsOf(action) !== undefined && person?.userId === beneficiary.userId && momentOf(date) >= momentOf(first.date);
  return diary.map((entry) => (driver && isTheirs(entry) ? { ...entry, person: driver } : entry));
}
