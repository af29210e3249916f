import { useMemo } from 'react';
import { parseHtml } from '../parseHtml';

/** Credits the provider of the map's background. */
export function Attribution({ text }: { text: string }) {
  const parts = useMemo(() => attributionParts(text), [text]);
  return (
    <p className="map-note map-credit">
      {parts.map(({ words, href }) =>
        href === undefined ? (
          words
        ) : (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      )}
    </p>
  );
}

interface AttributionPart {
  words: string;
  href?: string;
}

const LINK = /<a\b[^>]*?\bhref=["']?(https?:[^"'\s>]+)[^>]*>(.*?)<\/a>/gis;

/** The words and the links of an attribution, which providers give in HTML; any other HTML in it is left out. */
export function attributionParts(html: string): AttributionPart[] {
  const parts: AttributionPart[] = [];
  let end = 0;
  for (const { 0: link, 1: href = '', 2: words = '', index } of html.matchAll(LINK)) {
    parts.push({ words: plain(html.slice(end, index)) }, { words: plain(words), href: plain(href) });
    end = index + link.length;
  }
  parts.push({ words: plain(html.slice(end)) });
  return parts.filter(({ words }) => words !== '');
}

/** The text without its tags. The browser only decodes character references such as `&copy;` in it. */
function plain(html: string): string {
  const unmarked = html.replace(/<[^>]*>?/g, '');
  return parseHtml(`<body>${unmarked}`).body.textContent ?? '';
}
