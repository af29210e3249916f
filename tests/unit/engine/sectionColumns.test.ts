import { describe, expect, it } from 'vitest';
import { leftSections } from '@/engine/fields/SectionColumns';

/** A section with a number of rows. */
const section = (name: string, rows: number) => ({ name, rows: Array.from({ length: rows }, (_, row) => [`${name}${row}`]) });

describe('two columns of sections', () => {
  it.each([
    ['are as similar in length as whole sections allow', [section('a', 2), section('b', 3), section('c', 6)], ['a', 'b']],
    ['begin with the first section, however long it is', [section('a', 20), section('b', 1), section('c', 1)], ['a']],
    ['leave something for the second, however long it is', [section('a', 1), section('b', 1), section('c', 20)], ['a', 'b']],
    ['are one where there is one section', [section('a', 5)], ['a']],
    ['have nothing where there is none', [], []],
  ])('%s', (_what, sections, left) => {
    expect([...leftSections(sections)]).toEqual(left);
  });
});
