import { describe, expect, it } from 'vitest';
import { filterChoices, readFilterValues, readRange, writeRange } from '@/engine/data/filterValues';
import { bookSchema, filterOf } from './books';

const pages = filterOf({ name: 'pages', field: 'pages', operator: 'equals' });
const title = filterOf({ name: 'title', field: 'title', operator: 'equals' });
const length = filterOf({ name: 'length', field: 'pages', operator: 'numberRange' });
const bought = filterOf({ name: 'bought', field: 'bought', operator: 'dateRange' });
const available = filterOf({ name: 'available', operator: 'yesNo', values: { yes: '1', no: '0' } });
const onlyYes = filterOf({ name: 'available', operator: 'yesNo', values: { yes: '1' } });
const telephone = filterOf({ name: 'telephone', operator: 'telephone' });

const read = (filter: typeof pages, ...given: string[]) => readFilterValues(given, filter, bookSchema);

describe('a value of a filter', () => {
  it.each([
    ['a number', pages, '12'],
    ['a number below zero', pages, '-12.25'],
    ['a text where the field is one', title, 'douze'],
    ['a telephone number as it is typed', telephone, '06 12'],
    ['both ends of numbers', length, '1..20.5'],
    ['one end of numbers', length, '..20'],
    ['both ends of days', bought, '2024-01-01..2024-02-29'],
    ['the one answer', available, 'yes'],
    ['the other', available, 'no'],
  ])('is kept: %s', (_what, filter, value) => {
    expect(read(filter, value)).toEqual([value]);
  });

  it.each([
    ['a text where the field is a number', pages, 'douze'],
    ['a number with letters before it', pages, 'x12'],
    ['a number with letters after it', pages, '12x'],
    ['a number with letters after its point', pages, '12.x'],
    ['a range of three ends', length, '1..2..3'],
    ['a range that is open at both ends', length, '..'],
    ['an end that is no number', length, '1..x'],
    ['a day that no month has', bought, '2024-02-30..'],
    ['an instant in the place of a day', bought, '2024-02-29T10:00:00..'],
    ['a month in the place of a day', bought, '2024-02..'],
    ['a day with a word before it', bought, 'x2024-02-29..'],
    ['an answer that nobody can ask for', available, 'maybe'],
    ['an answer that the server cannot be asked for', onlyYes, 'no'],
    ['nothing', telephone, ' '],
  ])('is left out: %s', (_what, filter, value) => {
    expect(read(filter, value)).toEqual([]);
  });

  it('is no longer than the server takes, without the spaces around it', () => {
    expect(read(title, `  ${'a'.repeat(300)}`)).toEqual(['a'.repeat(200)]);
    expect(read(title, ' Zadig ')).toEqual(['Zadig']);
  });
});

it('the choices of a filter are those of its field, without the empty ones', () => {
  const schema = { ...bookSchema, properties: { ...bookSchema.properties, genre: { enum: [1, null, 2, ''] } } };
  expect(filterChoices(filterOf({ name: 'genre', field: 'genre', operator: 'oneOf' }), schema)).toEqual(['1', '2']);
  expect(filterChoices(title, schema)).toEqual([]);
});

it('a range is written with its open ends, and as nothing when both are open', () => {
  expect([writeRange({ from: '1', to: '' }), writeRange({ from: '', to: '2' }), writeRange({ from: '', to: '' })]).toEqual(['1..', '..2', '']);
  expect([readRange('1..'), readRange('..2'), readRange('1'), readRange(undefined)]).toEqual([{ from: '1', to: '' }, { from: '', to: '2' }, { from: '1', to: '' }, { from: '', to: '' }]);
});
