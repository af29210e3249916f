import { describe, expect, it } from 'vitest';
import { equal, formats, ucs2length } from '@/engine/model/validatorRuntime';

function accepts(format: string, text: string): boolean {
  const check = formats[format];
  return typeof check === 'function' ? check(text) : (check?.test(text) ?? false);
}

describe('the formats of schema.json', () => {
  it.each([
    ['clock', '06:00'],
    ['clock', '23:59'],
    ['date', '2024-02-29'],
    ['date-time', '2026-05-01T09:00'],
    ['date-time', '2026-05-01T09:00:00+02:00'],
    ['date-time', '2026-05-01T09:00:00.123Z'],
    ['email', "jean.o'brien+taxi@mail.example.fr"],
    ['email', 'ÉLODIE@example.fr'.replace('É', 'E')],
    ['telephone', '06 12 34 56 78'],
    ['telephone', '+33 (0)6.12-34/56'],
    ['telephone', '0383402512 poste 12'],
    ['telephone', '3949'],
    ['telephone', '06 12 34 56'],
    ['uri', 'https://www.example.org/a?b=c#d'],
    ['uri', 'HTTP://example.org'],
    ['uri', 'urn:isbn:9782070612758'],
    ['uri', 'mailto:jeanne@example.org'],
    ['uri', 'tel:+33383402512'],
  ])('%s accepts %s', (format, text) => {
    expect(accepts(format, text)).toBe(true);
  });

  it.each([
    ['clock', '24:00'],
    ['clock', '6:00'],
    ['clock', '06:00:00Z'],
    ['date', '2026-02-29'],
    ['date', '2026-02-30'],
    ['date', '01/02/2026'],
    ['date', '2026-02-28x'],
    ['date', 'x2026-02-28'],
    ['date', '2026-13-01'],
    ['date-time', '2026-05-01'],
    ['date-time', '2026-02-30T09:00:00Z'],
    ['email', 'jeanne@example'],
    ['email', 'jeanne dupont@example.fr'],
    ['telephone', 'n/a'],
    ['telephone', '0612'],
    ['telephone', '06 12 34 5'],
    ['telephone', '+'],
    ['uri', 'example.org'],
    ['uri', 'javascript:alert(1)'],
    ['uri', 'data:text/html,<p>a</p>'],
    ['uri', 'jeanne@example.org'],
    ['uri', 'https://'],
    ['uri', 'https:example.org'],
  ])('%s refuses %s', (format, text) => {
    expect(accepts(format, text)).toBe(false);
  });
});

describe('what stands in for Ajv', () => {
  it('counts an emoji as one character', () => {
    expect(ucs2length('né 🚗')).toBe(4);
  });

  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { b: 1 }, false],
    [[], {}, false],
    [null, {}, false],
    [{}, null, false],
    [{ a: 1 }, 'a', false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    ['1', 1, false],
  ])('compares %j with %j', (a, b, same) => {
    expect(equal(a, b)).toBe(same);
  });
});
