import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import type { GroupedMapProps } from './MapProps';

/** Says which point is pressed with the other button of the mouse, or long. */
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
