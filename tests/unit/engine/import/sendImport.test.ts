import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import type { WireRecord } from '@/api/records';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import { chosenFault } from '@/engine/exchange/import/chosenFault';
import { forgetRun, isWatched, noteRun, runAt, subscribeToRuns, type ImportRun } from '@/engine/exchange/import/importRuns';
import { sendImport } from '@/engine/exchange/import/sendImport';
import { memoryStorage } from '../../api/fakes';
import { checkFile, RIGHT, STORED, TITLES } from './definition';

const PLACE = { userId: 4, pathname: '/readers/import' };
const KEY = 'backOffice.draft:4:/readers/import';
const SENT_AT = '2026-11-20T09:00:00.000Z';
const sent = { fileName: 'lecteurs.csv', sentAt: SENT_AT };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(SENT_AT) });
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  forgetRun(PLACE);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends one correct line to a server with this answer. */
async function send(answer: WireRecord | ApiErrorKind | (() => never), hasTitles = true) {
  const calls: unknown[] = [];
  const { checker } = await checkFile([TITLES, RIGHT], true);
  const api = {
    upload: async (path: string, form: FormData, options: unknown) => {
      calls.push(path, options, runAt(PLACE)?.status);
      const file = form.get('file') as File;
      calls.push([file.name, (await file.text()).split('\n').at(-1)], form.get('filename'), form.get('columnHeadersFirstLine'));
      if (typeof answer === 'function') answer();
      if (typeof answer === 'string') throw new ApiError(answer);
      return answer;
    },
  } as unknown as Api;
  const outcome = await sendImport({ api, checker, type: 'readers', file: { name: 'lecteurs.csv', leftOut: 0, hasTitles }, place: PLACE, errorText: ({ kind }) => `said of ${kind}` });
  return { calls, outcome };
}

describe('the sending of a file', () => {
  it('sends the right lines with the name of the file, without a deadline, and says so meanwhile', async () => {
    const { calls } = await send({ errors: [], messages: ['jeanne@exemple.fr added'] });
    expect(calls).toEqual(['admin/imports/readers', { unlimited: true }, 'sending', ['lecteurs.csv', STORED], 'lecteurs.csv', 'true']);
    expect((await send({}, false)).calls.at(-1)).toBe('false');
  });

  it.each<[string, WireRecord | ApiErrorKind | (() => never), object, object | undefined]>([
    ['done', { errors: [], messages: ['jeanne@exemple.fr added'] }, { kind: 'finished' }, { ...sent, status: 'done', counts: { added: 1 }, isCut: false, report: [{ outcome: 'added', line: 2 }] }],
    ['done, its messages under numbers', { messages: { 0: 'jeanne@exemple.fr already exists', 3: 'x', 4: 3 } }, { kind: 'finished' }, { status: 'done', counts: { existing: 1, other: 1 } }],
    ['done without a word', { errors: [] }, { kind: 'finished' }, { status: 'done', report: [], counts: {} }],
    ['answered with a record of something else', { id: 99_999, name: 'x' }, { kind: 'unknown' }, { ...sent, status: 'unknown' }],
    ['refused', { errors: ['File not in UTF-8'], messages: [] }, { kind: 'unfinished' }, { ...sent, status: 'refused', counts: { refused: 1 } }],
    ['rejected', 'rejected', { kind: 'unfinished' }, { ...sent, status: 'rejected', reason: 'said of rejected' }],
    ['denied', 'denied', { kind: 'unfinished' }, { status: 'rejected', reason: 'said of denied' }],
    ['broken off', 'server', { kind: 'unknown' }, { ...sent, status: 'unknown', reason: 'said of server' }],
    ['lost', 'outcomeUnknown', { kind: 'unknown' }, { ...sent, status: 'unknown' }],
    ['nobody knows what', () => { throw new Error('broken'); }, { kind: 'unknown' }, { status: 'unknown' }],
    ['not made, without a network', 'offline', { kind: 'unsent', reason: 'offline' }, undefined],
    ['not made, after too long', 'idle', { kind: 'unsent', reason: 'offline' }, undefined],
    ['not made, as the session could not be renewed', 'notRenewed', { kind: 'unsent', reason: 'notRenewed' }, undefined],
    ['not made, signed out', 'unauthorized', { kind: 'unsent', reason: 'offline' }, undefined],
  ])('is %s', async (_how, answer, outcome, run) => {
    expect((await send(answer)).outcome).toEqual(outcome);
    if (run) expect(runAt(PLACE)).toMatchObject(run);
    else expect(runAt(PLACE)).toBeUndefined();
  });

  it('is not made where the file cannot be written', async () => {
    const { checker } = await checkFile([TITLES, RIGHT], true);
    const broken = { ...checker, csv: () => Promise.reject(new Error('memory')) };
    const outcome = await sendImport({ api: {} as Api, checker: broken, type: 'readers', file: { name: 'a.csv', leftOut: 0, hasTitles: true }, place: PLACE, errorText: String });
    expect([outcome, runAt(PLACE)]).toEqual([{ kind: 'unsent', reason: 'unprepared' }, undefined]);
  });

  it('has the whole of a long report', async () => {
    const messages = Array.from({ length: 2300 }, (_none, index) => `reader${index}@exemple.fr added`);
    await send({ messages });
    expect(runAt(PLACE)).toMatchObject({ counts: { added: 2300 } });
    expect((runAt(PLACE) as { report: { said: string }[] }).report.map(({ said }) => said)).toEqual(messages);
  });
});

describe('what is known of a sending', () => {
  const done = (lines: number): ImportRun => ({ ...sent, status: 'done', counts: {}, isCut: false, report: Array.from({ length: lines }, () => ({ outcome: 'added' as const, said: 'x' })) });
  const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { isCut: boolean; report: unknown[] } | null;

  it('is what the page noted, and nothing for another operator or page', () => {
    noteRun(PLACE, { ...sent, status: 'sending' });
    expect(runAt(PLACE)).toEqual({ ...sent, status: 'sending' });
    expect([runAt({ ...PLACE, userId: 5 }), runAt({ ...PLACE, pathname: '/x' })]).toEqual([undefined, undefined]);
    forgetRun(PLACE);
    expect([runAt(PLACE), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it.each([
    ['sending', 'unknown'],
    ['rejected', 'rejected'],
  ])('after a reload is, of one that was %s, that it is %s', (status, told) => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...sent, status, reason: 'x' }));
    expect(runAt(PLACE)).toMatchObject({ ...sent, status: told });
  });

  it.each(['', 'broken'])('is nothing in %j', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(runAt(PLACE)).toBeUndefined();
  });

  it('is forgotten once the operator has logged out, which has emptied the storage', () => {
    noteRun(PLACE, { ...sent, status: 'sending' });
    sessionStorage.clear();
    expect(runAt(PLACE)).toBeUndefined();
    noteRun(PLACE, { ...sent, status: 'unknown' });
    expect([runAt(PLACE), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it('is, of one that was being sent when the operator logged out, how it ended, by its numbers alone, and nothing for anybody else', () => {
    noteRun(PLACE, { ...sent, status: 'sending' });
    sessionStorage.removeItem(KEY);
    expect(runAt(PLACE)).toMatchObject({ status: 'sending' });
    noteRun(PLACE, done(3));
    expect(runAt(PLACE)).toMatchObject({ ...sent, status: 'done', report: [], isCut: true });
    expect(runAt({ ...PLACE, userId: 5 })).toBeUndefined();
    expect(sessionStorage.getItem('backOffice.cut.import:4:/readers/import')).not.toContain('"said"');
    forgetRun(PLACE);
    expect([runAt(PLACE), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it('is forgotten by a log-out once it is over, and kept by the page alone no longer', () => {
    noteRun(PLACE, { ...sent, status: 'sending' });
    noteRun(PLACE, done(3));
    sessionStorage.removeItem(KEY);
    expect([runAt(PLACE), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it('is whole on the page, and as much of it as the storage takes for a reload', () => {
    noteRun(PLACE, { ...sent, status: 'sending' });
    noteRun(PLACE, done(2000));
    expect([kept()?.report.length, kept()?.isCut]).toEqual([2000, false]);
    noteRun(PLACE, done(2001));
    expect([kept()?.report.length, kept()?.isCut]).toEqual([2000, true]);
    expect(runAt(PLACE)).toMatchObject({ isCut: false, report: { length: 2001 } });
  });

  it.each([
    [50_000, 50],
    [500, 0],
    [50, undefined],
  ])('of two thousand lines has, in a storage with room for %i characters, %s', (room, lines) => {
    noteRun(PLACE, { ...sent, status: 'sending' });
    const storage = memoryStorage({ [KEY]: '{}' });
    const keeps = (key: string) => (storage.getItem(key)?.length ?? 0) <= room;
    vi.stubGlobal('sessionStorage', Object.assign(storage, { keeps }));
    noteRun(PLACE, done(2000));
    expect(keeps(KEY) ? kept()?.report?.length : undefined).toBe(lines);
    expect(runAt(PLACE)).toMatchObject({ report: { length: 2000 } });
  });

  it('is told to the pages that watch', () => {
    let told = 0;
    expect(isWatched()).toBe(false);
    const stop = subscribeToRuns(() => (told += 1));
    noteRun(PLACE, { ...sent, status: 'sending' });
    forgetRun(PLACE);
    expect([told, isWatched()]).toEqual([2, true]);
    stop();
    noteRun(PLACE, { ...sent, status: 'sending' });
    expect([told, isWatched()]).toEqual([2, false]);
  });
});

it.each([
  ['lecteurs.csv', 10, undefined],
  ['LECTEURS.TXT', 10, undefined],
  ['lecteurs.tsv', 50_000_000, undefined],
  ['lecteurs.xls', 10, undefined],
  ['lecteurs.xlsx', 10, undefined],
  ['lecteurs.ods', 10, undefined],
  ['lecteurs.csv', 50_000_001, 'weight'],
  ['lecteurs.csv.zip', 10, 'type'],
  ['csv', 10, 'type'],
])('of %s of %i bytes can be said: %s', (name, size, fault) => {
  expect(chosenFault({ name, size })).toBe(fault);
});
