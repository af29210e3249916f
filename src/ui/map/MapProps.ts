import type { Bounds } from './Bounds';

/** In degrees: latitude, longitude. */
export type Position = readonly [latitude: number, longitude: number];

export interface MapMarker {
  id: string;
  position: Position;
  /** Plain text; stands beside the marker when it is alone, and appears on it otherwise. */
  label: string;
  /** In metres, of a circle around it. */
  radius?: number | undefined;
}

/** Where the background comes from, and whom it is owed to. */
export interface MapTiles {
  /** With `{z}`, `{x}`, `{y}`, and `{s}` or `{r}` where the provider has them. */
  url: string;
  /** Text with links, in HTML. */
  attribution: string;
}

export interface MapProps {
  /** Its name for screen readers. What it shows must be said in words elsewhere: a map is a complement. */
  label: string;
  markers: readonly MapMarker[];
  /** Without them the map is a scale, faint squares and the markers. */
  tiles: MapTiles | undefined;
  /** Markers can then be dragged; the same must be possible without dragging (WCAG 2.5.7). */
  onMove?: (id: string, position: Position) => void;
}

export interface GroupedMapProps {
  /** Its name for screen readers. What it shows must be in a list beside it: its markers are for the eye and the mouse. */
  label: string;
  markers: readonly MapMarker[];
  tiles: MapTiles | undefined;
  /** The marker that stands out. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** What is in sight, when the map first looks somewhere and each time it has moved; `byHand` when the operator moved it. */
  onSight: (bounds: Bounds, byHand: boolean) => void;
  /** Looks at all the markers again when it changes. */
  lookAgain: string;
}
