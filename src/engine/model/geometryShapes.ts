import { oncePerSchema } from './oncePerSchema';
import type { Schema } from './Schema';

/** A shape of GeoJSON that can be drawn on a map by its points in order. */
export type Shape = (typeof SHAPES)[number];

const SHAPES = ['Point', 'LineString', 'Polygon'] as const;

/**
 * The shapes that a value may be, where it is a geometry of GeoJSON; `hasOthers` says whether it may also be one that cannot be drawn here, such as several
 * areas. Nothing for any other value.
 */
export const geometryShapes = oncePerSchema(({ oneOf, anyOf, ...own }: Schema): { shapes: readonly Shape[]; hasOthers: boolean } | undefined => {
  const options = (oneOf ?? anyOf ?? [own]).filter(({ type }) => type !== 'null');
  const types = options.map(typesOf);
  const shapes = SHAPES.filter((shape) => types.some((list) => list?.includes(shape)));
  if (shapes.length === 0 || types.includes(undefined)) return undefined;
  return { shapes, hasOthers: types.flat().some((type) => !SHAPES.some((shape) => shape === type)) };
});

export function isShape(type: unknown): type is Shape {
  return SHAPES.some((shape) => shape === type);
}

/** The types of a geometry, which has the coordinates of its points or consists of other geometries. */
function typesOf({ properties = {} }: Schema): readonly unknown[] | undefined {
  const { type, coordinates, geometries } = properties;
  const isGeometry = [coordinates, geometries].some((part) => [part?.type].flat().includes('array'));
  return isGeometry && type ? (type.const === undefined ? type.enum : [type.const]) : undefined;
}
