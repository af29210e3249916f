import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import type { GroupedMapProps } from './MapProps';

/** Reports the point of the map that is pressed for long, or with the other button of the mouse. */
export function usePoint(map: LeafletMap | undefined, onPoint: GroupedMapProps['onPoint']): void {
  const tell = useEffectEvent(({ latlng }: LeafletMouseEvent) => onPoint?.([latlng.lat, latlng.lng]));
  const isAsked = onPoint !== undefined;
  useEffect(() => {
    if (!map || !isAsked) return undefined;
    const listener = (event: LeafletMouseEvent) => tell(event);
    map.on('contextmenu', listener);
    return () => void map.off('contextmenu', listener);
  }, [map, isAsked]);
}
