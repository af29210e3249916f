export interface Size {
  width: number;
  height: number;
}

/** The size of a picture after a number of quarter turns. */
export function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The factor by which a picture is reduced to fit into a box; a small picture keeps its size. */
export function fitOf(picture: Size, box: Size): number {
  if (picture.width === 0 || picture.height === 0) return 1;
  return Math.min(box.width / picture.width, box.height / picture.height, 1);
}

/** How many times a picture can be enlarged beyond the size at which it fits its box. */
export const LARGEST = 8;

/** The factor of one press on the button that enlarges. */
export const STEP = 1.5;

export function withinZoom(zoom: number): number {
  return Math.min(Math.max(zoom, 1), LARGEST);
}
