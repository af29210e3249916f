import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import Supercluster from 'supercluster';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { GroupedMapProps } from './MapProps';
import { pin } from './pin';
import { textNode } from './textNode';

/** The distance, in px, below which two markers are drawn as one group. */
const NEAR = 56;
const GROUP_SIZE = 40;

type Places = Supercluster<{ id: string; label: string }>;

/** Draws the markers in sight, and again each time the map has moved. Near markers form groups; a click on a group zooms in. */
export function useGroupedMarkers(map: LeafletMap | undefined, { markers, chosen, onChoose }: Pick<GroupedMapProps, 'markers' | 'chosen' | 'onChoose'>): void {
  const choose = useRef(onChoose);
  useLayoutEffect(() => {
    choose.current = onChoose;
  });
  const places = useMemo(() => placesOf(markers), [markers]);

  useEffect(() => {
    if (!map) return undefined;
    let drawn: Marker[] = [];
    const clear = () => drawn.forEach((marker) => marker.remove());
    const draw = () => {
      clear();
      drawn = inSight(map, places).map((found) => drawOne(map, { found, places, chosen, choose: (id) => choose.current(id) }).addTo(map));
    };
    // A map that has not been placed yet draws once it has been.
    if (isLooking(map)) draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      clear();
    };
  }, [map, places, chosen]);
}

function placesOf(markers: GroupedMapProps['markers']): Places {
  const places: Places = new Supercluster({ radius: NEAR, maxZoom: 17 });
  return places.load(
    markers.map(({ id, label, position: [latitude, longitude] }) => ({
      type: 'Feature',
      properties: { id, label },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
}

function isLooking(map: LeafletMap): boolean {
  // Leaflet has no zoom until the map has been placed.
  return map.getZoom() !== undefined;
}

function inSight(map: LeafletMap, places: Places) {
  const bounds = map.getBounds().pad(0.1);
  return places.getClusters([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], Math.round(map.getZoom()));
}

interface Drawing {
  found: ReturnType<typeof inSight>[number];
  places: Places;
  chosen: string | undefined;
  choose: (id: string) => void;
}

function drawOne(map: LeafletMap, { found, places, chosen, choose }: Drawing): Marker {
  const [longitude = 0, latitude = 0] = found.geometry.coordinates;
  const place = [latitude, longitude] as [number, number];
  const { properties } = found;
  if ('cluster' in properties) {
    const { cluster_id: id, point_count_abbreviated: count } = properties;
    const group = new Marker(place, { icon: groupIcon(String(count)), keyboard: false });
    return group.on('click', () => void map.setView(place, Math.min(places.getClusterExpansionZoom(id), map.getMaxZoom())));
  }
  const marker = new Marker(place, { icon: pin(properties.id === chosen ? 'chosen' : undefined), keyboard: false });
  marker.bindTooltip(textNode(properties.label), { direction: 'bottom', className: 'map-label', opacity: 1 });
  return marker.on('click', () => choose(properties.id));
}

function groupIcon(count: string): DivIcon {
  return new DivIcon({ className: 'map-group', html: textNode(count), iconSize: [GROUP_SIZE, GROUP_SIZE] });
}
