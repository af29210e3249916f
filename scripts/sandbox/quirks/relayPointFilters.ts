import { Refusal } from '../http/Refusal';
import type { Parameter } from '../http/parameters';
import type { FilterRule } from '../World';

/** The filter `minLng,maxLat,maxLng,minLat`. A text among the four counts as 0, as in PHP. */
export const boundsFilter: FilterRule = {
  kind: 'custom',
  condition: (parameter, sql) => {
    const bounds = parts(parameter).map((text) => Number.parseFloat(text) || 0);
    if (bounds.length !== 4) throw new Refusal(400, 'The bounds parameter you passed is invalid!');
    const [west, north, east, south] = bounds.map((degrees) => `${sql.add(degrees)}::double precision`);
    return `"f_longitude" between ${west} and ${east} and "f_latitude" between ${south} and ${north}`;
  },
};

/** The filter for ids of types, separated by commas. A value that does not start with a number is refused, and so is 0. */
export const typesFilter: FilterRule = {
  kind: 'custom',
  condition: (parameter, sql) => {
    const types = parts(parameter).map((text) => Number.parseInt(text, 10) || 0);
    if (types.includes(0)) throw new Refusal(400, 'The types parameter you passed is invalid!');
    return `"f_relayPointTypeId" = any(${sql.add(types)}::int[])`;
  },
};

/** The parts of a plain text; a list of values crashes the platform. */
function parts({ values: [text = ''], isArray }: Parameter): string[] {
  if (isArray) throw new Refusal(500, 'must be of the type string, array given');
  return text.split(',');
}
