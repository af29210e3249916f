import { describe, expect, it } from 'vitest';
import { readAnswer } from '@/engine/exchange/import/check/readAnswer';
import { readers } from './definition';

const sent = [
  { line: 2, values: ['jeanne@exemple.fr', 'Dupont', '', '', '', '', '1'] },
  { line: 4, values: ['paul@exemple.fr', 'Durand', '', '', '', '42', '1'] },
  { line: 5, values: ['zoe@exemple.fr', 'Élie', '1990-31-12', '', '', '', '1'] },
];

const row = JSON.stringify(sent[2]?.values).replace('É', '\\u00c9');

describe('the messages of an import', () => {
  it.each([
    ['jeanne@exemple.fr added', { outcome: 'added', line: 2, value: 'jeanne@exemple.fr' }],
    ['Paul@exemple.fr already exists', { outcome: 'existing', line: 4 }],
    ['jeanne@exemple.fr (48.69;6.18) already exists and will be updated', { outcome: 'updated', line: 2 }],
    ['paul@exemple.fr (48.69;6.18) already exists and will be ignored -> id = 12', { outcome: 'ignored', line: 4 }],
    ['42 shelf is unknown', { outcome: 'unknown', value: '42', column: 5 }],
    ['42 bookShelfId is unknown', { outcome: 'unknown', value: '42', column: 5 }],
    ['x@exemple.fr mail is unknown', { outcome: 'unknown', value: 'x@exemple.fr', column: 0 }],
    ['shelf unknown for 42', { outcome: 'unknown', value: '42', column: 5 }],
    ['shelf unknown for 42 user : jeanne@exemple.fr', { outcome: 'unknown', value: '42', column: 5 }],
    ['42 shelf is unknown here', { outcome: 'other', said: '42 shelf is unknown here' }],
    ['jeanne@exemple.fr added twice', { outcome: 'other', said: 'jeanne@exemple.fr added twice' }],
    ['An exception occurred', { outcome: 'other', said: 'An exception occurred' }],
  ])('are understood: %s', (said, expected) => {
    expect(readAnswer({ errors: [], messages: [said] }, sent, readers)).toMatchObject([expected]);
  });

  it('name no column that nothing is called after', () => {
    expect(readAnswer({ errors: [], messages: ['42 planet is unknown'] }, sent, readers)).toEqual([{ outcome: 'unknown', value: '42', said: '42 planet is unknown' }]);
  });

  it.each([
    ['lastName', 'Durand added', 4],
    ['nickname', 'paul@exemple.fr added', 4],
  ])('find their line by the column that names it, the first where there is none of that name: %s', (key, said, line) => {
    expect(readAnswer({ errors: [], messages: [said] }, sent, { ...readers, key })).toMatchObject([{ outcome: 'added', line }]);
  });

  it('find no line where two are called the same', () => {
    const twice = [...sent, { line: 9, values: ['PAUL@exemple.fr', 'Petit', '', '', '', '', '1'] }];
    expect(readAnswer({ errors: [], messages: ['paul@exemple.fr added'] }, twice, readers)[0]).not.toHaveProperty('line');
  });

  it('are those of the lines in their order when there is one for each', () => {
    const messages = ['jeanne@exemple.fr added', '42 shelf is unknown', 'An exception occurred'];
    const report = readAnswer({ errors: [], messages }, sent, readers);
    expect(report.map(({ outcome, line }) => [outcome, line])).toEqual([
      ['unknown', 4],
      ['other', 5],
      ['added', 2],
    ]);
  });
});

describe('the errors of an import', () => {
  it.each([
    ['Incorrect MIME type', { rule: 'mimeType' }],
    ['File not in UTF-8', { rule: 'notUtf8' }],
    ['Incorrect number of column line 2 (15 expected)', { rule: 'columnCount', line: 4 }],
    [`1990-31-12 is not a valid date. Format must be YYYY-MM-DD for line ${row}`, { rule: 'format.date', line: 5, column: 2, value: '1990-31-12' }],
    [`zoe@exemple.fr is not a valid email for line ${row}`, { rule: 'format.email', line: 5, column: 0 }],
    [`1 can only be empty or a numeric boolean value (0 or 1) for line ${row}`, { rule: 'oneOf', line: 5, column: 6 }],
    ['Something else entirely', { outcome: 'refused', said: 'Something else entirely' }],
  ])('are understood: %s', (said, expected) => {
    expect(readAnswer({ errors: [said], messages: [] }, sent, readers)).toMatchObject([{ outcome: 'refused', ...expected }]);
  });

  it('name the one required column that is empty', () => {
    const said = ' cannot be empty for line ["x@exemple.fr","","","","","","1"]';
    expect(readAnswer({ errors: [said], messages: [] }, sent, readers)).toMatchObject([{ rule: 'required', column: 1 }]);
  });

  it('find their line by all of its cells, else by what names it', () => {
    const twice = [...sent, { line: 9, values: ['paul@exemple.fr', 'Petit', '', '', '', '', '1'] }];
    const lineOf = (values: string[]) => readAnswer({ errors: [`1 is not right for line ${JSON.stringify(values)}`], messages: [] }, twice, readers)[0]?.line;
    expect(lineOf(['paul@exemple.fr', 'Petit', '', '', '', '', '1'])).toBe(9);
    expect(lineOf(['Jeanne@exemple.fr', 'Dupond', '', '', '', '', '1'])).toBe(2);
    expect(lineOf(['paul@exemple.fr', 'Grand', '', '', '', '', '1'])).toBeUndefined();
  });

  const cells = (changes: Record<number, string>) => JSON.stringify(['x@exemple.fr', 'Dupont', '', '', '', '', '1'].map((cell, column) => changes[column] ?? cell));

  it.each<[string, Record<number, string>, string, object]>([
    ['by the name of the column in the sentence', { 4: '2', 5: '2' }, '2 is not a valid shelfId', { column: 5, rule: 'format.integer' }],
    ['by its kind', { 3: '12', 5: '12' }, '12 must be an integer', { column: 5, rule: 'format.integer' }],
    ['by being wrong to us too', { 1: 'hier', 2: 'hier' }, 'hier is not accepted', { column: 2, rule: 'format.date' }],
    ['by being wrong to us too, whatever is said of a text', { 1: 'hier', 2: 'hier' }, 'hier is not a valid text', { column: 2, rule: 'format.date' }],
    ['with the rule of ours that it breaks', { 1: 'D'.repeat(21) }, `${'D'.repeat(21)} is not right`, { column: 1, rule: 'maxLength' }],
    ['as its kind where we would take it', { 3: '0612345678' }, '0612345678 is not right', { column: 3, rule: 'format.telephone' }],
    ['without a rule where it is a text that we would take', {}, 'Dupont is not right', { column: 1 }],
    ['whatever the spaces around it', { 1: ' Durand ' }, 'Durand is not right', { column: 1 }],
  ])('name the cell that they are about: %s', (_how, changes, said, expected) => {
    expect(readAnswer({ errors: [`${said} for line ${cells(changes)}`], messages: [] }, sent, readers)).toMatchObject([{ outcome: 'refused', ...expected }]);
  });

  it('have no rule of ours where only the server knows why', () => {
    const [line] = readAnswer({ errors: [`Dupont is not right for line ${cells({})}`], messages: [] }, sent, readers);
    expect(line).not.toHaveProperty('rule');
  });

  it.each<[string, Record<number, string>, string, string]>([
    ['several cells are the same', { 1: 'abc', 6: 'abc', 2: 'abc' }, 'abc is not right', 'abc'],
    ['several required ones are empty', { 0: '', 1: '', 6: '' }, ' cannot be empty', ''],
    ['no cell is', {}, 'abc is not right', 'abc'],
  ])('name no cell where %s', (_where, changes, told, value) => {
    const said = `${told} for line ${cells(changes)}`;
    expect(readAnswer({ errors: [said], messages: [] }, sent, readers)).toEqual([{ outcome: 'refused', value, said }]);
  });

  it('are told as they were said where their line cannot be read', () => {
    const said = 'x is not right for line [x]';
    expect(readAnswer({ errors: [said], messages: [] }, sent, readers)).toEqual([{ outcome: 'refused', said }]);
  });
});
