import { describe, expect, it } from 'vitest';
import { answeredOnce } from '../../../scripts/server/answeredOnce';

const command = (key: string | undefined, method = 'POST') => new Request('http://localhost/admin/articles', { method, ...(key !== undefined && { headers: { 'Idempotency-Key': key } }) });

/** A platform that counts its answers, each of which is released by the test. */
function platform(statuses: readonly number[] = [201]) {
  const waiting: (() => void)[] = [];
  let made = 0;
  const handle = async () => {
    made += 1;
    const [status = 201, text] = [statuses[made - 1], String(made)];
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response(text, { status });
  };
  return { handle, answerAll: () => waiting.splice(0).forEach((answer) => answer()), made: () => made };
}

describe('a command that comes again under the same key', () => {
  it('waits for the first one, and has its answer', async () => {
    const { handle, answerAll, made } = platform();
    const ask = answeredOnce(handle);
    const both = [ask(command('a')), ask(command('a'))];
    answerAll();
    const answers = await Promise.all([...both, ask(command('a'))]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['1', '1', '1']);
    expect(made()).toBe(1);
  });

  it('is made again once it was refused', async () => {
    const { handle, answerAll, made } = platform([400, 201]);
    const ask = answeredOnce(handle);
    for (const status of [400, 201]) {
      const answer = ask(command('a'));
      answerAll();
      expect((await answer).status).toBe(status);
    }
    expect(made()).toBe(2);
  });

  it('is forgotten after ten minutes', async () => {
    const { handle, answerAll, made } = platform();
    let now = 0;
    const ask = answeredOnce(handle, () => now);
    for (const time of [0, 600_000, 600_001]) {
      now = time;
      const answer = ask(command('a'));
      answerAll();
      await answer;
    }
    expect(made()).toBe(2);
  });
});

it.each([
  ['another key', command('b')],
  ['another method', command('a', 'DELETE')],
  ['no key', command(undefined)],
])('%s is another command', async (_what, other) => {
  const { handle, answerAll, made } = platform();
  const ask = answeredOnce(handle);
  const both = [ask(command('a')), ask(other)];
  answerAll();
  await Promise.all(both);
  expect(made()).toBe(2);
});
