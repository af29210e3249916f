import { describe, expect, it } from 'vitest';
import { pagesAhead } from '@/engine/data/pagesAhead';

/** A server that answers each page when the test says so. */
function slowServer() {
  const asked: number[] = [];
  const answers = new Map<number, (page: string) => void>();
  const ask = (page: number) => {
    asked.push(page);
    return new Promise<string>((resolve) => answers.set(page, resolve));
  };
  return { asked, ask, answer: (page: number) => answers.get(page)?.(`page ${page}`) };
}

describe('pages that are asked for ahead', () => {
  it('come in their order, whichever is answered first', async () => {
    const server = slowServer();
    const pages = pagesAhead(server.ask, 3);
    const first = pages.next();
    server.answer(3);
    server.answer(2);
    server.answer(1);
    expect(await first).toEqual({ done: false, value: 'page 1' });
    expect(await pages.next()).toEqual({ done: false, value: 'page 2' });
    expect(await pages.next()).toEqual({ done: false, value: 'page 3' });
  });

  it('are three at most that nobody has used yet', async () => {
    const server = slowServer();
    const pages = pagesAhead(server.ask, 9);
    const first = pages.next();
    expect(server.asked).toEqual([1, 2, 3]);
    server.answer(1);
    await first;
    void pages.next();
    expect(server.asked).toEqual([1, 2, 3, 4]);
  });

  it('are asked one by one beyond those that are expected', async () => {
    const server = slowServer();
    const pages = pagesAhead(server.ask, 1);
    const first = pages.next();
    expect(server.asked).toEqual([1]);
    server.answer(1);
    await first;
    void pages.next();
    expect(server.asked).toEqual([1, 2]);
  });

  it('fail where they are awaited, not before', async () => {
    const pages = pagesAhead((page) => (page === 2 ? Promise.reject(new Error('down')) : Promise.resolve(page)), 3);
    expect(await pages.next()).toEqual({ done: false, value: 1 });
    await expect(pages.next()).rejects.toThrow('down');
  });
});
