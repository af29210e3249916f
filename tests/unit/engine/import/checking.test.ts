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
    expect(checked).not.toHaveProperty('fault');
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

  it.each([
    ['both lines keep the rules', [RIGHT, line({ mail: 'paul@exemple.fr' })]],
    ['it is the only line', ['A;B;C;D;E;F;G']],
    ['only a text is too long in its first line', [line({ lastName: 'D'.repeat(21) }), RIGHT]],
    ['one of its cells alone is called like a column', [line({ lastName: 'Nom' }), RIGHT]],
  ])('does not seem to have titles when %s', async (_why, lines) => {
    expect((await checkFile(lines)).opening.seemsTitled).toBe(false);
  });

  it('seems to have titles when two of them are known, whatever follows', async () => {
    expect((await checkFile(['adresse  E-MAIL *;NOM;x;y;z;;', ';;;;;;peut-être'])).opening.seemsTitled).toBe(true);
  });

  it('is stopped where none of its titles is known and they are not as many as the columns', async () => {
    expect((await checkFile(['A;B', 'jeanne@exemple.fr;Dupont'], true)).checked).toMatchObject({ fault: 'missing', untold: false, unknownTitles: ['A', 'B'] });
  });

  it('names no title that is empty among the unknown ones, and each column that two titles name', async () => {
    const { checked } = await checkFile([`${TITLES}; ;Surnom;Nom;mail`, `${RIGHT};;Jojo;;`]);
    expect([checked.unknownTitles, checked.repeated]).toEqual([['Surnom'], [1, 0]]);
  });

  it('is shown by the first lines that will be sent, as they will be', async () => {
    const others = Array.from({ length: 12 }, (_, index) => line({ mail: `p${index}@exemple.fr` }));
    const { preview } = (await checkFile([TITLES, line({ news: 'OUI' }), 'paul@exemple.fr;Durand', ...others])).checked;
    expect(preview).toHaveLength(10);
    expect(preview.slice(0, 2)).toMatchObject([{ line: 2, values: STORED.split(';') }, { line: 4 }]);
  });

  it('is shown by its lines as they stand where none will be sent', async () => {
    const { preview } = (await checkFile([TITLES, 'paul@exemple.fr;Durand'])).checked;
    expect(preview).toEqual([{ line: 2, values: ['paul@exemple.fr', 'Durand'] }]);
  });

  it('says now and then how far it has come', async () => {
    const checker = createLocalChecker(readers);
    await checker.open(new Blob([Array.from({ length: 4500 }, (_, index) => line({ mail: `p${index}@exemple.fr` })).join('\n')]));
    const told: number[] = [];
    await checker.check(false, (done) => told.push(done));
    expect(told).toEqual([0, 2000 / 4500, 4000 / 4500]);
  });

  it('is opened, then checked, then asked about', async () => {
    const checker = createLocalChecker(readers);
    await expect(checker.check(true, () => undefined)).rejects.toThrow('opened');
    await expect(checker.csv()).rejects.toThrow('checked');
    expect(await checker.report({ offset: 0, limit: 10 })).toEqual([]);
  });

  it('leaves as a text of comma-separated values', async () => {
    const { checker } = await checkFile([TITLES, RIGHT]);
    expect((await checker.csv()).type).toBe('text/csv');
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
    const { checked, csv } = await checkFile([TITLES, RIGHT, '; ;;  ;;;', '', line({ mail: 'paul@exemple.fr' }), '']);
    expect(checked).toMatchObject({ lines: 2, emptyLines: 2 });
    expect(csv.split('\n')).toHaveLength(3);
  });

  it('may have empty cells after its last column', async () => {
    expect((await checkFile([`${TITLES};;`, `${RIGHT};;;; `])).refusals).toEqual([]);
    expect((await checkFile([TITLES, `${RIGHT};;x`])).refusals).toEqual([[2, '', 'columnCount', 9]]);
  });

  it.each([
    [{ lastName: 'D'.repeat(20) }],
    [{ lastName: '🚲'.repeat(20) }],
    [{ shelfId: '-142' }],
    [{ height: '0.0' }],
    [{ height: '3.0' }],
    [{ height: '02.50' }],
    [{ phone: '0612345678' }],
    [{ phone: '6123456789' }],
  ])('may say %o as it is', async (changes) => {
    const { refusals, warnings, notes, csv } = await checkFile([TITLES, line(changes)]);
    expect([...refusals, ...warnings, ...notes]).toEqual([]);
    expect(csv).toContain(Object.values(changes)[0]);
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
    [{ born: '31/12/19901' }, ['born', 'format.date']],
    [{ born: '131/12/1990' }, ['born', 'format.date']],
    [{ height: '1,7,0' }, ['height', 'format.decimal']],
    [{ height: 'x1.5' }, ['height', 'format.decimal']],
    [{ height: '1.5x' }, ['height', 'format.decimal']],
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
    const { checker, checked, refusals } = await checkFile([TITLES, RIGHT, 'paul@exemple.fr;Durand']);
    expect(refusals).toEqual([[3, '', 'columnCount', 2]]);
    expect(checked.columnsWith.refusal).toEqual([-1]);
    expect(await checker.problems({ severity: 'refusal', column: -1, offset: 0, limit: 9 })).toMatchObject({ total: 1, problems: [{ value: 'paul@exemple.fr Durand' }] });
  });

  it('has a quotation mark that is never closed', async () => {
    expect((await checkFile([TITLES, RIGHT, '"paul@exemple.fr;Durand;;;;;1', ''])).refusals).toEqual([[3, '', 'quotes']]);
  });

  it('says the same person as a line above, whatever the case', async () => {
    expect((await checkFile([TITLES, RIGHT, '', line({ mail: 'Jeanne@Exemple.fr' })])).refusals).toEqual([[4, 'mail', 'duplicate', 2]]);
  });

  it('names nobody by what is no address: it is told that once, however often it stands in the file', async () => {
    const { refusals } = await checkFile([TITLES, RIGHT, line({ mail: 'inconnue' }), line({ mail: 'inconnue' })]);
    expect(refusals).toEqual([
      [3, 'mail', 'format.email'],
      [4, 'mail', 'format.email'],
    ]);
  });

  it('says the same person by the column that names them, wherever it stands', async () => {
    const checker = createLocalChecker({ ...readers, key: 'lastName' });
    await checker.open(new Blob([[RIGHT, line({ mail: 'paul@exemple.fr' }), line({ lastName: 'Durand' })].join('\n')]));
    await checker.check(false, () => undefined);
    expect((await checker.problems({ severity: 'refusal', offset: 0, limit: 9 })).problems).toMatchObject([{ line: 2, column: 1, rule: 'duplicate' }]);
  });

  it('is told all that is wrong in it, in the order of the columns', async () => {
    const { refusals, checked } = await checkFile([TITLES, RIGHT, line({ news: 'x' }), line({ mail: 'paul@exemple.fr', born: 'hier' })]);
    expect(refusals).toEqual([
      [3, 'mail', 'duplicate', 2],
      [3, 'news', 'oneOf'],
      [4, 'born', 'format.date'],
    ]);
    expect([checked.refusedLines, checked.columnsWith.refusal]).toEqual([2, [0, 2, 6]]);
  });

  it('is given back alone when it is asked for, with what is wrong in it and not in the others', async () => {
    const { checker } = await checkFile([TITLES, line({ news: 'x' }), line({ mail: 'a@b.fr', born: 'hier' }), line({ mail: 'b@b.fr', height: 'x' }), line({ mail: 'c@b.fr' })]);
    const asked = async (offset: number, limit: number) => (await checker.refusedLines({ offset, limit })).lines.map(({ line: place, problems }) => [place, ...problems.map(({ rule }) => rule)]);
    expect(await asked(1, 1)).toEqual([[3, 'format.date']]);
    expect(await asked(1, 9)).toEqual([
      [3, 'format.date'],
      [4, 'format.decimal'],
    ]);
    expect(await asked(3, 9)).toEqual([]);
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
    [{ height: '02' }, ['height', 'read.alternative', '02.0']],
    [{ height: '02,50' }, ['height', 'read.decimal', '02.50']],
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

  it('of another column, or another one of the same, is said apart', async () => {
    const { notes } = await checkFile([TITLES, line({ height: '1,70', news: 'OUI' }), line({ mail: 'paul@exemple.fr', height: '2' })]);
    expect(notes.map(({ column, rule, count }) => [column, rule, count])).toEqual([
      [4, 'read.decimal', 1],
      [6, 'read.alternative', 1],
      [4, 'read.alternative', 1],
    ]);
  });

  it.each([
    [{ phone: '612345678' }, ['phone', 'leadingZero']],
    [{ lastName: 'LefÃ¨vre' }, ['lastName', 'characters']],
    [{ lastName: ' LefÃ¨vre ' }, ['lastName', 'characters']],
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

  it('of a date leaves alone what is doubtful for no such reason: a day as the server wants it, another column, a line that is no line', async () => {
    const { refusals, notes } = await checkFile([TITLES, line({ born: ' 1990-04-03 ', height: '1,70' }), 'paul@exemple.fr;Durand', line({ mail: 'zoe@exemple.fr', born: '12/31/1990' })]);
    expect(refusals).toEqual([
      [3, '', 'columnCount', 2],
      [4, 'born', 'format.date'],
    ]);
    expect(notes).toMatchObject([{ rule: 'read.decimal' }]);
  });

  it('of a date is understood beside one that is no date in any order', async () => {
    const { refusals } = await checkFile([TITLES, line({ born: '03/04/1990' }), line({ mail: 'paul@exemple.fr', born: '45/45/1990' })]);
    expect(refusals).toEqual([[3, 'born', 'format.date']]);
  });
});

describe('what is no text', () => {
  it.each([
    ['workbook', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['binary', [0x61, 0x00, 0x62]],
    ['empty', []],
    ['empty', [0x20, 0x0d, 0x0a]],
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
