import { describe, expect, it } from 'vitest';
import { associateRecipients } from '@/widgets/recipients/associate';
import { associatedOf, chosenOf, recipientsOf, sendingFault, sourceListing } from '@/widgets/recipients/recipients';
import { recipientsText } from '@/widgets/recipients/recipientsText';
import { members, readers, recipientsField as field } from './sources';

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
    expect(sendingFault(field, recipients)).toBe('unreadable');
  });

  it('is picked in the list of its kind, or in another list of the same records', () => {
    expect([sourceListing(field, 'book'), sourceListing(field, 'novel'), sourceListing(field, 'page'), sourceListing(field, 'shelf')]).toEqual([readers, readers, members, undefined]);
  });

  it.each([
    ['there are none', undefined, 'none'],
    ['they were picked and never associated', chosen, 'none'],
    ['they are of no known kind', { ...stored, source: 7 }, 'none'],
    ['nobody accepts to be written to', { ...stored, deliveryCount: 0 }, 'nobody'],
    ['they are the filters of a list that cannot be read again', { source: 2, sourceId: 1, filterType: 2, deliveryCount: 3 }, 'filters'],
  ])('says why nothing can be sent when %s', (_what, value, fault) => {
    expect(sendingFault(field, value)).toBe(fault);
  });

  it('can be sent to otherwise, whatever is picked meanwhile', () => {
    expect([sendingFault(field, stored), sendingFault(field, { ...chosen, former: stored })]).toEqual([undefined, undefined]);
  });

  it('is said by its number, and by whose list it is', () => {
    const context = { language: 'fr' as const, choiceLabel: String, t: (key: string, options?: object) => `${key} ${JSON.stringify(options)}` };
    expect(recipientsText(stored, field, context)).toBe('widgets:recipients.people {"count":3}');
    expect(recipientsText({ ...stored, sourceName: 'Nancy' }, field, context)).toContain('"name":"Nancy"');
    expect(recipientsText({ source: 1 }, field, context)).toBeUndefined();
  });
});

describe('associating', () => {
  const send = async (value: unknown) => {
    const sent: unknown[][] = [];
    const api = { act: (...call: unknown[]) => (sent.push(call), Promise.resolve(2)) };
    const answer = await associateRecipients({ api: api as never, field, saved: { id: 4 }, value, onStep: () => undefined });
    return { sent, answer };
  };

  it('is one command, and leaves nothing to write', async () => {
    const { sent, answer } = await send(chosen);
    expect(sent).toEqual([['books/associate-campaign', [['campaignId', '4'], ['filterType', '1'], ['book[]', '7'], ['book[]', '9']]]]);
    expect(answer).toEqual({});
  });

  it.each([undefined, stored])('asks for nothing when none were picked: %o', async (value) => {
    expect((await send(value)).sent).toEqual([]);
  });
});
