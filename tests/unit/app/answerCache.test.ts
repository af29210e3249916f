import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { answerCache } from '@/app/answerCache';

const page = (number: number) => unstable_serialize(['user', 'list', { page: number }]);

test('keeps the pages of lists that were read last, and every record', () => {
  const cache = answerCache();
  const record = unstable_serialize(['user', 'item', '12']);
  cache.set(record, { data: { id: 12 } });
  for (let number = 1; number <= 60; number += 1) cache.set(page(number), { data: number });

  expect(cache.get(page(10))).toBeUndefined();
  expect(cache.get(page(11))).toEqual({ data: 11 });
  expect(cache.get(page(60))).toEqual({ data: 60 });
  expect(cache.get(record)).toEqual({ data: { id: 12 } });
});

test('does not forget the page that is read again and again', () => {
  const cache = answerCache();
  for (let number = 1; number <= 200; number += 1) {
    cache.set(page(0), { data: 'shown' });
    cache.set(page(number), { data: number });
  }

  expect(cache.get(page(0))).toEqual({ data: 'shown' });
});
