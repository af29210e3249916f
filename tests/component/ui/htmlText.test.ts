// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { htmlText } from '@/ui/htmlText';

it.each([
  ['<p>Un</p><p>deux</p>', 'Un deux'],
  ['<ul><li>un</li><li>deux</li></ul>', 'un deux'],
  ['Un<br>deux', 'Un deux'],
  ['<p>Caf&eacute;&nbsp;: l&rsquo;id&eacute;e</p>', 'Café\u00a0: l’idée'],
  ['1 > 0 et\n2 > 1', '1 > 0 et 2 > 1'],
  ['<style>p{}</style><p>Vu</p><script>pwned()</script>', 'Vu'],
  ['<p></p>', undefined],
  ['   ', undefined],
])('the words of %s are %s', (html, text) => {
  expect(htmlText(html)).toBe(text);
});
