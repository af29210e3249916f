import { fc } from '../../support/property';
import { describe, expect, it } from 'vitest';
import { compactTelephone, isSameTelephone, telephoneAddress, telephoneParameters } from '@/engine/model/telephone';

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
    [' sur demande', 'sur demande'],
    ['12 +33 (0)6', '12+3306'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(compactTelephone(typed)).toBe(stored);
  });

  it.each([
    ['06.50.55.58.67', 'tel:0650555867'],
    ['+33 (0)6 50 55 58 67', 'tel:+33650555867'],
    ['03 83 40 25 12 poste 12', 'tel:0383402512'],
    ['sur demande', undefined],
    ['', undefined],
  ])('%j is called as %j', (stored, address) => {
    expect(telephoneAddress(stored)).toBe(address);
  });

  it('is stored the same however often it is read and typed again', () => {
    fc.assert(fc.property(fc.stringMatching(/^[+\d .()/a-z-]{0,20}$/), (typed) => {
      const stored = compactTelephone(typed);
      expect(compactTelephone(stored)).toBe(stored);
      expect(stored.replaceAll(/\D/g, '').length).toBeGreaterThanOrEqual(typed.replaceAll(/\(0\)|\D/g, '').length);
    }));
  });

  const FRENCH = ['0650555867', '06 50 55 58 67', '06.50.55.58.67', '+33650555867', '+33 6 50 55 58 67'];

  it.each([
    ['06 50 55 58 67', FRENCH],
    ['06\u00a050\u00a055\u00a058\u00a067', FRENCH],
    ['0650555867', FRENCH],
    ['+33650555867', FRENCH],
    ['+33 (0)6 50 55 58 67', [...FRENCH, '+33 (0)6 50 55 58 67']],
    ['0033 6 50 55 58 67', [...FRENCH, '0033650555867', '0033 6 50 55 58 67']],
    ['06-50-55-58-67', [...FRENCH, '06-50-55-58-67']],
    ['03 83 40 25 12 poste 12', ['0383402512', '03 83 40 25 12', '03.83.40.25.12', '+33383402512', '+33 3 83 40 25 12'].map((number) => `${number} poste 12`)],
    ['+352 26 12 34', ['+352261234', '+352 26 12 34']],
    ['3949', ['3949']],
    [' sur demande ', ['sur demande']],
  ])('%s is asked of a list in each way in which it may be stored', (typed, spellings) => {
    expect(telephoneParameters('user.telephone', typed)).toEqual(spellings.map((spelling) => ['user.telephone[]', spelling]));
  });

  it.each([
    ['+33 6 50 55 58 67', '06.50.55.58.67', true],
    ['0033650555867', '0650555867', true],
    ['+352 26 12 34', '+35226 1234', true],
    ['+352 650 55 58 67', '06 50 55 58 67', false],
    ['03 83 40 25 12 poste 12', '03 83 40 25 12', false],
  ])('%s and %s are the same: %s', (one, other, same) => {
    expect(isSameTelephone(one, other)).toBe(same);
  });
});
