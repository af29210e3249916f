import { isReplaced } from '../../model/isReplaced';
import { personName } from '../../model/personName';
import type { DiaryEntry, SolidaryCase } from '../../model/SolidaryCase';
import { asContacted, contactsOf, currentNews, type Contacted } from '../drivers/contacts';
import { newsOf } from '../drivers/driverNews';
import { driversDiary } from '../drivers/driversDiary';

const CREATED = 0;
const FOLLOW_UP = 3;
const CLOSED = 4;

/** The part of the page where a request is taken into account: the progression that says so. */
export const ACCEPT = 'accept';

/** The next step for a request, and the part of the page where it is done. */
interface NextStep {
  name: 'accept' | 'find' | 'contact' | 'relate' | 'follow';
  section: 'solutions' | 'drivers' | 'actions' | typeof ACCEPT;
  /** The person it is about, if it is only one. */
  person?: string;
}

/** The next step of an operator's work (contract requests.work); nothing for a request that is closed or replaced. */
export function nextStep(solidaryCase: SolidaryCase): NextStep | undefined {
  const { status, drivers, carpoolers, structure } = solidaryCase;
  const diary = driversDiary(solidaryCase);
  if (status === CLOSED || isReplaced(solidaryCase)) return undefined;
  if (status === FOLLOW_UP) return { name: 'follow', section: 'actions' };
  if (drivers.length === 0 && status === CREATED) return { name: 'accept', section: ACCEPT };
  const found = [...carpoolers.outward, ...carpoolers.return].map(asContacted);
  const askings = [...drivers, ...found].map((one) => askingOf(one, diary));
  if (askings.includes('agreed')) return { name: 'follow', section: 'actions' };
  if (askings.includes('asked')) return { name: 'relate', section: 'actions' };
  const unasked = drivers.filter((driver) => askingOf(driver, diary) === 'none');
  if (unasked.length === 0) return structure.isLight ? { name: 'follow', section: 'actions' } : { name: 'find', section: 'solutions' };
  const person = unasked.length === 1 ? personName(unasked[0]) : undefined;
  return { name: 'contact', section: 'drivers', ...(person !== undefined && { person }) };
}

/** Whether a person was asked to drive, and the outcome, from the platform and the history. */
function askingOf(person: Contacted, diary: readonly DiaryEntry[]): 'none' | 'asked' | 'agreed' | 'over' {
  const news = currentNews(person, diary);
  if (news) return newsOf(news.action) === 'agreed' ? 'agreed' : 'over';
  const isContacted = person.solutions.some((solution) => solution.isContacted) || contactsOf(person, diary).length > 0;
  return isContacted ? 'asked' : 'none';
}
