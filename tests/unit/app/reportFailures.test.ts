// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { appBaseUrl } from '@/app/appBase';
import { noteFailure } from '@/app/failures';
import { reportFailures } from '@/app/reportFailures';

afterEach(() => vi.unstubAllGlobals());

it('each failure of a page is reported once, however it was met, and only the first ten', () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => sent.push((JSON.parse(String(body)) as { stack: string[] }).stack[0]!));
  const failure = (line: number) => Object.assign(new TypeError('x'), { stack: `at f (${appBaseUrl()}assets/app.js:${line}:1)` });
  const place = (line: number) => `assets/app.js:${line}:1`;
  reportFailures('https://errors.test/in');

  window.dispatchEvent(new ErrorEvent('error', { error: failure(1) }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failure(2) }));
  noteFailure(failure(3));
  noteFailure(failure(1));
  expect(sent).toEqual([1, 2, 3].map(place));
  for (let line = 4; line < 20; line += 1) noteFailure(failure(line));
  expect(sent).toHaveLength(10);
});
