import { describe, expect, it } from 'vitest';
import { misplacedText } from '@/engine/list/filters/misplacedText';
import type { FilterDefinition } from '@/engine/model/ListDefinition';
import { book, bookList, filterOf } from './books';

const title = filterOf({ name: 'title', field: 'title', operator: 'contains', shown: 'always' });
const shelf = filterOf({ name: 'shelf', operator: 'equals' });
const contact = filterOf({ name: 'contact', operator: 'contains' });
const phone = filterOf({ name: 'phone', operator: 'telephone' });

const found = (values: Record<string, string[]>, filters: FilterDefinition[] = [title, shelf, contact, phone]) => {
  const misplaced = misplacedText(book, { ...bookList, filters }, values);
  return misplaced && [misplaced.text, misplaced.typedIn.name, misplaced.fitting.name];
};

describe('a text that was typed into a filter which does not look where it stands', () => {
  it.each(['+33 6 12 34 56 78', '06.12.34.56.78', '0(6)12345678', '0033/612-345-678'])('is a telephone number: %s', (text) => {
    expect(found({ title: [text] })).toEqual([text, 'title', 'phone']);
  });

  it.each(['612345678', '06 12', '06 12 34 56 7x', 'tel. 06 12 34 56 78', '2024-01-01', ''])('is no telephone number: %s', (text) => {
    expect(found({ title: [text] })).toBeUndefined();
  });

  it('is an e-mail address, which the filter of a field for these looks for', () => {
    expect(found({ title: ['zoe@example.org'] })).toEqual(['zoe@example.org', 'title', 'contact']);
    expect(found({ shelf: ['zoe@example.org'] })).toEqual(['zoe@example.org', 'shelf', 'contact']);
    expect(found({ title: ['zoe'] })).toBeUndefined();
    const byField = filterOf({ name: 'owner', field: 'contact', operator: 'equals' });
    expect(found({ title: ['zoe@example.org'] }, [title, byField])).toEqual(['zoe@example.org', 'title', 'owner']);
  });

  it('is the first of several', () => {
    expect(found({ shelf: ['0612345678'], title: ['zoe@example.org'] })).toEqual(['zoe@example.org', 'title', 'contact']);
    expect(found({ title: ['Le Loup'], shelf: ['0612345678'] })).toEqual(['0612345678', 'shelf', 'phone']);
  });

  it.each<[string, Record<string, string[]>, FilterDefinition[]]>([
    ['it is where it belongs', { contact: ['zoe@example.org'] }, [title, contact]],
    ['the filter that fits has a value already', { title: ['zoe@example.org'], contact: ['max@example.org'] }, [title, contact]],
    ['no filter fits', { title: ['0612345678'] }, [title, contact]],
    ['the filter that fits stands in no list', { title: ['0612345678'] }, [title, { ...phone, shown: 'stored' }]],
    ['it is that of a filter that stands in no list', { shelf: ['0612345678'] }, [{ ...shelf, shown: 'stored' }, phone]],
    ['it was chosen, not typed', { genre: ['0612345678'] }, [filterOf({ name: 'genre', operator: 'oneOf' }), phone]],
  ])('is left alone where %s', (_where, values, filters) => {
    expect(found(values, filters)).toBeUndefined();
  });
});
