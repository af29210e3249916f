import type { Bounds } from './Bounds';

/** A position in degrees: latitude, longitude. */
export type Position = readonly [latitude: number, longitude: number];

export interface MapMarker {
  id: string;
  position: Position;
  /** Plain text. It stands beside the marker when there is only one, and otherwise appears when the pointer is on the marker. */
  label: string;
  /** The radius, in metres, of a circle around the marker. */
  radius?: number | undefined;
}

/** Where the background comes from, and whom to credit for it. */
export interface MapTiles {
  /** The address of a tile, with `{z}`, `{x}`, `{y}`, and `{s}` or `{r}` where the provider has them. */
  url: string;
  /** The credit to the provider: text with links, in HTML. */
  attribution: string;
}

export interface MapProps {
  /** The map's name for screen readers. What the map shows must also be said in words elsewhere: a map is a complement. */
  label: string;
  markers: readonly MapMarker[];
  /** Without tiles, the map shows a scale, faint squares and the markers. */
  tiles: MapTiles | undefined;
  /** How the markers are joined, in their order. */
  joined?: 'line' | 'area' | undefined;
  /** Makes the markers movable, by dragging and by arrow keys; the same must be possible without either (WCAG 2.5.7). */
  onMove?: (id: string, position: Position) => void;
  /** Called with a point of the map that is clicked; the same must be possible without the map. */
  onPoint?: ((position: Position) => void) | undefined;
}

export interface GroupedMapProps {
  /** The map's name for screen readers. What the map shows must also be in a list beside it: the markers can only be seen and clicked. */
  label: string;
  markers: readonly MapMarker[];
  tiles: MapTiles | undefined;
  /** The id of the marker that stands out. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Called with the part of the Earth in sight when the map is first placed and each time it has moved; `byHand` says whether the operator moved it. */
  onSight: (bounds: Bounds, byHand: boolean) => void;
  /** When this value changes, the map shows all the markers again. */
  lookAgain: string;
  /**
   * Called with a point that is pressed for long, or with the other button of the mouse. The cross in the middle of the map, shown then, must offer the same
   * without such a press (WCAG 2.5.7).
   */
  onPoint?: ((position: Position) => void) | undefined;
}
