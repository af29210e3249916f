import { momentOf } from '../../model/momentOf';
import type { ChosenDriver, DiaryEntry, Message, Person } from '../../model/SolidaryCase';

/** A time when somebody of ours turned to a driver. */
export interface Contact {
  means: Means;
  /** ISO instant. */
  date: string;
  by?: Person;
}

export type Means = 'message' | OtherMeans;

/** Outside the platform: nothing but a note tells of it. */
export type OtherMeans = 'sms' | 'call';

/** The actions that say that a driver was contacted, and contacted again (contract solidary 11.1). */
const CONTACT_ACTION = /^solidary_(?:contact|reminder)_(sms|message|call)$/;

/** What was written with a driver, once, oldest first: linked solutions repeat the same thread (contract solidary 8.4). */
export function threadOf({ solutions }: ChosenDriver): Message[] {
  const messages = solutions.flatMap((solution) => solution.messages);
  const byContent = new Map(messages.map((message) => [`${message.date} ${message.author?.userId} ${message.text}`, message]));
  return [...byContent.values()].toSorted((one, other) => momentOf(one.date) - momentOf(other.date));
}

export function isFrom(driver: ChosenDriver, { author }: Message): boolean {
  return author?.userId !== undefined && author.userId === driver.userId;
}

/** By message, as the thread tells, and by what operators noted; newest first (ux O6). */
export function contactsOf(driver: ChosenDriver, diary: readonly DiaryEntry[]): Contact[] {
  const written = threadOf(driver)
    .filter((message) => !isFrom(driver, message))
    .map(({ date, delegate, author }) => contact('message', date, delegate ?? author));
  return [...written, ...notedContacts(driver, diary)].toSorted((one, other) => momentOf(other.date) - momentOf(one.date));
}

/** Since the driver has last answered, as far as the platform knows. */
export function isAwaitingAnswer(driver: ChosenDriver, diary: readonly DiaryEntry[]): boolean {
  const [last] = contactsOf(driver, diary);
  const answer = threadOf(driver).findLast((message) => isFrom(driver, message));
  return last !== undefined && (answer === undefined || momentOf(answer.date) < momentOf(last.date));
}

/** Whether an operator has written what the history does not tell: the platform notes no message by itself (contract solidary 7.7). */
export function hasUnnotedMessage(driver: ChosenDriver, diary: readonly DiaryEntry[]): boolean {
  const sent = threadOf(driver).findLast(({ delegate }) => delegate !== undefined);
  const noted = notedContacts(driver, diary).filter(({ means }) => means === 'message');
  return sent !== undefined && noted.every(({ date }) => momentOf(date) < momentOf(sent.date));
}

/** Which action says it: the first contact, or one after another. */
export function contactAction(means: Means, driver: ChosenDriver, diary: readonly DiaryEntry[]): string {
  return `solidary_${notedContacts(driver, diary).length === 0 ? 'contact' : 'reminder'}_${means}`;
}

function notedContacts({ userId }: ChosenDriver, diary: readonly DiaryEntry[]): Contact[] {
  return diary.flatMap(({ action, person, author, date }) => {
    const means = CONTACT_ACTION.exec(action)?.[1];
    return means !== undefined && userId !== undefined && person?.userId === userId ? [contact(means as Means, date, author)] : [];
  });
}

function contact(means: Means, date: string, by: Person | undefined): Contact {
  return { means, date, ...(by && { by }) };
}
