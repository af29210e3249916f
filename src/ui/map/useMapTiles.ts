import { GridLayer, TileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapTiles } from './MapProps';

/** The background: faint squares, that show the map moving, and the tiles above them when there are some. Answers whether some are missing. */
export function useMapTiles(map: LeafletMap | undefined, tiles: MapTiles | undefined): boolean {
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

  return isIncomplete;
}

/** A tile that does not come leaves its square: Leaflet shows a picture only once it is there. */
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
