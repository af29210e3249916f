import { afterEach, describe, expect, it, vi } from 'vitest';
import { sanitiseForLibraries, trustedHtml, trustLibraries } from '@/ui/trustedTypes';

type Rules = Record<string, (text: string) => string | undefined>;
const browser = globalThis as { trustedTypes?: unknown };
const policies = new Map<string, Rules>();

function open() {
  policies.clear();
  browser.trustedTypes = { createPolicy: (name: string, rules: Rules) => (policies.set(name, rules), { createHTML: (html: string) => `trusted ${rules['createHTML']?.(html)}` }) };
}
afterEach(() => {
  delete browser.trustedTypes;
  sanitiseForLibraries(() => undefined as unknown as string);
});

describe('what libraries write', () => {
  const passes = (html: string) => policies.get('default')?.['createHTML']?.(html);

  it.each(['+', '<svg/>', '<span aria-hidden="true">&#x2212;</span>', '200&nbsp;km', '<span class="a b" role="img">x</span>'])('passes when it is bare: %s', (html) => {
    open();
    trustLibraries();
    expect(passes(html)).toBe(html);
  });

  it.each(['<img src=x>', '<span onclick="x()">x</span>', '<span style="color:red">x</span>', '<svg><script>x()</script></svg>', '<span class="a"onclick=x>', '<a href="javascript:x()">x</a>', '<span', '<svg/onload=x()>'])(
    'is sanitised when it is not, or refused: %s',
    (html) => {
      open();
      trustLibraries();
      expect(passes(html)).toBeUndefined();
      sanitiseForLibraries(() => 'clean');
      expect(passes(html)).toBe('clean');
    },
  );

  it('starts no script but the files of the build', () => {
    vi.stubGlobal('location', new URL('https://admin.example/users'));
    open();
    trustLibraries();
    const starts = (address: string) => policies.get('default')?.['createScriptURL']?.(address);
    const own = new URL('../../../src/ui/importWorker.js', import.meta.url).href;
    expect(['https://admin.example/api/x.js', 'data:text/javascript,x()', '/users', own].map(starts)).toEqual([undefined, undefined, undefined, own]);
    vi.unstubAllGlobals();
  });
});

it('a policy of ours is what the browser makes of it, and its rule where there is none', () => {
  expect(trustedHtml('ours', (html) => html.toUpperCase())('a')).toBe('A');
  open();
  expect(trustedHtml('ours', (html) => html.toUpperCase())('a')).toBe('trusted A');
});
