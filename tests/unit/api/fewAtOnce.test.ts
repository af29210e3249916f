import { expect, it } from 'vitest';
import { fewAtOnce } from '@/api/fewAtOnce';

it('lets so many tasks run at once, in their order, whether they succeed or not', async () => {
  const inTurn = fewAtOnce(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const task = (number: number) =>
    inTurn(async () => {
      begun.push(number);
      await new Promise<void>((end) => ends.push(end));
      if (number === 1) throw new Error('failed');
      return number;
    });
  const tasks = Promise.allSettled([1, 2, 3, 4].map(task));
  const settle = () => new Promise((end) => setTimeout(end));
  await settle();
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await settle();
  expect(begun).toEqual([1, 2, 3]);
  while (begun.length < 4 || ends.length > 0) {
    ends.shift()?.();
    await settle();
  }
  expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

it('lets tasks begin again when all have ended', async () => {
  const inTurn = fewAtOnce(1);
  const answers = [];
  for (const number of [1, 2, 3]) answers.push(await inTurn(() => Promise.resolve(number)));
  expect(answers).toEqual([1, 2, 3]);
});

it('lets whoever comes while a task runs wait, also when that one has waited itself', async () => {
  const inTurn = fewAtOnce(1);
  const ends: (() => void)[] = [];
  const task = () => inTurn(() => new Promise<void>((end) => ends.push(end)));
  const begunNow = () => new Promise<number>((tell) => setTimeout(() => tell(ends.length)));
  const tasks = [task(), task()];
  ends[0]?.();
  expect(await begunNow()).toBe(2);
  tasks.push(task());
  expect(await begunNow()).toBe(2);
  ends[1]?.();
  expect(await begunNow()).toBe(3);
  ends[2]?.();
  await Promise.all(tasks);
});
