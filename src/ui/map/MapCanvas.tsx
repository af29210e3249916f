import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Circle, LatLng, LatLngBounds, LayerGroup, Marker, type Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import 'leaflet/dist/leaflet.css';
import { Attribution } from './Attribution';
import type { MapProps, MapMarker } from './MapProps';
import { mapStyle } from './mapStyle';
import { pin } from './pin';
import { textNode } from './textNode';
import { useLeaflet } from './useLeaflet';
import { useMapTiles } from './useMapTiles';

/** The map itself. It has a name and is reached by Tab; the arrow keys move it, and the wheel goes on scrolling the page. */
export function MapCanvas({ label, markers, tiles, onMove }: MapProps) {
  const { t } = useTranslation('ui');
  const [map, attach] = useLeaflet({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') });
  useMapMarkers(map, markers, onMove);
  const isIncomplete = useMapTiles(map, tiles);

  return (
    <Box>
      <Box ref={attach} role="region" aria-label={label} sx={mapStyle} />
      {tiles && <Attribution text={tiles.attribution} />}
      {isIncomplete && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('map.tilesMissing')}
        </Typography>
      )}
    </Box>
  );
}

/** The highest zoom when the map shows its markers: a street, however few the markers. */
const CLOSEST = 15;

/** Draws the markers, and moves the map to show them all as soon as one is out of sight. */
function useMapMarkers(map: LeafletMap | undefined, markers: readonly MapMarker[], onMove: MapProps['onMove']): void {
  const moved = useRef(onMove);
  useLayoutEffect(() => {
    moved.current = onMove;
  });
  const isMovable = onMove !== undefined;
  const lookAt = useSight();

  useEffect(() => {
    if (!map || markers.length === 0) return undefined;
    const isAlone = markers.length === 1;
    lookAt(map, markers);
    const drawn = markers.map(({ id, position: [latitude, longitude], label, radius }) => {
      const marker = new Marker([latitude, longitude], { icon: pin(isMovable ? 'movable' : undefined), draggable: isMovable, keyboard: false });
      marker.bindTooltip(textNode(label), { permanent: isAlone, direction: 'bottom', className: 'map-label', opacity: 1 });
      marker.on('dragend', () => {
        const { lat, lng } = marker.getLatLng();
        moved.current?.(id, [lat, lng]);
      });
      const around = radius === undefined ? [] : [new Circle([latitude, longitude], { radius, interactive: false, className: 'map-radius' })];
      return new LayerGroup([...around, marker]).addTo(map);
    });
    return () => drawn.forEach((marker) => marker.remove());
  }, [map, markers, isMovable, lookAt]);
}

function boundsOf({ position: [latitude, longitude], radius = 0 }: MapMarker): LatLngBounds {
  return new LatLng(latitude, longitude).toBounds(radius * 2);
}

/** Moves the map only when a marker is out of sight: a marker that was just dragged must not move away. */
function useSight() {
  // The map that has been placed: a new map throws when it is asked for its bounds.
  const looking = useRef<LeafletMap>(undefined);

  return useCallback((map: LeafletMap, markers: readonly MapMarker[]) => {
    const bounds = markers.reduce((all, marker) => all.extend(boundsOf(marker)), new LatLngBounds([]));
    if (looking.current === map && map.getBounds().contains(bounds)) return;
    looking.current = map;
    map.fitBounds(bounds, { maxZoom: CLOSEST, padding: [32, 32], animate: false });
  }, []);
}
