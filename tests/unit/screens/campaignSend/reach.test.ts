import { describe, expect, it } from 'vitest';
import type { RecordData } from '@/engine/model/Schema';
import type { Audience } from '@/features/campaigns/send/audience';
import { left, reachOf } from '@/features/campaigns/send/reach';
import type { SendState } from '@/features/campaigns/send/sendState';

const NOTHING: SendState = { sending: undefined, outcomes: {} };
const tested = (counted: number): SendState => ({ sending: undefined, outcomes: { test: { kind: 'done', at: '2026-11-22T10:32:00.000Z', reach: counted } } });

const [PENDING, TESTED] = [0, 1];
const [SELECTION, FILTERS] = [1, 2];
/** Ten people were chosen: seven accept, two have withdrawn, and one is deleted. */
const audience: Audience = { accepting: 7, ids: [1, 2, 3, 4, 5, 6, 7], withdrawn: ['Ada', 'Bob'], gone: 1 };

function reach(filterType: number, { status = PENDING, creatorId = 99, state = NOTHING, isKnown = true, isFaulty = true } = {}) {
  const record: RecordData = { status, creatorId };
  return reachOf({ record, recipients: { filterType, deliveryCount: 10 }, audience: isKnown ? audience : undefined, state, isFaulty });
}

describe('to how many a mailing goes', () => {
  it.each([
    ['to those of the filters who accept, before the test', reach(FILTERS), [7, 0]],
    ['to those that the test has answered', reach(FILTERS, { state: tested(8) }), [8, 3]],
    ['to those that the test has kept, who may have withdrawn since', reach(FILTERS, { status: TESTED }), [10, 3]],
    ['to those that are kept, where nobody could be counted', reach(FILTERS, { isKnown: false }), [10, 0]],
    ['to all of a selection, those who have withdrawn included', reach(SELECTION), [10, 3]],
    ['to all of a selection, of whom the test has counted others', reach(SELECTION, { state: tested(5) }), [10, 5]],
    ['to those of a selection who accept, on a platform that is mended', reach(SELECTION, { isFaulty: false }), [7, 0]],
    ['to those that the test has counted, on a platform that is mended', reach(SELECTION, { isFaulty: false, state: tested(6) }), [6, 0]],
  ])('goes %s', (_whom, { people, withdrawn }, expected) => {
    expect([people, withdrawn]).toEqual(expected);
  });

  it('also goes to whoever created it, unless they are among them or the platform is mended', () => {
    const given = [reach(FILTERS), reach(FILTERS, { creatorId: 3 }), reach(SELECTION, { isKnown: false }), reach(SELECTION, { isFaulty: false })];
    expect(given.map(({ withCreator }) => withCreator)).toEqual([true, false, true, false]);
  });

  it('knows who is left of whom', () => {
    expect([left(audience), left(undefined)]).toEqual([3, 0]);
  });
});
