import { describe, expect, test } from 'vitest';
import { wantedFormat } from '../../../scripts/sandbox/http/accept';
import { readParameters } from '../../../scripts/sandbox/http/parameters';
import { drawPicture } from '../../../scripts/sandbox/images/drawPicture';
import { PLACES, TERRITORY_NAMES } from '../../../scripts/sandbox/seed/places';
import { Random } from '../../../scripts/sandbox/seed/Random';
import { hashPassword, isPassword } from '../../../scripts/sandbox/session/passwords';
import { permissionsOf, permissionsWithHoles } from '../../../scripts/sandbox/session/permissions';
import { fold } from '../../../src/i18n/fold';

describe('folding', () => {
  test.each([
    ['Élodie', 'elodie'],
    ["L'Haÿ-les-Roses", "l'hay-les-roses"],
    ['Crèvecœur', 'crevecoeur'],
    ['GRUß', 'gruss'],
    ['Nguyễn', 'nguyen'],
    ['plain 12', 'plain 12'],
  ])('%s is compared as %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('the query of a list', () => {
  test('is read as PHP reads it', () => {
    const read = readParameters(
      new URLSearchParams('status[]=0&status[]=1&q=a&q=b&createdDate[after]=2024-05-01&empty='),
    );
    expect(read.get('status')).toEqual({ values: ['0', '1'], isArray: true, keyed: {} });
    expect(read.get('q')).toEqual({ values: ['b'], isArray: false, keyed: {} });
    expect(read.get('createdDate')?.keyed).toEqual({ after: '2024-05-01' });
    expect(read.get('empty')?.values).toEqual([]);
  });
});

describe('the wanted format', () => {
  test.each([
    [undefined, 'ld'],
    ['*/*', 'ld'],
    ['application/json, text/plain, */*', 'ld'],
    ['application/json, text/plain, */*;q=0.8', 'json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
    ['text/xml', 'xml'],
    ['application/json;q=0.5, application/ld+json', 'ld'],
    ['text/csv', undefined],
  ])('of %s is %s', (accept, format) => expect(wantedFormat(accept)).toBe(format));
});

describe('permissions', () => {
  test('with holes are the same names as without', () => {
    for (const roles of [[1], [2], [3, 8], [10], [274], [2, 320], [2, 321]]) {
      expect(new Set(Object.values(permissionsWithHoles(roles)))).toEqual(permissionsOf(roles));
    }
  });

  test('of an add-on alone do not open the administration', () => {
    for (const role of [306, 318, 319, 320, 321]) expect(permissionsOf([role]).has('access_admin')).toBe(false);
  });
});

describe('generated data', () => {
  test('the same seed gives the same numbers', () => {
    const numbers = (seed: number) =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.next()
        )(new Random(seed)),
      );
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });

  test('every place is complete and every territory has its own name', () => {
    for (const { commune, postalCode, latitude, longitude } of PLACES) {
      expect(commune).not.toBe('');
      expect(postalCode).toMatch(/^\d{5}$/);
      expect(latitude > 41 && latitude < 52 && longitude > -6 && longitude < 10).toBe(true);
    }
    expect(new Set(TERRITORY_NAMES).size).toBeGreaterThan(180);
  });

  test('pictures are drawn by name, and any name has one', () => {
    for (const name of ['icon-0.svg', 'private-14.svg', 'person-359.svg', 'scene-40.svg', 'nobody.svg', '<script>']) {
      expect(drawPicture(name)).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
      expect(drawPicture(name)).not.toContain('<script');
    }
  });
});

test('a password is known by its hash, and no other is', async () => {
  const hash = await hashPassword('covoiturage-2026');
  expect(hash).not.toContain('covoiturage');
  expect([await isPassword('covoiturage-2026', hash), await isPassword('covoiturage-2027', hash)]).toEqual([
    true,
    false,
  ]);
});
