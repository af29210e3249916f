import { Circle, LatLng, LatLngBounds, LayerGroup, Marker, Polygon, Polyline, type LeafletMouseEvent, type Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import 'leaflet/dist/leaflet.css';
import { useTranslation } from '@/i18n/useTranslation';
import './map.css';
import { sizes } from '../tokens';
import { Background } from './Background';
import type { MapProps, MapMarker, Position } from './MapProps';
import { NOWHERE } from './nowhere';
import { pin } from './pin';
import { textNode } from './textNode';
import { useLeaflet } from './useLeaflet';

/** The map itself. It has a name and is reached by Tab; the arrow keys move it, and the wheel goes on scrolling the page. */
export function MapCanvas({ label, markers, joined, tiles, onMove, onPoint }: MapProps) {
  const { t } = useTranslation('ui');
  const [map, attach] = useLeaflet({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') });
  useMapMarkers(map, markers, onMove);
  useJoined(map, markers, joined);
  useClicks(map, onPoint);

  return (
    <div>
      <div ref={attach} className="map" role="region" aria-label={label} style={{ height: sizes.map }} />
      <Background map={map} tiles={tiles} />
    </div>
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
  const held = useRef<string>(undefined);

  useEffect(() => {
    if (!map) return undefined;
    const isAlone = markers.length === 1;
    lookAt(map, markers);
    const drawn = markers.map(({ id, position: [latitude, longitude], label, radius }) => {
      const marker = new Marker([latitude, longitude], { icon: pin(isMovable ? 'movable' : undefined), draggable: isMovable, keyboard: isMovable });
      marker.bindTooltip(textNode(label), { permanent: isAlone, direction: 'bottom', className: 'map-label', opacity: 1 });
      marker.on('dragend', () => {
        const { lat, lng } = marker.getLatLng();
        moved.current?.(id, [lat, lng]);
      });
      if (isMovable) marker.on('add', () => listenToArrows(map, marker, { label, isHeld: held.current === id, onMove: (position) => moved.current?.(id, position) }));
      const around = radius === undefined ? [] : [new Circle([latitude, longitude], { radius, interactive: false, className: 'map-radius' })];
      return { marker, layer: new LayerGroup([...around, marker]).addTo(map) };
    });
    return () => {
      // The markers are drawn again after each move, and the one that has the focus keeps it.
      held.current = markers[drawn.findIndex(({ marker }) => marker.getElement() === document.activeElement)]?.id;
      drawn.forEach(({ layer }) => layer.remove());
    };
  }, [map, markers, isMovable, lookAt]);
}

/** Moves a marker by the arrow keys: by ten pixels, or by one with Shift. */
function listenToArrows(map: LeafletMap, marker: Marker, { label, isHeld, onMove }: { label: string; isHeld: boolean; onMove: (position: Position) => void }): void {
  const element = marker.getElement();
  element?.setAttribute('aria-label', label);
  if (isHeld) element?.focus();
  element?.addEventListener('keydown', (event) => {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    // The map itself would move too.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 1 : 10;
    const { lat, lng } = map.containerPointToLatLng(map.latLngToContainerPoint(marker.getLatLng()).add([x * step, y * step]));
    onMove([lat, lng]);
  });
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Draws the line or the area that the markers make. */
function useJoined(map: LeafletMap | undefined, markers: readonly MapMarker[], joined: MapProps['joined']): void {
  useEffect(() => {
    if (!map || !joined || markers.length === 0) return undefined;
    const Joined = joined === 'line' ? Polyline : Polygon;
    const layer = new Joined(markers.map(({ position: [latitude, longitude] }) => new LatLng(latitude, longitude)), { interactive: false, className: `map-${joined}` }).addTo(map);
    return () => void layer.remove();
  }, [map, markers, joined]);
}

/** Reports the point of the map that is clicked. */
function useClicks(map: LeafletMap | undefined, onPoint: MapProps['onPoint']): void {
  const tell = useEffectEvent(({ latlng }: LeafletMouseEvent) => onPoint?.([latlng.lat, latlng.lng]));
  useEffect(() => {
    if (!map) return undefined;
    const listener = (event: LeafletMouseEvent) => tell(event);
    map.on('click', listener);
    return () => void map.off('click', listener);
  }, [map]);
}

function boundsOf({ position: [latitude, longitude], radius = 0 }: MapMarker): LatLngBounds {
  return new LatLng(latitude, longitude).toBounds(radius * 2);
}

/** Moves the map only when a marker is out of sight: a marker that was just dragged must not move away. */
function useSight() {
  // The map that has been placed: a new map throws when it is asked for its bounds.
  const looking = useRef<LeafletMap>(undefined);

  return useCallback((map: LeafletMap, markers: readonly MapMarker[]) => {
    const bounds = markers.length === 0 ? NOWHERE : markers.reduce((all, marker) => all.extend(boundsOf(marker)), new LatLngBounds([]));
    if (looking.current === map && (markers.length === 0 || map.getBounds().contains(bounds))) return;
    looking.current = map;
    map.fitBounds(bounds, { maxZoom: CLOSEST, padding: [32, 32], animate: false });
  }, []);
}
