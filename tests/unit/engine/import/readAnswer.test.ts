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
    ['An exception occurred', { outcome: 'other', said: 'An exception occurred' }],
  ])('are understood: %s', (said, expected) => {
    expect(readAnswer({ errors: [], messages: [said] }, sent, readers)).toMatchObject([expected]);
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
});
