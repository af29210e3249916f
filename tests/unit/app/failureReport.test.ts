import { describe, expect, it } from 'vitest';
import { sendReport } from '@/api/sendReport';
import { failureReport } from '@/app/reportFailures';

const situation = { baseUrl: 'https://admin.test/back/', route: '/users/:id', version: '0.1.0+abc' };

function failed(stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error('Cannot read “Jeanne Dupont, jeanne@exemple.fr”'), { name, stack });
}

const CHROMIUM = `TypeError: Cannot read “Jeanne Dupont, jeanne@exemple.fr”
    at render (https://admin.test/back/assets/list-a1_B2.js:1:2345)
    at async Promise.all (index 0)
    at chrome-extension://abcdef/content.js:1:2
    at Object.onClick (https://admin.test/back/assets/app-c3.js:10:7)
    at https://admin.test/back/users/12?f.q=jeanne:3:1`;

const FIREFOX = `render@https://admin.test/back/assets/list-a1_B2.js:1:2345
onClick/<@https://admin.test/back/assets/app-c3.js:10:7
@moz-extension://abcdef/content.js:1:2`;

describe('the report of a failure', () => {
  it.each([
    ['Chromium', CHROMIUM],
    ['Firefox', FIREFOX],
  ])('of %s names the kind of error, our places, the pattern of the page and the build, and nothing else', (_browser, stack) => {
    expect(failureReport(failed(stack), situation)).toEqual({
      type: 'TypeError',
      stack: ['assets/list-a1_B2.js:1:2345', 'assets/app-c3.js:10:7'],
      route: '/users/:id',
      version: '0.1.0+abc',
    });
  });

  it.each([
    ['an extension of the browser', failed('at https://elsewhere.test/assets/x.js:1:1')],
    ['what is thrown and is no error', 'Jeanne Dupont'],
    ['nothing at all', undefined],
  ])('is none for %s', (_what, error) => {
    expect(failureReport(error, situation)).toBeUndefined();
  });

  it('keeps no name that somebody could have given', () => {
    expect(failureReport(failed(FIREFOX, 'Jeanne Dupont'), situation)?.type).toBe('Error');
  });

  it('says the first places only', () => {
    const deep = Array.from({ length: 50 }, (_, line) => `at https://admin.test/back/assets/app.js:${line}:1`).join('\n');
    expect(failureReport(failed(deep), situation)?.stack).toHaveLength(8);
  });
});

it('a report is handed over without cookie, address or question, and its own failure is nobody’s', async () => {
  const sent: [string, RequestInit][] = [];
  sendReport('https://errors.test/in', { type: 'TypeError' }, (url, init) => {
    sent.push([url, init]);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await Promise.resolve();
  expect(sent).toEqual([
    ['https://errors.test/in', { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', body: '{"type":"TypeError"}' }],
  ]);
});
