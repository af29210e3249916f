import { describe, expect, it } from 'vitest';
import type { QueryParameters } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { DEFAULT_SETTINGS } from '@/config/Config';
import type { PlatformFaultName } from '@/config/platformFaults';
import type { RecordData } from '@/engine/model/Schema';
import { SaveStageError } from '@/engine/model/SaveStageError';
import { associateRecipients } from '@/features/campaigns/recipients/associate';
import { needsCleanRecord } from '@/features/campaigns/recipients/cleanRecord';
import { associatedOf, chosenOf, recipientsOf } from '@/features/campaigns/recipients/recipients';
import { sourceListing } from '@/features/campaigns/recipients/sources';
import { reachedAmong } from '@/features/campaigns/recipients/reach';
import { recipientsText } from '@/features/campaigns/recipients/recipientsText';
import { chosenIds } from '@/features/campaigns/send/audience';
import { progressOf, sendingFault } from '@/features/campaigns/send/progress';
import { NOTHING_SENT } from '@/features/campaigns/send/sendState';
import { book } from '../../engine/list/books';
import { readers, recipientsField as field } from './sources';

const stored = { source: 1, filterType: 1, deliveryCount: 3 };
const chosen = { source: 1, filterType: 1, deliveryCount: 2, countedAt: '2026-11-22T10:32:00.000Z', ids: [7, 9] };

describe('the value of recipients', () => {
  it.each([undefined, null, 'x', 3, [], {}, { ids: [1] }, { ...chosen, ids: [] }, { ...chosen, ids: ['7'] }, { ...chosen, filterType: 2 }, { ...chosen, countedAt: 3 }])(
    'is nobody picked here in %o',
    (value) => expect(chosenOf(value)).toBeUndefined(),
  );

  it('knows what the record has on the server, whatever was picked since', () => {
    expect(associatedOf(stored)).toEqual(stored);
    expect(associatedOf(chosen)).toBeUndefined();
    expect(associatedOf({ ...chosen, former: stored })).toEqual(stored);
    expect(recipientsOf({})).toBeUndefined();
  });

  it.each([{ q: 'a' }, ['q=a'], 12])('keeps nothing of filters that are no query, and says so: %o', (filters) => {
    const recipients = recipientsOf({ source: 1, filterType: 2, filters, deliveryCount: 3 });
    expect(recipients).toEqual({ source: 1, filterType: 2, deliveryCount: 3, isUnreadable: true });
    expect(sendingFault(recipients)).toBe('unreadable');
  });

  it('is picked in the list of its kind, or in another list of the same records', () => {
    expect(['user', 'hitchhiker', 'communityMember', 'community'].map((entity) => sourceListing(entity)?.value)).toEqual([1, 1, 2, undefined]);
  });

  it('can be written to if they accept it, and as members of a community if they were accepted there', () => {
    const [yes, no] = [{ newsSubscription: true }, { newsSubscription: false }];
    const reached = (entity: string, records: RecordData[]) => {
      const source = sourceListing(entity);
      return source && reachedAmong(records, { source, situation: { settings: DEFAULT_SETTINGS, permissions: new Set() } });
    };
    expect(reached('user', [yes, no])).toEqual([yes]);
    expect(reached('communityMember', [0, 1, 2, 3].flatMap((status) => [{ ...yes, status }, { ...no, status }]))).toEqual([{ ...yes, status: 1 }, { ...yes, status: 2 }]);
  });

  it.each([
    ['there are none', undefined, 'none'],
    ['they were picked and never associated', chosen, 'none'],
    ['they are of no known kind', { ...stored, source: 7 }, 'none'],
    ['nobody accepts to be written to', { ...stored, deliveryCount: 0 }, 'nobody'],
    ['they are the filters of a list that cannot be read again', { source: 2, sourceId: 1, filterType: 2, deliveryCount: 3 }, 'filters'],
  ])('says why nothing can be sent when %s', (_what, value, fault) => {
    expect(sendingFault(value)).toBe(fault);
  });

  it('can be sent to otherwise, whatever is picked meanwhile', () => {
    const selected = { source: 2, sourceId: 1, filterType: 1, deliveryCount: 3 };
    expect([stored, { ...chosen, former: stored }, selected].map((value) => sendingFault(value))).toEqual([undefined, undefined, undefined]);
  });

  it('is said by its number, and by whose list it is', () => {
    const context = { language: 'fr' as const, choiceLabel: String, t: (key: string, options?: object) => `${key} ${JSON.stringify(options)}` };
    expect(recipientsText(stored, field, context)).toBe('widgets:recipients.people {"count":3}');
    expect(recipientsText({ ...stored, sourceName: 'Nancy' }, field, context)).toContain('"name":"Nancy"');
    expect(recipientsText({ source: 1 }, field, context)).toBeUndefined();
  });
});

describe('other recipients', () => {
  const filters = { source: 1, filterType: 2, filters: 'genre=1', deliveryCount: 2, countedAt: chosen.countedAt };
  const needs = (value: unknown, record: object, mended: PlatformFaultName[] = []) => needsCleanRecord(value, record as RecordData, field, { settings: { ...DEFAULT_SETTINGS, mended } });

  it.each([
    ['a selection after another, which would join it', chosen, { status: 0, recipients: stored }, true],
    ['a selection after filters: others may be behind them', chosen, { status: 0, recipients: { source: 1, filterType: 2, deliveryCount: 2 } }, true],
    ['the first selection', chosen, { status: 0 }, false],
    ['filters, which take the place of anything', filters, { status: 0, recipients: stored }, false],
    ['filters once it was tested: the platform has been given the others', filters, { status: 1, recipients: stored }, true],
    ['anybody once it was sent', chosen, { status: 2, recipients: stored }, false],
    ['nobody that was picked here', stored, { status: 0, recipients: stored }, false],
  ])('need a clean record for %s: %#', (_what, value, record, expected) => {
    expect(needs(value, record)).toBe(expected);
  });

  it('take the place of a selection where the platform has been mended, but for what was tested', () => {
    expect(needs(chosen, { status: 0, recipients: stored }, ['recipientsAccumulate'])).toBe(false);
    expect(needs(chosen, { status: 1, recipients: stored }, ['recipientsAccumulate'])).toBe(true);
  });
});

describe('associating', () => {
  /** Associates over a platform that acts and answers as given; `before` is the record's previous content. */
  async function send(value: unknown, { answer, does = true, before = {}, mended = [], reads = Infinity }: { answer?: ApiError['kind']; does?: boolean; before?: object; mended?: PlatformFaultName[]; reads?: number } = {}) {
    const sent: QueryParameters[] = [];
    let kept: Record<string, unknown> = { id: 4, status: 0, ...before };
    const api = {
      get: () => ((reads -= 1) < 0 ? Promise.reject(new ApiError('offline')) : Promise.resolve(kept)),
      act(_path: string, parameters: QueryParameters) {
        sent.push(parameters);
        const ids = parameters.filter(([name]) => name === 'user[]');
        const count = Number((kept['filterType'] === 1 && kept['deliveryCount']) || 0) + ids.length;
        if (does) kept = { ...kept, source: 1, filterType: ids.length > 0 ? 1 : 2, filters: ids.length > 0 ? null : 'genre=1&genre=2', deliveryCount: ids.length > 0 ? count : 9 };
        return answer ? Promise.reject(new ApiError(answer)) : Promise.resolve(ids.length);
      },
    };
    const gathered = { recordTransforms: [{ use: 'gatheredFields' }] };
    const entity = { ...book, resource: { ...book.resource, ...gathered } };
    const states = { ...field, entity };
    const config = { settings: { ...DEFAULT_SETTINGS, mended } };
    const saving = { api: api as never, config: config as never, field: states as never, saved: { id: 4 }, value, onStage: () => undefined };
    const once = () => associateRecipients(saving).then(() => 'done', (error: unknown) => (error instanceof SaveStageError ? error.stage.key : (error as ApiError).kind));
    return { sent, once, ended: await once() };
  }

  it('is one command, and what the record has afterwards is what was chosen', async () => {
    const { sent, ended } = await send(chosen);
    expect(sent).toEqual([[['campaignId', '4'], ['filterType', '1'], ['user[]', '7'], ['user[]', '9']]]);
    expect(ended).toBe('done');
  });

  it('leaves known in this tab who they are, which the platform does not tell, as long as they are the ones of the record', async () => {
    await send(chosen);
    expect(chosenIds('4', stored, readers)).toEqual([7, 9]);
    expect([chosenIds('5', stored, readers), chosenIds('4', { ...stored, source: 2 }, readers), chosenIds('4', { ...stored, filterType: 2 }, readers)]).toEqual([undefined, undefined, undefined]);
  });

  it.each(['denied', 'server', 'outcomeUnknown'] as const)('was done although the answer was "%s", when the record says so', async (answer) => {
    expect((await send(chosen, { answer })).ended).toBe('done');
  });

  it.each(['denied', 'server', 'offline'] as const)('was not done after "%s" when the record is as it was, and can be tried again', async (answer) => {
    const { once, ended, sent } = await send(chosen, { answer, does: false });
    expect([ended, await once(), sent.length]).toEqual([answer, answer, 2]);
    // The form still holds those that were picked.
    expect(progressOf({ status: 0, recipients: chosen }, NOTHING_SENT).associated).toBe(0);
  });

  it.each([['offline', 'offline'], ['server', 'widgets:recipients.failures.unseen']] as const)('when the record cannot be read after "%s", is said to be: %s', async (answer, end) => {
    expect((await send(chosen, { answer, does: false, reads: 1 })).ended).toBe(end);
  });

  it('is not taken for done when the record has the members of another community', async () => {
    expect((await send({ ...chosen, sourceId: 5 })).ended).toBe('widgets:recipients.failures.mixed');
  });

  it('made again after it was seen to be done, sends nothing more', async () => {
    const { sent, once } = await send(chosen, { answer: 'denied' });
    expect([await once(), sent.length]).toEqual(['done', 1]);
  });

  it('never adds to others: those that are there stay, and it says how many', async () => {
    const { sent, ended } = await send(chosen, { before: { source: 1, filterType: 1, deliveryCount: 3 } });
    expect([sent, ended]).toEqual([[], 'widgets:recipients.failures.mixed']);
  });

  it('takes the place of others where the platform has been mended; those that are still there are found out', async () => {
    const { sent, ended } = await send(chosen, { before: { source: 1, filterType: 1, deliveryCount: 3 }, mended: ['recipientsAccumulate'] });
    expect([sent.length, ended]).toEqual([1, 'widgets:recipients.failures.mixed']);
  });

  it('gives filters in the place of anything, and knows them however the platform spells them', async () => {
    const filters = { source: 1, filterType: 2, filters: 'genre%5B%5D=1&genre%5B%5D=2', deliveryCount: 2, countedAt: chosen.countedAt };
    expect((await send(filters, { before: { source: 1, filterType: 1, deliveryCount: 3 } })).ended).toBe('done');
  });

  it('changes nothing of a record that has been written to', async () => {
    const { sent, ended } = await send(chosen, { before: { status: 2 } });
    expect([sent, ended]).toEqual([[], 'widgets:recipients.failures.closed']);
  });

  it.each([undefined, stored])('asks for nothing when none were picked: %o', async (value) => {
    expect((await send(value)).sent).toEqual([]);
  });
});
