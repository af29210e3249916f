import { expect, it } from 'vitest';
import { fromShapes, GAP } from '@/engine/model/fromShapes';

const gap = (place: number, kind: keyof typeof GAP = 'plain') => String.fromCharCode(GAP[kind] + place);

it('what entities have in common is told once, with gaps for what differs', () => {
  const shapes = [`{"name":"${gap(0)}","route":"/${gap(1)}","title":"${gap(0, 'capital')} ${gap(1, 'capital')}","order":${gap(2)}}`, `"${gap(0)}${gap(1)}"`];
  expect(fromShapes(shapes, [[0, 'book', 'livres', 7], [1, 'one', 'two'], [0, '"quoted"', 'a\\b', 0]])).toEqual([
    { name: 'book', route: '/livres', title: 'Book Livres', order: 7 },
    'onetwo',
    { name: '"quoted"', route: '/a\\b', title: '"quoted" A\\b', order: 0 },
  ]);
});

it('a gap for which nothing is given is empty', () => {
  expect(fromShapes([`"x${gap(3)}y"`], [[0]])).toEqual(['xy']);
});
