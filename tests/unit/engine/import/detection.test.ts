import { fc } from '../../../support/property';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { decodeText } from '@/engine/exchange/import/check/decodeText';
import { detectSeparator } from '@/engine/exchange/import/check/separator';

/**
 * Letters with the same code in Latin-1, which Node 20 uses for Windows-1252; the browser test has the others (œ, ’, €). Signs such as « are left
 * out: after an accented letter they can form a letter in UTF-8, which cannot be told apart.
 */
const western = fc.string({ unit: fc.constantFrom(...letters('abcXYZ 019.-_@éèêëàâçîïôùûüÉÀ')), minLength: 1 }).filter((text) => text.trim() !== '');

describe('the encoding of a file', () => {
  it('is UTF-8 for whatever is written in UTF-8, with a mark or without', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.boolean(), (text, marked) => {
        fc.pre(text.trim() !== '' && !text.includes('\0') && !text.startsWith('\uFEFF') && !text.startsWith('PK\u0003\u0004'));
        expect(decodeText(new TextEncoder().encode((marked ? '\uFEFF' : '') + text))).toEqual({ text, encoding: 'utf-8' });
      }),
    );
  });

  it('gives back every letter of a French Excel, whatever it is taken for', () => {
    fc.assert(
      fc.property(western, (text) => {
        expect(decodeText(windows1252(text))).toMatchObject({ text });
      }),
    );
  });

  it.each([
    ['Élodie', 'windows-1252'],
    ['Elodie', 'utf-8'],
  ])('of %s in Windows-1252 is %s', (text, encoding) => {
    expect(decodeText(windows1252(text))).toEqual({ text, encoding });
  });

  it('may be that of the text of Excel in Unicode', () => {
    const bytes = new Uint8Array([0xff, 0xfe, ...letters('Nom\tÂge').flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8])]);
    expect(decodeText(bytes)).toEqual({ text: 'Nom\tÂge', encoding: 'utf-16le' });
    const swapped = bytes.map((_, index) => bytes[index ^ 1] ?? 0);
    expect(decodeText(swapped)).toEqual({ text: 'Nom\tÂge', encoding: 'utf-16be' });
  });

  it.each(['ÿA', 'Aþ', 'þA', 'Aÿ'])('is not told by one byte of a mark alone: %s', (text) => {
    expect(decodeText(windows1252(text))).toEqual({ text, encoding: 'windows-1252' });
  });
});

describe('the separator of a file', () => {
  const cell = fc.string({ unit: fc.constantFrom(...letters('abcdé 0123456789.-@"\n')), maxLength: 12 });
  const table = fc.integer({ min: 2, max: 8 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 20 }));

  it('is found, quoted cells included, whatever the cells hold', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(';', ',', '\t'), (rows, separator) => {
        const filled = rows.map(([first = '', ...others]) => [`x${first}`, ...others]);
        const text = Papa.unparse(filled, { delimiter: separator, newline: '\r\n' });
        expect(detectSeparator(text, filled[0]?.length ?? 0)).toBe(separator);
      }),
    );
  });

  it('is the one that gives the expected number of columns, even when another one is in every line', () => {
    expect(detectSeparator('nom;lieu\nDupont, Jeanne;Nancy, France\nDurand, Paul;Metz, France', 2)).toBe(';');
    expect(detectSeparator('nom;prénom,lieu;pays\nDupont;Jeanne,Nancy;France', 2)).toBe(',');
    expect(detectSeparator('nom,lieu\n"Dupont; Jeanne",Nancy\n"Durand; Paul",Metz', 2)).toBe(',');
  });

  it('is, of those that give another number, the one that gives most lines the same', () => {
    expect(detectSeparator('a;b,c\nd;e;f,g\nh,i;j', 9)).toBe(',');
  });

  it('is a semicolon when nothing tells', () => {
    expect(detectSeparator('seul', 15)).toBe(';');
  });
});

/** The bytes that a French Excel writes, for which the platform has no encoder. */
function windows1252(text: string): Uint8Array {
  return new Uint8Array(letters(text).map((letter) => letter.charCodeAt(0)));
}

function letters(text: string): string[] {
  return text.split('');
}
