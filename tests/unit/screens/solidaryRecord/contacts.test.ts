import { describe, expect, test } from 'vitest';
import { contactAction, contactsOf, currentNews, hasUnnotedMessage, isAwaitingAnswer, threadOf } from '@/features/solidary/case/drivers/contacts';
import { newsOf } from '@/features/solidary/case/drivers/driverNews';
import { driversDiary } from '@/features/solidary/case/drivers/driversDiary';
import type { ChosenDriver, DiaryEntry, Message, SolidaryCase } from '@/features/solidary/model/SolidaryCase';

const [BENEFICIARY, DRIVER, OPERATOR] = [{ userId: 1, givenName: 'Jeanne' }, { userId: 2, givenName: 'Paul' }, { givenName: 'Sophie' }];

const ours = (minute: number): Message => ({ author: BENEFICIARY, delegate: OPERATOR, text: 'Bonjour', date: at(minute) });
const theirs = (minute: number): Message => ({ author: DRIVER, text: 'Oui', date: at(minute) });
const noted = (action: string, minute: number, person = DRIVER): DiaryEntry => ({ action, person, author: OPERATOR, date: at(minute) });

function at(minute: number): string {
  return `2026-11-20T08:${String(minute).padStart(2, '0')}:00+00:00`;
}

function driver(...threads: Message[][]): ChosenDriver {
  const solutions = threads.map((messages, index) => ({ id: index + 1, isContacted: messages.length > 0, messages, schedule: {}, available: new Set<string>() }));
  return { ...DRIVER, key: 'user 2', kind: 'carpooler', solutions };
}

describe('the thread of a driver', () => {
  test('is told once where the outward and the return solution repeat it, oldest first', () => {
    expect(threadOf(driver([ours(3), theirs(1)], [theirs(1), ours(3)])).map(({ date }) => date)).toEqual([at(1), at(3)]);
  });

  test('holds what was written in either direction', () => {
    expect(threadOf(driver([ours(1)], [ours(2)]))).toHaveLength(2);
  });
});

describe('a driver was contacted', () => {
  test('when something was written to them, by the operator who did', () => {
    expect(contactsOf(driver([ours(1), theirs(2)]), [])).toEqual([{ means: 'message', date: at(1), by: OPERATOR }]);
  });

  test('when an operator has noted a call or a text message to them', () => {
    const diary = [noted('solidary_reminder_call', 5), noted('solidary_contact_sms', 4), noted('solidary_contact_call', 3, BENEFICIARY), noted('solidary_link', 6)];
    expect(contactsOf(driver([]), diary).map(({ means, date }) => [means, date])).toEqual([['call', at(5)], ['sms', at(4)]]);
  });

  test('and has not answered as long as nothing came from them since', () => {
    expect(isAwaitingAnswer(driver([]), [])).toBe(false);
    expect(isAwaitingAnswer(driver([ours(1)]), [])).toBe(true);
    for (const minute of [1, 2]) expect(isAwaitingAnswer(driver([ours(1), theirs(minute)]), [])).toBe(false);
    expect(isAwaitingAnswer(driver([ours(1), theirs(2)]), [noted('solidary_contact_call', 3)])).toBe(true);
  });
});

describe('the answer of a driver', () => {
  test.each([
    ['solidary_link', 'agreed'],
    ['solidary_carpool_ongoing', 'agreed'],
    ['solidary_punctual_carpool', 'agreed'],
    ['solidary_regular_carpool', 'agreed'],
    ['solidary_carpool_refusal', 'refused'],
    ['solidary_no_available_carpooler', 'refused'],
    ['solidary_carpool_no_response', 'silent'],
    ['solidary_contact_call', undefined],
  ])('is that of the entry %s: %s', (action, news) => {
    expect(newsOf(action)).toBe(news);
  });

  test('is the last one, where nobody has asked them since', () => {
    const answers = [noted('solidary_carpool_refusal', 3), noted('solidary_link', 5), noted('solidary_carpool_no_response', 4), noted('solidary_carpool_refusal', 9, BENEFICIARY)];
    expect(currentNews(driver([ours(1)]), answers)?.action).toBe('solidary_link');
    expect(currentNews(driver([ours(6)]), answers)).toBeUndefined();
    expect(currentNews(driver([]), answers)?.action).toBe('solidary_link');
  });

  test('noted about the beneficiary is that of the only driver, from when they were contacted', () => {
    const diary = [noted('solidary_link', 1, BENEFICIARY), noted('solidary_carpool_refusal', 3, BENEFICIARY), noted('solidary_update', 4, BENEFICIARY)];
    const about = (...drivers: ChosenDriver[]) => driversDiary({ diary, drivers, beneficiary: BENEFICIARY } as unknown as SolidaryCase).map(({ person }) => person?.userId);
    expect(about(driver([ours(2)]))).toEqual([1, 2, 1]);
    expect(about(driver([ours(2)]), driver([ours(2)]))).toEqual([1, 1, 1]);
    expect(about(driver([]))).toEqual([1, 1, 1]);
  });
});

describe('the history', () => {
  test('lacks a message until it is noted', () => {
    expect(hasUnnotedMessage(driver([ours(1)]), [])).toBe(true);
    expect(hasUnnotedMessage(driver([ours(1)]), [noted('solidary_contact_message', 1)])).toBe(false);
    expect(hasUnnotedMessage(driver([ours(1), ours(3)]), [noted('solidary_contact_message', 2)])).toBe(true);
  });

  test('lacks nothing when it is the beneficiary or the driver who wrote', () => {
    const { delegate: _delegate, ...own } = ours(1);
    expect(hasUnnotedMessage(driver([own, theirs(2)]), [])).toBe(false);
  });

  test('calls the first contact so, and a reminder what follows', () => {
    expect(contactAction('message', driver([ours(1)]), [])).toBe('solidary_contact_message');
    expect(contactAction('call', driver([]), [noted('solidary_contact_message', 1)])).toBe('solidary_reminder_call');
  });
});
