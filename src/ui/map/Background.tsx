import { GridLayer, TileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Attribution } from './Attribution';
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
