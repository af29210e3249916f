import { GridLayer, TileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { parseHtml } from '../parseHtml';
import type { MapTiles } from './MapProps';

interface BackgroundProps {
  map: LeafletMap | undefined;
  tiles: MapTiles | undefined;
}

/** Draws the background: faint squares, which show that the map moves, and above them the tiles, when there are any. Under the map, credits their provider and says when some are missing. */
export function Background({ map, tiles }: BackgroundProps) {
  const { t } = useTranslation('ui');
  const [isIncomplete, setIncomplete] = useState(false);
  const url = tiles?.url;

  useEffect(() => {
    if (!map) return undefined;
    const layers = [new Squares({ tileSize: 128 }), ...(url === undefined ? [] : [tileLayer(url, () => setIncomplete(true))])];
    layers.forEach((layer) => layer.addTo(map));
    return () => {
      layers.forEach((layer) => layer.remove());
      setIncomplete(false);
    };
  }, [map, url]);

  return (
    <>
      {tiles && <Attribution text={tiles.attribution} />}
      {isIncomplete && (
        <p className="map-note" role="status">
          {t('map.tilesMissing')}
        </p>
      )}
    </>
  );
}

/** Where a tile fails to load, the square below stays visible: Leaflet shows a picture only once it is loaded. */
function tileLayer(url: string, onMissing: () => void): TileLayer {
  return new TileLayer(url, { className: 'map-tiles' }).on('tileerror', onMissing);
}

class Squares extends GridLayer {
  protected override createTile(): HTMLElement {
    const square = document.createElement('div');
    square.className = 'map-square';
    return square;
  }
}

/** Credits the provider of the map's background. */
function Attribution({ text }: { text: string }) {
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
