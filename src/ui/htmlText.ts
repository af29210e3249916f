import { parseHtml } from './parseHtml';

/** Elements without words to read: code, and what stands for a window, a form or a drawing. */
const UNREAD = 'script, style, template, noscript, noembed, noframes, iframe, object, embed, svg, math, textarea, select, title, xmp';
const APART = 'p, div, br, hr, li, h1, h2, h3, h4, h5, h6, tr, th, td, blockquote, pre, table, section, article';

/** The words of an HTML text on one line, for a cell, a file or a sentence. */
export function htmlText(html: string): string | undefined {
  const text = /[<&]/.test(html) ? wordsOf(html) : html;
  return text.replaceAll(/[ \t\n\r\f]+/g, ' ').trim() || undefined;
}

function wordsOf(html: string): string {
  const { body } = parseHtml(html);
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  for (const element of body.querySelectorAll(APART)) {
    element.before(' ');
    element.after(' ');
  }
  return body.textContent;
}
