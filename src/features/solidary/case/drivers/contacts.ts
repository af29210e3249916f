import { momentOf } from '../../model/momentOf';
import type { Carpooler, ChosenDriver, DiaryEntry, Message, Person } from '../../model/SolidaryCase';
import { latestNews } from './driverNews';

/** A person who could drive. One who was not chosen has no solution, so nothing can be written to them here. */
export type Contacted = Pick<ChosenDriver, 'key' | 'userId' | 'givenName' | 'familyName' | 'solutions'>;

export function asContacted({ key, person }: Carpooler): Contacted {
  return { ...person, key, solutions: [] };
}

/** A time at which an operator or the beneficiary contacted a driver. */
export interface Contact {
  means: Means;
  /** The ISO instant. */
  date: string;
  by?: Person;
}

export type Means = 'message' | OtherMeans;

/** Ways outside the platform, of which only a note tells. */
export type OtherMeans = 'sms' | 'call';

/** The actions that note a first contact with a driver, and a later one (contract requests.actions). */
const CONTACT_ACTION = /^solidary_(?:contact|reminder)_(sms|message|call)$/;

/** The messages with a driver, each once, oldest first: linked solutions repeat the same thread (contract requests.solutions). */
export function threadOf({ solutions }: Pick<Contacted, 'solutions'>): Message[] {
  const messages = solutions.flatMap((solution) => solution.messages);
  const byContent = new Map(messages.map((message) => [`${message.date} ${message.author?.userId} ${message.text}`, message]));
  return [...byContent.values()].toSorted((one, other) => momentOf(one.date) - momentOf(other.date));
}

export function isFrom(driver: Contacted, { author }: Message): boolean {
  return author?.userId !== undefined && author.userId === driver.userId;
}

/** The contacts with a driver, from the messages and the operators' notes, newest first. */
export function contactsOf(driver: Contacted, diary: readonly DiaryEntry[]): Contact[] {
  const written = threadOf(driver)
    .filter((message) => !isFrom(driver, message))
    .map(({ date, delegate, author }) => contact('message', date, delegate ?? author));
  return [...written, ...notedContacts(driver, diary)].toSorted((one, other) => momentOf(other.date) - momentOf(one.date));
}

/** Whether nothing shows that the driver has answered since the last contact. */
export function isAwaitingAnswer(driver: Contacted, diary: readonly DiaryEntry[]): boolean {
  const [last] = contactsOf(driver, diary);
  if (!last) return false;
  const answer = threadOf(driver).findLast((message) => isFrom(driver, message));
  return currentNews(driver, diary) === undefined && (answer === undefined || momentOf(answer.date) < momentOf(last.date));
}

/** The outcome of asking the driver, unless they were contacted again since. */
export function currentNews(driver: Contacted, diary: readonly DiaryEntry[]): DiaryEntry | undefined {
  const news = latestNews(driver, diary);
  const [last] = contactsOf(driver, diary);
  return news && momentOf(news.date) >= momentOf(last?.date ?? '') ? news : undefined;
}

/** Whether an operator wrote a message that is not in the history: the platform does not note messages by itself (contract requests.commands). */
export function hasUnnotedMessage(driver: Contacted, diary: readonly DiaryEntry[]): boolean {
  const sent = threadOf(driver).findLast(({ delegate }) => delegate !== undefined);
  const noted = notedContacts(driver, diary).filter(({ means }) => means === 'message');
  return sent !== undefined && noted.every(({ date }) => momentOf(date) < momentOf(sent.date));
}

/** The action that notes a contact: the first one, or one after another. */
export function contactAction(means: Means, driver: Contacted, diary: readonly DiaryEntry[]): string {
  return `solidary_${notedContacts(driver, diary).length === 0 ? 'contact' : 'reminder'}_${means}`;
}

function notedContacts({ userId }: Contacted, diary: readonly DiaryEntry[]): Contact[] {
  return diary.flatMap(({ action, person, author, date }) => {
    const means = CONTACT_ACTION.exec(action)?.[1];
    return means !== undefined && userId !== undefined && person?.userId === userId ? [contact(means as Means, date, author)] : [];
  });
}

function contact(means: Means, date: string, by: Person | undefined): Contact {
  return { means, date, ...(by && { by }) };
}
