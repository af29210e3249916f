import { describe, expect, it } from 'vitest';
import { checkFile, readers, RIGHT, STORED, TITLES } from './definition';
import { createLocalChecker } from '@/engine/exchange/import/check/localChecker';

const line = (changes: Partial<Record<'mail' | 'lastName' | 'born' | 'phone' | 'height' | 'shelfId' | 'news', string>> = {}) => {
  const cells = { mail: 'jeanne@exemple.fr', lastName: 'Dupont', born: '1990-12-31', phone: '06 12 34 56 78', height: '1.70', shelfId: '4', news: '1' };
  return Object.values({ ...cells, ...changes }).join(';');
};

describe('a file to import', () => {
  it('is sent as the server wants it: its titles, semicolons, no byte order mark', async () => {
    const { checked, csv } = await checkFile([TITLES, RIGHT]);
    expect(checked).toMatchObject({ lines: 1, refusedLines: 0, counts: { refusal: 0, warning: 0 } });
    expect(csv).toBe(`mail;lastName;born;phone;height;shelfId;news\n${STORED}`);
  });

  it('without titles is sent without titles', async () => {
    const { opening, csv } = await checkFile([RIGHT]);
    expect(opening.seemsTitled).toBe(false);
    expect(csv).toBe(STORED);
  });

  it('seems to have titles when its first line breaks rules that the second one keeps', async () => {
    const { opening, checked } = await checkFile(['A;B;C;D;E;F;G', RIGHT]);
    expect(opening.seemsTitled).toBe(true);
    expect(checked).toMatchObject({ untold: true, lines: 1, refusedLines: 0 });
  });

  it('has its columns put in order by their titles, whatever their case, accents and language', async () => {
    const { checked, csv } = await checkFile(['ACTUALITES,nom,Surnom,mail', '1,Dupont,Jojo,jeanne@exemple.fr']);
    expect(checked.unknownTitles).toEqual(['Surnom']);
    expect(checked.missing.map((index) => readers.columns[index]?.name)).toEqual(['born', 'phone', 'height', 'shelfId']);
    expect(csv.split('\n')[1]).toBe('jeanne@exemple.fr;Dupont;;;;;1');
  });

  it.each([
    ['missing', ['mail;Nom', 'jeanne@exemple.fr;Dupont']],
    ['repeated', [`${TITLES};Nom`, `${RIGHT};Durand`]],
    ['noLines', [TITLES, ';;;;;;', '']],
  ])('is stopped as a whole: %s', async (fault, lines) => {
    expect((await checkFile(lines)).checked.fault).toBe(fault);
  });

  it('counts empty lines, and does not count what follows the last end of line', async () => {
    const { checked, csv } = await checkFile([TITLES, RIGHT, ';;;;;;', '', line({ mail: 'paul@exemple.fr' }), '']);
    expect(checked).toMatchObject({ lines: 2, emptyLines: 2 });
    expect(csv.split('\n')).toHaveLength(3);
  });

  it('may have empty cells after its last column', async () => {
    expect((await checkFile([`${TITLES};;`, `${RIGHT};;;;`])).refusals).toEqual([]);
  });

  it('may hold separators, quotes and ends of lines in its cells', async () => {
    const { refusals, csv } = await checkFile([TITLES, line({ lastName: '"Du ""Pont"";\nfils"' })]);
    expect(refusals).toEqual([]);
    expect(csv).toContain('"Du ""Pont"";\nfils"');
  });
});

describe('a line that cannot be imported', () => {
  it.each([
    [{ mail: '' }, ['mail', 'required']],
    [{ mail: 'jeanne.exemple.fr' }, ['mail', 'format.email']],
    [{ mail: 'élodie@exemple.fr' }, ['mail', 'format.email']],
    [{ lastName: 'D'.repeat(21) }, ['lastName', 'maxLength']],
    [{ born: '1990-02-30' }, ['born', 'format.date']],
    [{ born: '31/12/90' }, ['born', 'format.date']],
    [{ phone: 'sur demande' }, ['phone', 'format.telephone']],
    [{ height: '1,7,0' }, ['height', 'format.decimal']],
    [{ height: '3,5' }, ['height', 'maximum']],
    [{ height: '-1' }, ['height', 'minimum']],
    [{ shelfId: '4.5' }, ['shelfId', 'format.integer']],
    [{ news: 'peut-être' }, ['news', 'oneOf']],
  ])('%o is told with its line, its column and its rule', async (changes, expected) => {
    const { refusals, checked, csv } = await checkFile([TITLES, RIGHT.replace('jeanne', 'paul'), line(changes)]);
    expect(refusals).toEqual([[3, ...expected]]);
    expect(checked.refusedLines).toBe(1);
    expect(csv.split('\n')).toHaveLength(2);
  });

  it('has another number of columns than the others', async () => {
    expect((await checkFile([TITLES, RIGHT, 'paul@exemple.fr;Durand'])).refusals).toEqual([[3, '', 'columnCount', 2]]);
  });

  it('has a quotation mark that is never closed', async () => {
    expect((await checkFile([TITLES, RIGHT, '"paul@exemple.fr;Durand;;;;;1', ''])).refusals).toEqual([[3, '', 'quotes']]);
  });

  it('says the same person as a line above, whatever the case', async () => {
    expect((await checkFile([TITLES, RIGHT, '', line({ mail: 'Jeanne@Exemple.fr' })])).refusals).toEqual([[4, 'mail', 'duplicate', 2]]);
  });

  it('is given back as it stood, with what is wrong in it', async () => {
    const { checker } = await checkFile([TITLES, RIGHT, 'paul@exemple.fr;Durand']);
    expect(await checker.refusedLines({ offset: 0, limit: 10 })).toMatchObject({
      titles: TITLES.split(';'),
      lines: [{ line: 3, cells: ['paul@exemple.fr', 'Durand'], problems: [{ rule: 'columnCount' }] }],
    });
  });
});

describe('another spelling', () => {
  it.each([
    [{ born: '31/12/1990' }, ['born', 'read.date', '1990-12-31']],
    [{ born: '1.2.1990' }, ['born', 'read.date', '1990-02-01']],
    [{ height: '1,70' }, ['height', 'read.decimal', '1.70']],
    [{ height: '2' }, ['height', 'read.alternative', '2.0']],
    [{ news: 'OUI' }, ['news', 'read.alternative', '1']],
  ])('%o is understood, said, and sent as the server wants it', async (changes, expected) => {
    const { refusals, warnings, notes, csv } = await checkFile([TITLES, line(changes)]);
    const [name = '', rule, sent] = expected;
    expect([...refusals, ...warnings]).toEqual([]);
    expect(notes).toEqual([{ column: readers.columns.findIndex((column) => column.name === name), rule, line: 2, value: Object.values(changes)[0], sent, count: 1 }]);
    expect(csv.split('\n')[1]?.split(';')).toContain(sent);
  });

  it('of a whole column is said once, with how many lines have it', async () => {
    const lines = ['a', 'b', 'c'].map((name) => line({ mail: `${name}@exemple.fr`, height: '1,70' }));
    expect((await checkFile([TITLES, ...lines])).notes).toMatchObject([{ rule: 'read.decimal', line: 2, count: 3 }]);
  });

  it.each([
    [{ phone: '612345678' }, ['phone', 'leadingZero']],
    [{ lastName: 'LefÃ¨vre' }, ['lastName', 'characters']],
  ])('%o is sent as it is, with a warning', async (changes, expected) => {
    expect((await checkFile([TITLES, line(changes)])).warnings).toEqual([[2, ...expected]]);
  });

  it('of a date is refused in a column that also has dates with the month first: it could be another day', async () => {
    const { refusals, notes, checked } = await checkFile([TITLES, line({ born: '03/04/1990' }), line({ mail: 'paul@exemple.fr', born: '12/31/1990' })]);
    expect(refusals.map(([row, , rule]) => [row, rule])).toEqual([
      [2, 'dateOrder'],
      [3, 'format.date'],
    ]);
    expect(notes).toEqual([]);
    expect(checked.refusedLines).toBe(2);
  });
});

describe('what is no text', () => {
  it.each([
    ['workbook', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['binary', [0x61, 0x00, 0x62]],
    ['empty', []],
  ])('is told apart: %s', async (fault, bytes) => {
    expect(await createLocalChecker(readers).open(new Blob([new Uint8Array(bytes)]))).toEqual({ fault });
  });
});

describe('a list of problems', () => {
  it('comes a page at a time, of one column at will', async () => {
    const wrong = Array.from({ length: 250 }, (_, index) => line({ mail: `p${index}@exemple.fr`, born: 'hier', ...(index < 5 && { news: '' }) }));
    const { checker, checked } = await checkFile([TITLES, ...wrong]);
    expect(checked.columnsWith.refusal.map((index) => readers.columns[index]?.name)).toEqual(['born', 'news']);
    expect(await checker.problems({ severity: 'refusal', column: 6, offset: 2, limit: 2 })).toMatchObject({ total: 5, problems: [{ line: 4 }, { line: 5 }] });
  });
});
