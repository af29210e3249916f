// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { linkAddress } from '@/widgets/richText/linkAddress';
import { losesMarkup } from '@/widgets/richText/lostMarkup';

describe('the address of a link', () => {
  it.each([
    ['https://www.exemple.fr/page?x=1#y', 'https://www.exemple.fr/page?x=1#y'],
    ['HTTP://exemple.fr', 'HTTP://exemple.fr'],
    [' www.exemple.fr/page ', 'https://www.exemple.fr/page'],
    ['exemple.fr', 'https://exemple.fr'],
    ['jeanne@exemple.fr', 'mailto:jeanne@exemple.fr'],
    ['mailto:jeanne@exemple.fr?subject=Bonjour', 'mailto:jeanne@exemple.fr?subject=Bonjour'],
    ['06 12 34 56 78', 'tel:0612345678'],
    ['tel:+33 (0)6.12-34', 'tel:+33061234'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//exemple.fr', undefined],
    ['/admin', undefined],
    ['ftp://exemple.fr', undefined],
    ['https://', undefined],
    ['https://un deux', undefined],
    ['mailto:', undefined],
    ['tel:bonjour', undefined],
    ['bonjour', undefined],
    ['', undefined],
  ])('%s is %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });
});

describe('a change of spelling', () => {
  it.each([
    ['a text without paragraphs', 'Bonjour', '<p>Bonjour</p>'],
    ['the other name of bold', '<p><b>gras</b> et <i>penché</i></p>', '<p><strong>gras</strong> et <em>penché</em></p>'],
    ['two neighbours that became one', '<b>gr</b><b>as</b>', '<p><strong>gras</strong></p>'],
    ['a paragraph in an item', '<ul><li>un</li></ul>', '<ul><li><p>un</p></li></ul>'],
    ['blanks and line ends', '<p>un</p>\n  <p>deux</p>', '<p>un</p><p>deux</p>'],
    ['how a link opens', '<a href="https://a.fr" target="_blank">x</a>', '<p><a href="https://a.fr" rel="noopener">x</a></p>'],
    ['an empty paragraph', '<p>un</p><p></p>', '<p>un</p>'],
  ])('loses nothing: %s', (_what, stored, kept) => {
    expect(losesMarkup(stored, kept)).toBe(false);
  });

  it.each([
    ['a colour', '<p style="color:red">x</p>', '<p>x</p>'],
    ['a class', '<p class="encart">x</p>', '<p>x</p>'],
    ['a table', '<table><tr><td>x</td></tr></table>', '<p>x</p>'],
    ['a picture', '<p>x<img src="a.png"></p>', '<p>x</p>'],
    ['a line', '<hr><p>x</p>', '<p>x</p>'],
    ['a frame', '<iframe src="https://a.fr"></iframe><p>x</p>', '<p>x</p>'],
    ['where a link goes', '<a href="/page">x</a>', '<p>x</p>'],
    ['words', '<p>un</p><p>deux</p>', '<p>un</p>'],
    ['a script', '<p>x</p><script>run()</script>', '<p>x</p>'],
  ])('loses %s', (_what, stored, kept) => {
    expect(losesMarkup(stored, kept)).toBe(true);
  });
});
