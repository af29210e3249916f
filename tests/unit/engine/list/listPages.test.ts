import { expect, it } from 'vitest';
import type { ListAnswer } from '@/api/records';
import { listPages } from '@/engine/data/listPages';

it.each<[string, ListAnswer[], number]>([
  ['the total is reached', [{ items: [{ id: 1 }], total: 2 }, { items: [{ id: 2 }], total: 2 }, { items: [], total: 2 }], 2],
  ['a page is empty, whatever the total', [{ items: [{ id: 1 }], total: 9 }, { items: [], total: 9 }, { items: [{ id: 3 }], total: 9 }], 2],
  ['the server knows of no more', [{ items: [{ id: 1 }], total: 1, more: true }, { items: [{ id: 2 }], total: 2 }, { items: [], total: 2 }], 2],
])('a list is read page after page until %s', async (_what, answers, asked) => {
  const pages: ListAnswer[] = [];
  for await (const page of listPages({ list: (_path, request) => Promise.resolve(answers[request.page - 1]!) }, 'books', { perPage: 1 })) pages.push(page);
  expect(pages).toEqual(answers.slice(0, asked));
});
