import { Control, Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useState, type RefCallback } from 'react';

interface LeafletUse {
  zoomIn: string;
  zoomOut: string;
  /** The map is what the page is for: the wheel and one finger move the map instead of the page. */
  isMain?: boolean;
}

/** A Leaflet map for as long as its element is mounted, and the ref that attaches it to that element. The markers decide which part of the Earth it shows. */
export function useLeaflet({ zoomIn, zoomOut, isMain = false }: LeafletUse): [map: LeafletMap | undefined, attach: RefCallback<HTMLElement>] {
  const [map, setMap] = useState<LeafletMap>();

  const attach = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const made = new LeafletMap(box, options(isMain));
    new Control.Scale({ imperial: false }).addTo(made);
    // The element may also change its width while the window does not: a drawer closes, a panel opens.
    const observer = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    observer.observe(box);
    setMap(made);
    return () => {
      observer.disconnect();
      setMap(undefined);
      made.remove();
    };
  }, [isMain]);

  useEffect(() => {
    if (!map) return undefined;
    const zoom = new Control.Zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
    return () => void zoom.remove();
  }, [map, zoomIn, zoomOut]);

  return [map, attach];
}

/** The wheel and one finger move the page, not the map, unless the map is what the page is for. */
function options(isMain: boolean) {
  const isMotionUnwanted = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: isMain,
    trackResize: false,
    minZoom: 3,
    maxZoom: 18,
    dragging: isMain || !isTouch,
    ...(isMotionUnwanted && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
  };
}
