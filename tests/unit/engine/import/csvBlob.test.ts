import { describe, expect, it } from 'vitest';
import { csvBlob, inBatches } from '@/engine/exchange/import/csvBlob';

describe('a file that an import gives', () => {
  it('opens in a French Excel: a mark, semicolons, the ends of lines of Windows; its rows in the order of their batches', async () => {
    const file = await csvBlob([[['Nom', 'Ville']], [['Élodie', 'Metz'], ['Paul', 'Nancy ; Laxou']]]);
    expect(file.type).toBe('text/csv;charset=utf-8');
    expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await file.slice(3).text()).toBe('Nom;Ville\r\nÉlodie;Metz\r\nPaul;"Nancy ; Laxou"\r\n');
  });

  it('has every item once, some at a time, so that the page can answer between two of them', () => {
    const batches = [...inBatches(Array.from({ length: 1100 }, (_, index) => index), (number) => [String(number)])];
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 100]);
    expect(batches.flat(2)).toEqual(Array.from({ length: 1100 }, (_, index) => String(index)));
    expect([...inBatches(['a'], (item) => [item]), ...inBatches<string>([], (item) => [item])]).toEqual([[['a']]]);
  });
});
