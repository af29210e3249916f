import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { withinZoom, type Size } from './pictureSize';

/** A point of the box, in pixels from its corner. */
interface Point {
  x: number;
  y: number;
}

/** The point that stays in place while the picture grows around it: its place in the box, and its place in the whole content as a fraction. */
type Anchor = { at: Point; part: Point } | undefined;

/**
 * How far a picture is enlarged in a box that scrolls. Its buttons and keys zoom around the middle, the wheel with Ctrl (which a touch pad sends for two fingers)
 * around the pointer, two fingers around the point between them.
 */
export function useZoom(box: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<Anchor>(undefined);

  function zoomBy(factor: number, at?: Point) {
    if (box.current) anchor.current = anchorAt(box.current, at);
    setZoom((now) => withinZoom(now * factor));
  }
  useLayoutEffect(() => {
    if (box.current && anchor.current) scrollTo(box.current, anchor.current);
    anchor.current = undefined;
  }, [box, zoom]);
  useGestures(box, zoomBy);
  return { zoom, zoomBy, reset: () => setZoom(1) };
}

function anchorAt(box: HTMLElement, at: Point = { x: box.clientWidth / 2, y: box.clientHeight / 2 }): Anchor {
  return { at, part: { x: (box.scrollLeft + at.x) / box.scrollWidth, y: (box.scrollTop + at.y) / box.scrollHeight } };
}

function scrollTo(box: HTMLElement, { at, part }: NonNullable<Anchor>): void {
  box.scrollLeft = part.x * box.scrollWidth - at.x;
  box.scrollTop = part.y * box.scrollHeight - at.y;
}

/** Listens for gestures without React, as React's own listeners may not prevent what the browser does by default. */
function useGestures(box: RefObject<HTMLElement | null>, zoomBy: (factor: number, at: Point) => void): void {
  const apart = useRef<number>(undefined);

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey || !box.current) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 200), pointIn(box.current, event));
  });
  const handleTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other || !box.current) {
      apart.current = undefined;
      return;
    }
    event.preventDefault();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
    if (apart.current !== undefined) zoomBy(distance / apart.current, pointIn(box.current, middle));
    apart.current = distance;
  });

  useEffect(() => {
    const { current } = box;
    const wheel = (event: WheelEvent) => handleWheel(event);
    const touch = (event: TouchEvent) => handleTouch(event);
    current?.addEventListener('wheel', wheel, { passive: false });
    for (const kind of TOUCHES) current?.addEventListener(kind, touch, { passive: false });
    return () => {
      current?.removeEventListener('wheel', wheel);
      for (const kind of TOUCHES) current?.removeEventListener(kind, touch);
    };
  }, [box]);
}

const TOUCHES = ['touchstart', 'touchmove', 'touchend'] as const;

function pointIn(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** The current size of a box. */
export function useBoxSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (box.current) setSize({ width: box.current.offsetWidth, height: box.current.offsetHeight });
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
