import { expect, it } from 'vitest';
import { checkCell } from '@/engine/exchange/import/check/checkCell';
import type { ImportColumn } from '@/engine/model/FileExchange';

const column = (given: Partial<ImportColumn>): ImportColumn => ({ name: 'cell', headers: [], format: 'text', required: false, example: '', ...given });

it.each<[string, Partial<ImportColumn>, string, ReturnType<typeof checkCell>]>([
  ['a text', {}, ' Zoé ', { value: 'Zoé' }],
  ['nothing', {}, '  ', { value: '' }],
  ['nothing where something is needed', { required: true }, '  ', { value: '', refusal: 'required' }],
  ['nothing of a number', { format: 'integer', minimum: 1 }, '', { value: '' }],
  ['a text in another encoding', {}, 'ZoÃ©', { value: 'ZoÃ©', warning: 'characters' }],
  ['an e-mail address', { format: 'email' }, 'zoe@exemple.fr', { value: 'zoe@exemple.fr' }],
  ['an e-mail address that the platform takes nowhere', { format: 'email' }, 'zoé@exemple.fr', { value: 'zoé@exemple.fr', refusal: 'format.email' }],
  ['an e-mail address with more behind it', { format: 'email' }, 'zoe@exemple.fr,', { value: 'zoe@exemple.fr,', refusal: 'format.email' }],
  ['a telephone number', { format: 'telephone' }, '06 12 34 56 78', { value: '0612345678' }],
  ['one of which a spreadsheet has dropped the 0', { format: 'telephone' }, '612345678', { value: '612345678', warning: 'leadingZero' }],
  ['no telephone number', { format: 'telephone' }, 'sur demande', { value: 'sur demande', refusal: 'format.telephone' }],
  ['a day', { format: 'date' }, '1990-12-31', { value: '1990-12-31' }],
  ['a day as a spreadsheet writes it', { format: 'date' }, '31/12/1990', { value: '1990-12-31', warning: 'read.date' }],
  ['a day with other signs', { format: 'date' }, '1.2.1990', { value: '1990-02-01', warning: 'read.date' }],
  ['a day whose month comes first', { format: 'date' }, '12/31/1990', { value: '12/31/1990', refusal: 'format.date', monthFirst: true }],
  ['a day that is in no calendar', { format: 'date' }, '31/13/1990', { value: '31/13/1990', refusal: 'format.date' }],
  ['a day with a time', { format: 'date' }, '31/12/1990 10:00', { value: '31/12/1990 10:00', refusal: 'format.date' }],
  ['a day with something before it', { format: 'date' }, 'le 31/12/1990', { value: 'le 31/12/1990', refusal: 'format.date' }],
  ['a day of a short year', { format: 'date' }, '31/12/90', { value: '31/12/90', refusal: 'format.date' }],
  ['a whole number', { format: 'integer' }, '-12', { value: '-12' }],
  ['a part of one', { format: 'integer' }, '1.5', { value: '1.5', refusal: 'format.integer' }],
  ['a decimal number', { format: 'decimal' }, '48.69', { value: '48.69' }],
  ['a decimal number with a comma', { format: 'decimal' }, '-48,69', { value: '-48.69', warning: 'read.decimal' }],
  ['a decimal number without its point', { format: 'decimal' }, '48', { value: '48.0', warning: 'read.alternative' }],
  ['no decimal number', { format: 'decimal' }, '48.', { value: '48.', refusal: 'format.decimal' }],
  ['a choice', { oneOf: ['1', '2'] }, '1', { value: '1' }],
  ['a choice in another spelling', { oneOf: ['1', '2'], alternatives: { Féminin: '1' } }, 'feminin', { value: '1', warning: 'read.alternative' }],
  ['no choice', { oneOf: ['1', '2'] }, '3', { value: '3', refusal: 'oneOf' }],
  ['the least number', { format: 'integer', minimum: 1, maximum: 3 }, '1', { value: '1' }],
  ['less than that', { format: 'integer', minimum: 1, maximum: 3 }, '0', { value: '0', refusal: 'minimum' }],
  ['the greatest number', { format: 'decimal', minimum: 1, maximum: 3 }, '3.0', { value: '3.0' }],
  ['more than that', { format: 'decimal', minimum: 1, maximum: 3 }, '3.1', { value: '3.1', refusal: 'maximum' }],
  ['a text of digits, which has no bounds', { format: 'text', maximum: 3 }, '12', { value: '12' }],
  ['the longest text, in characters', { maxLength: 3 }, '👍👍👍', { value: '👍👍👍' }],
  ['a longer one', { maxLength: 3 }, 'abcd', { value: 'abcd', refusal: 'maxLength' }],
  ['the longest text', { maxLength: 3 }, 'abc', { value: 'abc' }],
])('a cell with %s is sent, or refused, as it is read', (_what, given, cell, read) => {
  expect(checkCell(column(given), cell)).toStrictEqual(read);
});
