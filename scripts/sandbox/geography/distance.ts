export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH = 6371;

/** The distance between two places as the crow flies, on a sphere. */
export function kilometres(from: Position, to: Position): number {
  const [one, other] = [radians(from.latitude), radians(to.latitude)];
  const across = Math.sin((other - one) / 2) ** 2;
  const along = Math.cos(one) * Math.cos(other) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(across + along));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
