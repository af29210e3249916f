import { expect, it } from 'vitest';
import type { Resource, Section } from '@/engine/model/Resource';
import { isLongForm, sectionAddress } from '@/engine/page/formSection';

const sections = (count: number): Section[] => Array.from({ length: count }, (_, index) => ({ name: `s${index}`, rows: [] }));

it('a form has an outline from three sections on', () => {
  expect([0, 2, 3, 4].map((count) => isLongForm(sections(count)))).toEqual([false, false, true, true]);
});

it('a form opens at a section by the address of its heading', () => {
  expect(sectionAddress({ route: '/books' } as Resource, '7', 'shelf')).toBe('/books/7#section-shelf');
});
