import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactTelephone, telephoneParameters } from '@/engine/telephone';

describe('a telephone number', () => {
  it.each([
    ['06 50 55 58 67', '0650555867'],
    ['06\u00a050\u202f55 58 67', '0650555867'],
    ['06.50.55.58.67', '0650555867'],
    [' 06-50/55 58 67 ', '0650555867'],
    ['+33 6 50 55 58 67', '+33650555867'],
    ['+33 (0)6 50 55 58 67', '+33650555867'],
    ['(0352) 26 12 34', '0352261234'],
    ['+352 26 12 34-1', '+3522612341'],
    ['03 83 40 25 12 poste 12', '0383402512 poste 12'],
    ['0383402512 poste 12', '0383402512 poste 12'],
    ['03 83 40 25 12 #4', '0383402512 #4'],
    ['sur demande', 'sur demande'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(compactTelephone(typed)).toBe(stored);
  });

  it('is stored the same however often it is read and typed again', () => {
    fc.assert(fc.property(fc.stringMatching(/^[+\d .()/a-z-]{0,20}$/), (typed) => {
      const stored = compactTelephone(typed);
      expect(compactTelephone(stored)).toBe(stored);
      expect(stored.replaceAll(/\D/g, '').length).toBeGreaterThanOrEqual(typed.replaceAll(/\(0\)|\D/g, '').length);
    }));
  });

  it.each([
    ['06.50.55.58.67', ['0650555867', '06 50 55 58 67']],
    ['+352 26 12 34', ['+352261234']],
  ])('%s is asked of a list in each way in which it may be stored', (typed, spellings) => {
    expect(telephoneParameters('user.telephone', typed)).toEqual(spellings.map((spelling) => ['user.telephone[]', spelling]));
  });
});
