import { fc } from '../../../support/property';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { createCsvFile, type CsvPage } from '@/engine/exchange/export/CsvFile';
import { escapeFormula, readBack, readServerCsv, writeCsv } from '@/engine/exchange/export/csvText';

describe('what a spreadsheet would run', () => {
  it.each(['=1+1', '+1+1', '-1+1|cmd', '@SUM(A1)', '\t=1+1', '\r=1+1', '\n=1+1', ' =1+1', '＝1+1', '+33-6-12', '-', '- sans objet', '=HYPERLINK("http://x")'])(
    'is written as a text: %j',
    (text) => expect(escapeFormula(text)).toBe(`'${text}`),
  );

  it.each(['', 'Élodie', 'a=b', '1-2', '-12,5', '-12,55', '+5', '-1 243,5', '-1\u202f243', '+33 6 12 34 56 78', '+33612345678', '+33 (0)6 12', '06 12 34 56 78'])(
    'is not %j',
    (text) => expect(escapeFormula(text)).toBe(text),
  );
});

describe('lines', () => {
  it('are cut by semicolons and ended as Windows does', () => {
    expect(writeCsv([['Nom', 'Note'], ['Élodie ; « Lou »', 'a "b"\nc']])).toBe('Nom;Note\r\n"Élodie ; « Lou »";"a ""b""\nc"\r\n');
  });

  it('are read back as they were, but for what was escaped', () => {
    const rows = fc.integer({ min: 2, max: 6 }).chain((width) =>
      fc.array(fc.array(fc.string({ unit: fc.constantFrom(...'aé;,"\'=+-@\t\r\n 0'.split('')) }), { minLength: width, maxLength: width }), { minLength: 1 }),
    );
    fc.assert(
      fc.property(rows, (given) => {
        expect(readBack(writeCsv(given))).toEqual(given.map((row) => row.map(escapeFormula)));
      }),
    );
  });
});

describe('the file of a server', () => {
  it.each(['\n', '\r\n'])('is read a few rows at a time, whatever its ends of lines (%j)', (end) => {
    const text = ['id,note', '1,"a', 'b"', '2,"c, d"', '3,'].join(end);
    expect([...readServerCsv(text, 2)]).toEqual([
      [['id', 'note'], ['1', `a${end}b`]],
      [['2', 'c, d'], ['3', '']],
    ]);
  });

  it('has the ends of lines of its first one, whatever its cells have', () => {
    expect([...readServerCsv('id,note\n1,"a\r\nb"\n2,c\n', 10)].flat()).toEqual([['id', 'note'], ['1', 'a\r\nb'], ['2', 'c']]);
  });

  it('keeps the first letter of a header where there is no mark', () => {
    expect([...readServerCsv('id\n1\uFEFF', 10)].flat()).toEqual([['id'], ['1\uFEFF']]);
  });

  it.each(['', '\n', '\uFEFF'])('may be empty: %j', (text) => expect([...readServerCsv(text, 10)]).toEqual([]));

  it('loses nothing of what another tool wrote', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aé;,"\' 0\n'.split('')) });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), fc.integer({ min: 1, max: 4 }), (rows, size) => {
        const text = Papa.unparse([['a', 'b'], ...rows], { newline: '\n' });
        expect([...readServerCsv(text, size)].flat()).toEqual([['a', 'b'], ...rows]);
      }),
    );
  });
});

describe('a file', () => {
  const page = (headers: string, ...rows: string[]): CsvPage => ({
    columns: headers.split(' ').map((label) => ({ key: label, label })),
    rows: rows.map((row) => row.split(' ')),
  });

  async function written(...pages: CsvPage[]): Promise<string> {
    const file = createCsvFile();
    for (const one of pages) file.append(one);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await file.finish()).arrayBuffer());
  }

  it('starts with the mark that tells a spreadsheet it is UTF-8, then its headers', async () => {
    expect(await written(page('id Prénom', '1 Élodie'), page('id Prénom', '2 Zoé'))).toBe('\uFEFFid;Prénom\r\n1;Élodie\r\n2;Zoé\r\n');
  });

  it('tells headers that read the same apart by the names of their columns', async () => {
    const columns = [{ key: 'from', label: 'Code' }, { key: 'to', label: 'Code' }, { key: 'name', label: 'Nom' }, { key: 'Ville', label: 'Ville' }, { key: 'town', label: 'Ville' }];
    expect(await written({ columns, rows: [['1', '2', 'A', 'B', 'C']] })).toBe('\uFEFFCode (from);Code (to);Nom;Ville;Ville (town)\r\n1;2;A;B;C\r\n');
  });

  it('has headers only when there is nothing', async () => {
    expect(await written(page('id nom'))).toBe('\uFEFFid;nom\r\n');
  });

  it('aligns pages that lack the columns which are empty in all of their rows', async () => {
    expect(await written(page('id mail', '1 a'), page('id nom tel mail', '2 b 06 c'), page('id tel', '3 07'))).toBe(
      '\uFEFFid;nom;tel;mail\r\n1;;;a\r\n2;b;06;c\r\n3;;07;\r\n',
    );
  });

  it('aligns pages that have the same columns in another order', async () => {
    expect(await written(page('id nom tel', '1 a 06'), page('id tel nom', '2 07 b'))).toBe('\uFEFFid;nom;tel\r\n1;a;06\r\n2;b;07\r\n');
  });

  it('keeps what it escaped as it is when it aligns', async () => {
    expect(await written(page('id', '=1'), page('id nom', '2 @b'))).toBe("\uFEFFid;nom\r\n'=1;\r\n2;'@b\r\n");
  });
});
