import { Control, Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useState, type RefCallback } from 'react';

interface LeafletUse {
  zoomIn: string;
  zoomOut: string;
  /** The map is what the page is for: the wheel and one finger move it, and not the page. */
  isMain?: boolean;
}

/** A Leaflet map for as long as its box is there, and what attaches it to the box. Where it looks is decided by its markers. */
export function useLeaflet({ zoomIn, zoomOut, isMain = false }: LeafletUse): [map: LeafletMap | undefined, attach: RefCallback<HTMLElement>] {
  const [map, setMap] = useState<LeafletMap>();

  const attach = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const made = new LeafletMap(box, options(isMain));
    new Control.Scale({ imperial: false }).addTo(made);
    // The box also changes its width without the window: a drawer closes, a panel opens.
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

/** Nothing takes over a gesture meant for the page, neither the wheel nor one finger, unless the map is the page. */
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
