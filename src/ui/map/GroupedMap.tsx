import { LatLngBounds, type LeafletMouseEvent, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import 'leaflet/dist/leaflet.css';
import { useTranslation } from '@/i18n/useTranslation';
import './map.css';
import { Background } from './Background';
import type { Bounds } from './Bounds';
import type { GroupedMapProps } from './MapProps';
import { NOWHERE } from './nowhere';
import { useGroupedMarkers } from './useGroupedMarkers';
import { useLeaflet } from './useLeaflet';

/** A large map of many places: places near one another are drawn as one group with their number. */
export function GroupedMap({ label, markers, tiles, chosen, onChoose, onSight, lookAgain, onPoint }: GroupedMapProps) {
  const { t } = useTranslation('ui');
  const [map, attach] = useLeaflet({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), isMain: true });
  useSight(map, { markers, lookAgain, onSight });
  useGroupedMarkers(map, { markers, chosen, onChoose });
  usePoint(map, onPoint);

  return (
    <div className="large-map">
      <div>
        <div ref={attach} className="map" role="region" aria-label={label} />
        {onPoint && <div className="map-middle" aria-hidden="true" />}
      </div>
      <Background map={map} tiles={tiles} />
    </div>
  );
}

/** Reports the point of the map that is pressed for long, or with the other button of the mouse. */
function usePoint(map: LeafletMap | undefined, onPoint: GroupedMapProps['onPoint']): void {
  const tell = useEffectEvent(({ latlng }: LeafletMouseEvent) => onPoint?.([latlng.lat, latlng.lng]));
  const isAsked = onPoint !== undefined;
  useEffect(() => {
    if (!map || !isAsked) return undefined;
    const listener = (event: LeafletMouseEvent) => tell(event);
    map.on('contextmenu', listener);
    return () => void map.off('contextmenu', listener);
  }, [map, isAsked]);
}

/** The highest zoom when the map shows its markers: a street, however few the markers. */
const CLOSEST = 15;

/** Moves the map to show all the markers, at first and each time `lookAgain` changes; calls `onSight` whenever the map has moved. */
function useSight(map: LeafletMap | undefined, { markers, lookAgain, onSight }: Pick<GroupedMapProps, 'markers' | 'lookAgain' | 'onSight'>): void {
  const told = useRef(onSight);
  const isOurs = useRef(false);
  useLayoutEffect(() => {
    told.current = onSight;
  });

  useEffect(() => {
    if (!map) return undefined;
    const tell = () => told.current(boundsOf(map), !isOurs.current);
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map]);

  const looked = useRef<readonly [map: LeafletMap, lookAgain: string]>(undefined);
  useEffect(() => {
    if (!map || (looked.current?.[0] === map && looked.current[1] === lookAgain)) return;
    looked.current = [map, lookAgain];
    const bounds = new LatLngBounds(markers.map(({ position: [latitude, longitude] }) => [latitude, longitude]));
    isOurs.current = true;
    map.fitBounds(bounds.isValid() ? bounds : NOWHERE, { maxZoom: CLOSEST, padding: [32, 32], animate: false });
    isOurs.current = false;
  }, [map, markers, lookAgain]);
}

function boundsOf(map: LeafletMap): Bounds {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast(), south: bounds.getSouth() };
}
