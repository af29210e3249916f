export interface Size {
  width: number;
  height: number;
}

/** As it looks after quarter turns. */
export function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** By how much a picture is made smaller to be seen whole in a box; a small one stays as it is. */
export function fitOf(picture: Size, box: Size): number {
  if (picture.width === 0 || picture.height === 0) return 1;
  return Math.min(box.width / picture.width, box.height / picture.height, 1);
}

/** How many times the size at which it is seen whole. */
export const LARGEST = 8;

/** What one press enlarges by. */
export const STEP = 1.5;

export function withinZoom(zoom: number): number {
  return Math.min(Math.max(zoom, 1), LARGEST);
}
