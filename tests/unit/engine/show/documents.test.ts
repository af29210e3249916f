import { describe, expect, it } from 'vitest';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { Entity } from '@/engine/model/Resource';
import { waitingChoice } from '@/engine/action/waitingChoice';
import { fitOf, turned, withinZoom } from '@/engine/show/documents/pictureSize';
import { recordDocuments } from '@/engine/show/documents/recordDocuments';

const file = { type: 'string', format: 'uri' };
const schema = {
  type: 'object',
  properties: {
    permits: { type: 'array', items: { type: 'object', properties: { state: { type: 'integer' }, scan: file } } },
    letters: { type: 'array', items: { type: 'object', properties: { state: { type: 'integer' }, scan: file, title: { type: 'string' } } } },
    towns: { type: 'array', items: { type: 'object', properties: { site: file } } },
  },
};
const entity = { schema, resource: { name: 'driver', fields: {} } } as unknown as Entity;
const record = {
  permits: [{ state: 1, scan: 'https://app.test/a.png' }, { state: 2, scan: 'https://app.test/old.png' }, { state: 1, scan: null }],
  letters: [{ state: 1, scan: 'https://app.test/b.pdf' }, { state: 2, scan: 'https://app.test/c.pdf' }],
};
const aim = { field: 'permits', where: { state: 1 } };
const addresses = (lists: string[], of: object = record) => recordDocuments(entity, of as never, aim, lists).map(({ address }) => address);

describe('the documents of a decision', () => {
  it('are those of the items that wait, and of other lists in the same state', () => {
    expect(addresses(['permits', 'letters'])).toEqual(['https://app.test/a.png', 'https://app.test/b.pdf']);
  });

  it('are those of the lists that the operator sees', () => {
    expect(addresses(['letters'])).toEqual(['https://app.test/b.pdf']);
  });

  it('are files, each told by its field and its item, not other texts that lead somewhere', () => {
    const [waiting] = record.letters;
    const letters = [{ ...waiting, title: 'https://app.test/title' }];
    expect(recordDocuments(entity, { letters }, aim, ['letters'])).toEqual([{ field: 'letters.scan', address: 'https://app.test/b.pdf', item: letters[0] }]);
  });

  it('are those of other lists in the same state as far as their items have one', () => {
    const towns = [{ site: 'http://app.test/town' }];
    expect(recordDocuments(entity, { ...record, towns }, { field: 'permits', where: { state: 1, kind: 'new' } }, ['letters', 'towns']).map(({ address }) => address)).toEqual(['https://app.test/b.pdf', 'http://app.test/town']);
  });

  it.each([['HTTPS://app.test/a', true], ['http://app.test/a', true], ['xhttps://app.test/a', false], ['https:/app.test', false]])('are opened at web addresses alone: %s', (scan, isOne) => {
    expect(addresses(['permits'], { permits: [{ state: 1, scan }] })).toEqual(isOne ? [scan] : []);
  });

  it('are web addresses, each of them once', () => {
    const scans = ['javascript:alert(1)', 'data:text/html,x', 'https://app.test/a.png', 'https://app.test/a.png', 7, undefined];
    expect(addresses(['permits'], { permits: scans.map((scan) => ({ state: 1, scan })) })).toEqual(['https://app.test/a.png']);
  });
});

describe('a choice that waits', () => {
  const use = (name: string, state: number, options: Partial<ActionUse>): ActionUse => ({ use: 'call', name, on: 'row', danger: false, confirms: false, item: { field: 'permits', where: { state } }, ...options });
  const accept = use('accept', 1, { confirms: true });
  const refuse = use('refuse', 1, { danger: true });

  it('is between two decisions about the same item', () => {
    expect(waitingChoice([use('seen', 1, {}), accept, refuse], record)?.uses).toEqual([accept, refuse]);
  });

  it('is none where there is no such item, or where what was decided can only be taken back', () => {
    expect(waitingChoice([accept, refuse], { permits: [{ state: 2 }] })).toBeUndefined();
    expect(waitingChoice([use('revoke', 2, { danger: true }), use('seen', 2, {})], record)).toBeUndefined();
    expect(waitingChoice([accept, use('revoke', 2, { danger: true })], record)).toBeUndefined();
  });
});

describe('the size of a picture', () => {
  it('is that at which all of it is seen, turned or not; a small one stays as it is', () => {
    const box = { width: 400, height: 300 };
    expect(fitOf({ width: 800, height: 400 }, box)).toBe(0.5);
    expect(fitOf(turned({ width: 800, height: 400 }, 1), box)).toBe(0.375);
    expect(fitOf(turned({ width: 800, height: 400 }, 2), box)).toBe(0.5);
    expect(fitOf({ width: 80, height: 40 }, box)).toBe(1);
  });
});

it('a picture that has no size yet is shown as it is, whatever its box', () => {
  const box = { width: 100, height: 100 };
  expect([fitOf({ width: 0, height: 200 }, box), fitOf({ width: 200, height: 0 }, box), fitOf({ width: 200, height: 100 }, box)]).toEqual([1, 1, 0.5]);
});

it('a picture is enlarged eight times at most, and never made smaller than its box', () => {
  expect([0.5, 1, 3, 8, 12].map(withinZoom)).toEqual([1, 1, 3, 8, 8]);
});
