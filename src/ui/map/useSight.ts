import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Bounds } from './Bounds';
import type { GroupedMapProps } from './MapProps';
import { NOWHERE } from './nowhere';

/** The highest zoom when the map shows its markers: a street, however few the markers. */
const CLOSEST = 15;

/** Moves the map to show all the markers, at first and each time `lookAgain` changes; calls `onSight` whenever the map has moved. */
export function useSight(map: LeafletMap | undefined, { markers, lookAgain, onSight }: Pick<GroupedMapProps, 'markers' | 'lookAgain' | 'onSight'>): void {
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
