/** A part of the Earth, in degrees. */
export interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}
